import { differencesOf } from '#tests/model/kit/differences.ts';
import { serialize } from '#tests/model/kit/observe.ts';
import type { Op } from './explain.ts';
import { replayLine } from './history.ts';
import type { Ran } from './run-history.ts';
import type { Found } from './search.ts';

/** How many of the slowest histories are listed. */
const SLOW_TOLD = 3;

/** The first is the prefix. */
const nameOf = (branch: number, place: number): string => `${branch === 0 ? '' : ' ABC'[branch]}${place + 1}`;

function tellOp({ words, seen, told, shown, sentAt, cameAt }: Op, name: string, since: number): string {
  const asked = seen === undefined ? words : `${words}, having seen version ${seen}`;
  const said = [told.status, told.code, shown && `${shown.state}, version ${shown.version}`].filter(Boolean).join(' ');
  const [from, to] = [sentAt - since, cameAt - since].map((ms) => ms.toFixed(1));
  return `    ${name.padEnd(3)} ${asked} → ${said} (${from}–${to} ms)`;
}

/** What is wrong with a history: what differs in the end, or whose answers no order gives. */
function tellWrong({ prefix, branches, end, explanation }: Ran): string[] {
  if (explanation.isExplained) return [];
  const { order, world } = explanation;
  const all = [prefix, ...branches];
  const names = order.map(({ branch, place }) => nameOf(branch, place)).join(' ');
  const left = all.flatMap((ops, branch) =>
    ops.flatMap((_, place) =>
      order.some((one) => one.branch === branch && one.place === place) ? [] : nameOf(branch, place),
    ),
  );
  if (left.length > 0)
    return [`    no order has all answers; after ${names || 'none'} none fits of: ${left.join(' ')}`];
  const differences = differencesOf('end', end, world, serialize);
  return [
    `    after ${names || 'nothing'} the machine is in another world than the database, and so after any other order`,
    ...differences.flatMap(({ path, is, should }) => [
      `    ${path}`,
      `      is        ${is}`,
      `      should be ${should}`,
    ]),
  ];
}

/** A history that went wrong: its commands with their answers, the final state, and the line that replays it. */
export function tellFailure(ran: Ran): string {
  const { history, prefix, branches, end } = ran;
  const all = [prefix, ...branches];
  const since = Math.min(...all.flat().map(({ sentAt }) => sentAt));
  return [
    `✗ ${history.lifecycle}: ${ran.why ?? ''}`,
    `    begins with ${history.start}`,
    ...all.flatMap((ops, branch) => ops.map((op, place) => tellOp(op, nameOf(branch, place), since))),
    ...tellWrong(ran),
    `    in the end ${JSON.stringify(end)}`,
    `    ${replayLine(history)}`,
  ].join('\n');
}

/** A lifecycle's line of the table. */
export function tellRow(name: string, { ran, taken, refused, failure }: Found, seconds: number): string {
  const counts = `${ran} histories, ${taken} commands taken, ${refused} refused, ${seconds.toFixed(1)} s`;
  return `${failure ? '✗' : '✓'} ${name.padEnd(20)} ${counts}`;
}

/** What is said of transactions that held each other up. */
export function tellDeadlocks(deadlocks: number, slow: readonly Ran[]): string {
  return [
    `✗ transactions that held each other up: ${deadlocks}. The slowest histories:`,
    ...slow.slice(0, SLOW_TOLD).map(({ history, ms }) => `    ${ms.toFixed(0)} ms  ${replayLine(history)}`),
  ].join('\n');
}
