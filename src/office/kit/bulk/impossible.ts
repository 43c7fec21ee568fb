import { bulkStrings } from './bulk.strings.ts';
import { countsOf } from './counts-of.ts';

/** That rows in these states can't come to the other. */
export function impossible(to: string, states: readonly string[]): string {
  const counts = [...countsOf(states, (state) => state)].map(([state, count]) => bulkStrings.standing(state, count));
  return bulkStrings.impossible(to, counts.join(', '));
}
