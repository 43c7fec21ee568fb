import { shareOut, type SharingRule } from '#common/share-out.ts';
import { isCharged } from '#machines/order/placed-order.machine.ts';
import type { components, PurchaseLine } from '#contract/types.ts';
import { commonPrice } from '#entities/purchase/bought-price-field.tsx';
import type { EqualLines } from '#entities/purchase/equal-lines.ts';
import { ruleStrings } from '#lib/rules.strings.ts';
import { purchasesStrings } from './purchases.strings.ts';

/** Lines of the same goods that are received as one. */
export type ReceiptGroup = EqualLines<PurchaseLine>;

/** How much came of what was ordered, who goes without, and what becomes of the rest. */
export interface ReceiptDraft {
  /** The pieces that came, as they were typed, by group; all of them where nothing was. */
  came: Readonly<Record<string, string>>;
  /** Who gets what came where it isn't enough; `hand` says it line by line. */
  rule: SharingRule | 'hand';
  /** The pieces of a line, as they were typed, where it is said by hand. */
  given: Readonly<Record<number, string>>;
  rest: 'O' | 'C';
  reason: string;
  /** What one of a group was bought for, as it was typed; what is known of it where nothing was. */
  bought: Readonly<Record<string, string>>;
}

/** How many pieces of a group came, as the field shows it. */
export const cameOf = ({ came }: ReceiptDraft, { key, count }: ReceiptGroup): string => came[key] ?? String(count);

/** What one of a group was bought for, as the field shows it. */
export function boughtOf({ bought }: Pick<ReceiptDraft, 'bought'>, { key, lines }: ReceiptGroup): string {
  return bought[key] ?? String(commonPrice(lines) ?? '');
}

/** The prices that were typed and aren't known yet. */
export function boughtPricesOf(
  draft: ReceiptDraft,
  groups: readonly ReceiptGroup[],
): components['schemas']['LineBoughtPrice'][] {
  return groups
    .filter((group) => boughtOf(draft, group) !== boughtOf({ bought: {} }, group))
    .flatMap((group) => {
      const typed = boughtOf(draft, group);
      return group.lines.map(({ id }) => ({ line_id: id, price: typed === '' ? null : Number(typed) }));
    });
}

/** Whether fewer pieces came than are waited for. */
export function isShort(draft: ReceiptDraft, group: ReceiptGroup): boolean {
  const came = cameOf(draft, group);
  return came !== '' && Number(came) < group.count;
}

/** Whether it is said by hand which line of a group gets what. */
export const isByHand = (draft: ReceiptDraft, group: ReceiptGroup): boolean =>
  draft.rule === 'hand' && group.lines.length > 1 && isShort(draft, group);

function sharesOf(draft: ReceiptDraft, { lines, key, count }: ReceiptGroup): ReadonlyMap<number, number> {
  const waiting = lines.map((line) => ({
    id: line.id,
    orderId: line.order_id,
    personId: line.customer.id,
    count: line.count,
  }));
  // Whoever begins by hand begins with what the order of the orders gives.
  return shareOut(waiting, Number(draft.came[key] ?? count), draft.rule === 'hand' ? 'first' : draft.rule);
}

/** What each line of a group gets, as its field shows it, by id. */
export function givenTo(draft: ReceiptDraft, group: ReceiptGroup): ReadonlyMap<number, string> {
  const isTyped = isByHand(draft, group);
  return new Map(
    [...sharesOf(draft, group)].map(([id, count]) => [id, (isTyped ? draft.given[id] : undefined) ?? String(count)]),
  );
}

/** The pieces that are given out by hand. */
const sumOf = (given: ReadonlyMap<number, string>): number =>
  [...given.values()].reduce((sum, count) => sum + Number(count), 0);

/** What is wrong in the number of pieces that came. */
export function cameProblem(draft: ReceiptDraft, group: ReceiptGroup): string | undefined {
  const typed = cameOf(draft, group);
  if (typed === '') return ruleStrings.required;
  return Number(typed) > group.count ? purchasesStrings.tooMany(group.count) : undefined;
}

/** What is wrong in what a line gets by hand. */
export function givenProblem(given: string, { count }: PurchaseLine): string | undefined {
  if (given === '') return ruleStrings.required;
  return Number(given) > count ? purchasesStrings.tooMany(count) : undefined;
}

/** What is wrong in what all lines of a group get by hand. */
export function sharingProblem(draft: ReceiptDraft, group: ReceiptGroup): string | undefined {
  if (!isByHand(draft, group)) return undefined;
  const came = Number(cameOf(draft, group));
  const sum = sumOf(givenTo(draft, group));
  return sum === came ? undefined : purchasesStrings.givenOut(sum, came);
}

/** Whether anything is wrong in a group. */
export function isWrong(draft: ReceiptDraft, group: ReceiptGroup): boolean {
  if (cameProblem(draft, group) !== undefined || sharingProblem(draft, group) !== undefined) return true;
  const given = givenTo(draft, group);
  return isByHand(draft, group) && group.lines.some((line) => givenProblem(given.get(line.id) ?? '', line));
}

/**
 * The receipt: lines that get nothing aren't among those that came, and of others it says how much they get, of those
 * that get all too: their orders may have come to fewer meanwhile. Nothing is cancelled but what is seen to be missing.
 */
export function receiptOf(
  draft: ReceiptDraft,
  groups: readonly ReceiptGroup[],
): components['schemas']['PurchaseReceipt'] {
  const given = groups.flatMap((group) => {
    const shares = givenTo(draft, group);
    return group.lines.map(({ id, count: all }) => ({ id, all, count: Number(shares.get(id)) }));
  });
  const came = given.filter(({ count }) => count > 0);
  const short = given.filter(({ all, count }) => count < all);
  return {
    line_ids: came.map(({ id }) => id),
    counts: came.map(({ id, count }) => ({ line_id: id, count })),
    rest: draft.rest,
    ...(draft.rest === 'C' && { rest_line_ids: short.map(({ id }) => id) }),
  };
}

/** What a receipt comes to. */
export interface ReceiptSums {
  came: number;
  missing: number;
  /** What goes back to the balances of customers, in roubles, where the rest is cancelled: of charged orders. */
  refund: number;
}

/** What the receipt comes to, in pieces and money. */
export function receiptSums(draft: ReceiptDraft, groups: readonly ReceiptGroup[]): ReceiptSums {
  const sums = { came: 0, missing: 0, kopecks: 0 };
  for (const group of groups) {
    const given = givenTo(draft, group);
    for (const { id, count, price, order_state: state } of group.lines) {
      const came = Number(given.get(id));
      sums.came += came;
      sums.missing += count - came;
      if (price !== null && isCharged(state)) sums.kopecks += Math.round(price * 100) * (count - came);
    }
  }
  const { came, missing, kopecks } = sums;
  return { came, missing, refund: kopecks / 100 };
}
