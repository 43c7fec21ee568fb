import type { OrderLineState } from '#contract/types.ts';
import type { NamedAct } from '#office/kit/bulk/use-bulk.tsx';
import { bulkLinesStrings } from './bulk-lines.strings.ts';

type Act = keyof typeof bulkLinesStrings.acts;

/** What a line of a state usually comes to next. */
const onward: Readonly<Partial<Record<OrderLineState, Act>>> = { W: 'P', O: 'P', P: 'F' };

/** The changes that fit selected lines and whoever may make them, the commonest first. */
export function actsOf(
  lines: readonly { state: OrderLineState; price: number | null }[],
  { mayMove, mayEdit }: { mayMove: boolean; mayEdit: boolean },
): NamedAct[] {
  const fitting = lines.flatMap(({ state, price }): Act[] => {
    const next = onward[state];
    return [
      ...(mayEdit && price === null && state !== 'C' ? (['price'] as const) : []),
      ...(mayMove && next ? [next] : []),
    ];
  });
  const counts = new Map<Act, number>();
  for (const act of fitting) counts.set(act, (counts.get(act) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([name]) => ({ name, label: bulkLinesStrings.acts[name] }));
}
