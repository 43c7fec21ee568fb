/**
 * What waits to be told of a purchase's lines, after one more mark: a line ends as the person saw it last. A mark that
 * may have reached the server stays as it was sent, and later ones come after it.
 */
import type { components } from '#contract/types.ts';

/** What is told of a line: that it is bought, can't be had, or is to be bought again. */
export type LineMark = components['schemas']['LineMark'];

/** A mark that the server hasn't answered yet. */
export interface WaitingMark {
  /** Its idempotency key. */
  key: string;
  purchaseId: number;
  /** What the line is called. */
  name: string;
  mark: LineMark;
  /** Whether it was sent, so that the server may know of it. */
  isTried: boolean;
}

/** Whether a mark says only what was paid for a line that is bought already. */
const isPrice = ({ mark: { state, count } }: WaitingMark): boolean => state === 'P' && count === undefined;

const isOf =
  ({ mark: { line_id: lineId } }: WaitingMark) =>
  ({ mark }: WaitingMark): boolean =>
    mark.line_id === lineId;

/** The queue with one more mark in it, in the order in which they are to be sent. */
export function queueMark(unsent: readonly WaitingMark[], told: WaitingMark): WaitingMark[] {
  const ofLine = unsent.filter(isOf(told));
  const last = ofLine.at(-1);
  if (told.mark.state === 'O') {
    const [first] = ofLine;
    const others = unsent.filter((one) => one.isTried || !isOf(told)(one));
    // Nobody has heard of what was marked, so there is nothing to take back.
    const isUnheard = first !== undefined && !first.isTried && first.mark.state !== 'O' && !isPrice(first);
    return isUnheard ? others : [...others, told];
  }
  if (!last || last.isTried) return [...unsent, told];
  if (isPrice(told) && last.mark.state === 'P') {
    // Another mark than before, and so with another key: somewhere the one before may be sent already.
    const priced = { ...told, mark: { ...last.mark, ...told.mark } };
    return unsent.map((one) => (one === last ? priced : one));
  }
  return [...unsent.filter((one) => one !== last || last.mark.state === 'O'), told];
}
