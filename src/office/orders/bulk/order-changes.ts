import { api, unwrap } from '#api/client.ts';
import type { components, PlacedOrderState } from '#contract/types.ts';
import { readyReasons } from '#entities/order/ready-reasons.strings.ts';
import { orderStateNames, ordersOfState } from '#entities/order/order-states.strings.ts';
import { formatMoney } from '#lib/money.ts';
import { readName } from '#lib/read-address.ts';
import { REASON_MAX } from '#lib/rules.ts';
import { type BilledOrder, moneyEffectOfBulk } from '#machines/order/money-effect.ts';
import { isCharged } from '#machines/order/placed-order.machine.ts';
import { bulkStrings } from '#office/kit/bulk/bulk.strings.ts';
import type { OfferedChange } from '#office/kit/bulk/change-form.tsx';
import { bodyOf, changeEach, type ListChange, verdictsOf } from '#office/kit/bulk/list-change.ts';
import type { RefusalGroup } from '#office/kit/bulk/refusal-groups.ts';
import { ordersOfStateHref } from '#office/kit/orders-of-state-href.ts';
import { type LineBefore, putPricesBack } from '#entities/order/lines/trade/priced-lines.ts';
import { invalidateAfterSending } from '#office/kit/purchase/purchase.queries.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { NextStates } from './bulk-orders.queries.ts';
import { goesOn, isOutOfReach } from './order-acts.ts';
import { orderRefusals } from './order-refusals.ts';
import { bulkOrdersStrings, movedText, verbOfMany } from './bulk-orders.strings.ts';

const TEXT_MAX = 1_000;

type Change = components['schemas']['ManyOrdersState'] | components['schemas']['ManyOrdersForm'];

/** One change of many orders. */
const changeOrders = (queryClient: QueryClient, change: Change): ListChange => ({
  name: Object.values(change).join(),
  send: async (rows) =>
    verdictsOf((await unwrap(api.PUT('/placed-order/list/', { body: { ...bodyOf(rows), change } }))).result, rows),
  refresh: () => invalidateAfterSending(queryClient),
});

/** Where orders stood before a change, and their versions after it. */
type Moved = ReadonlyMap<number, { state: PlacedOrderState; version: number }>;

/** Brings back to their states those that a change has moved; nothing that somebody else has changed since. */
const moveBack = (queryClient: QueryClient, moved: Moved): ListChange => ({
  name: 'undo',
  send: async (rows) => {
    const groups = [...new Set([...moved.values()].map(({ state }) => state))].map(async (state) => {
      const ids = rows.ids.filter((id) => moved.get(id)?.state === state);
      if (ids.length === 0) return [];
      const versions = ids.flatMap((id) => ({ id, version: moved.get(id)?.version ?? 0 }));
      const body = { ids, versions, change: { state, reason: bulkOrdersStrings.undone } };
      return verdictsOf((await unwrap(api.PUT('/placed-order/list/', { body }))).result, rows).refused;
    });
    return {
      refused: (await Promise.all(groups)).flat(),
      unchanged: rows.ids.filter((id) => !moved.has(id)).length,
    };
  },
  refresh: () => invalidateAfterSending(queryClient),
  doneText: bulkStrings.undone,
  canRetry: false,
});

/** Whether staff may bring an order back that a move has led on, and no money moves either way. */
const canBeTakenBack = (from: PlacedOrderState, to: PlacedOrderState): boolean =>
  isCharged(from) === isCharged(to) && !isOutOfReach(to, from);

interface Move {
  /** Whether all of them have been further. */
  isBack: boolean;
  orders?: NextStates['orders'] | undefined;
  currency: string;
}

/** A move of many orders; those can be taken back of which it was read what they are, and which nobody else moved. */
function moveOrders(
  queryClient: QueryClient,
  change: components['schemas']['ManyOrdersState'],
  { isBack, orders = new Map(), currency }: Move,
): ListChange {
  const moved = new Map<number, { state: PlacedOrderState; version: number }>();
  let isUnsure = false;
  return {
    ...changeOrders(queryClient, change),
    send: async (rows) => {
      const { result } = await unwrap(api.PUT('/placed-order/list/', { body: { ...bodyOf(rows), change } }));
      // What a lost call has moved has versions that nobody told.
      isUnsure ||= rows.isAgain;
      const seen = new Set(rows.seen.map(({ id }) => id));
      for (const verdict of result) {
        const state = orders.get(verdict.id)?.state;
        if (verdict.ok && state && seen.has(verdict.id) && canBeTakenBack(state, change.state))
          moved.set(verdict.id, { state, version: verdict.version });
      }
      return verdictsOf(result, rows);
    },
    doneText: (count) => movedText(change.state, isBack, count),
    next: () =>
      goesOn(change.state) ? { text: ordersOfState[change.state], href: ordersOfStateHref(change.state) } : undefined,
    groupsOf: (refused) => orderRefusals(refused, orders, currency),
    undo: () => (isUnsure || moved.size === 0 ? undefined : moveBack(queryClient, moved)),
  };
}

const allStates = Object.keys(orderStateNames).flatMap((name) => readName(orderStateNames, name) ?? []);

/** The chosen orders, and where they stand if that was read. */
interface Asked {
  ids: readonly number[];
  nextStates: NextStates | undefined;
  currency: string;
}

/** The orders that don't go to a state, by reason. */
function stayingOf(
  { ids, currency, nextStates: { orders, held } }: Asked & { nextStates: NextStates },
  to: PlacedOrderState,
  going: ReadonlySet<number>,
): RefusalGroup[] {
  const rows = ids.filter((id) => !going.has(id));
  const told = rows.map((id) => {
    const state = orders.get(id)?.state;
    const code = held.get(id)?.find((one) => one.state === to)?.code ?? '';
    const detail = state === undefined ? bulkOrdersStrings.missing : bulkOrdersStrings.inState(orderStateNames[state]);
    return { id, code, detail: code === '' ? detail : '' };
  });
  return orderRefusals(told, orders, currency);
}

/** Why none of the orders may come to the state that a button or a key has named, by reason. */
export function heldBack(name: string | null, asked: Asked): RefusalGroup[] {
  const { nextStates } = asked;
  const state = readName(orderStateNames, name ?? '');
  if (!nextStates || state === undefined || nextStates.next.has(state)) return [];
  return stayingOf({ ...asked, nextStates }, state, new Set());
}

const reasonField = (state: PlacedOrderState, isRequired: boolean, hint: string) => ({
  kind: 'text' as const,
  label: bulkStrings.reason,
  hint,
  isRequired,
  maxLength: REASON_MAX,
  ready: readyReasons[state === 'canceled' || state === 'rejected' ? 'end' : 'back'],
});

/** What the move does to the balances, and to whom. */
function moneyNotes(to: PlacedOrderState, orders: readonly BilledOrder[], currency: string): string[] {
  const { amount, short, eaten } = moneyEffectOfBulk(orders, to);
  const sum = formatMoney(Math.abs(amount), currency);
  return [
    ...(amount < 0 ? [bulkOrdersStrings.charge(sum)] : []),
    ...(amount > 0 ? [bulkOrdersStrings.giveBack(sum)] : []),
    ...(short > 0 ? [bulkOrdersStrings.short(short)] : []),
    ...(eaten > 0 ? [bulkOrdersStrings.eaten(eaten)] : []),
  ];
}

/** Whether all orders that may come to a state have been further. */
function isStepBack(state: PlacedOrderState, { nextStates }: Asked): boolean {
  const going = [...(nextStates?.next.get(state)?.ids ?? [])].flatMap((id) => nextStates?.orders.get(id)?.state ?? []);
  return going.length > 0 && going.every((from) => allStates.indexOf(from) > allStates.indexOf(state));
}

/** What brings orders to a state. */
const verbTo = (state: PlacedOrderState, asked: Asked): string =>
  isStepBack(state, asked) ? bulkOrdersStrings.back(orderStateNames[state]) : verbOfMany(state, asked.ids.length);

function stateChange(queryClient: QueryClient, state: PlacedOrderState, asked: Asked, going = asked.ids.length) {
  const { ids, nextStates, currency } = asked;
  const verb = verbTo(state, asked);
  return {
    name: state,
    act: verb,
    group: bulkStrings.newState,
    go: going === ids.length ? bulkOrdersStrings.go(verb, going) : bulkOrdersStrings.goSome(verb, going, ids.length),
    changeOf: (reason: string) =>
      moveOrders(
        queryClient,
        { state, ...(reason !== '' && { reason }) },
        { isBack: isStepBack(state, asked), orders: nextStates?.orders, currency },
      ),
  };
}

/** The states to which at least one of the orders may come; every state, where it wasn't read how they stand. */
export function statesOf(queryClient: QueryClient, asked: Asked): OfferedChange[] {
  const { ids, nextStates, currency } = asked;
  if (!nextStates)
    return allStates.map((state) => ({
      ...stateChange(queryClient, state, asked),
      label: verbTo(state, asked),
      notes: [bulkStrings.asItGoes, ...(isCharged(state) ? [bulkOrdersStrings.chargedMaybe] : [])],
      field: reasonField(state, false, bulkOrdersStrings.reasonMaybeHint),
    }));
  return allStates.flatMap((state): OfferedChange[] => {
    const going = nextStates.next.get(state);
    if (!going) return [];
    const stays = stayingOf({ ids, currency, nextStates }, state, going.ids);
    const money = moneyNotes(
      state,
      [...going.ids].flatMap((id) => nextStates.orders.get(id) ?? []),
      currency,
    );
    const canReturn = ids.every((id) => {
      const from = nextStates.orders.get(id)?.state;
      return from !== undefined && canBeTakenBack(from, state);
    });
    return [
      {
        ...stateChange(queryClient, state, asked, going.ids.size),
        isPlain: stays.length === 0 && money.length === 0 && going.forced === 0 && !going.needsReason && canReturn,
        label: bulkOrdersStrings.option(verbTo(state, asked), going.ids.size),
        notes: [
          bulkOrdersStrings.fits(going.ids.size, ids.length),
          ...money,
          ...(going.forced > 0 ? [bulkOrdersStrings.forced(going.forced)] : []),
          ...(stays.length > 0 ? [bulkOrdersStrings.stays] : []),
        ],
        stays,
        ...(going.needsReason && { field: reasonField(state, true, bulkOrdersStrings.reasonHint) }),
      },
    ];
  });
}

/** What can be written on the orders. */
export function textsOf(queryClient: QueryClient, count: number): OfferedChange[] {
  return (['comment', 'note'] as const).map((name) => ({
    name,
    label: bulkOrdersStrings[name],
    group: bulkOrdersStrings.texts,
    notes: [],
    field: {
      kind: 'text',
      label: bulkOrdersStrings[name],
      hint: name === 'comment' ? bulkOrdersStrings.commentHint : bulkOrdersStrings.noteHint,
      isRequired: false,
      maxLength: TEXT_MAX,
    },
    go: bulkOrdersStrings.write(count),
    changeOf: (text) => changeOrders(queryClient, { [name]: text }),
  }));
}

/** Gives the lines of orders the prices back that a change took; those that somebody has changed since keep theirs. */
const tradeBack = (queryClient: QueryClient, before: ReadonlyMap<number, readonly LineBefore[]>): ListChange => ({
  name: 'undo',
  send: async (rows) => {
    const ids = rows.ids.filter((id) => before.has(id));
    const { refused } = await changeEach({ ...rows, ids, seen: [] }, (id) =>
      putPricesBack(before.get(id) ?? [], rows.isAgain),
    );
    return { refused, unchanged: rows.ids.length - ids.length };
  },
  refresh: () => invalidateAfterSending(queryClient),
  doneText: bulkStrings.undone,
  canRetry: false,
});

/** Orders to their trade prices, and back in one press. */
function tradePrices(queryClient: QueryClient): ListChange {
  const before = new Map<number, readonly LineBefore[]>();
  let isUnsure = false;
  const change = { trade_price: true };
  return {
    ...changeOrders(queryClient, change),
    send: async (rows) => {
      const { result } = await unwrap(api.PUT('/placed-order/list/', { body: { ...bodyOf(rows), change } }));
      // Nobody tells what the lines cost that a lost call has made cheaper.
      isUnsure ||= rows.isAgain;
      for (const verdict of result)
        if (verdict.ok && verdict.lines_before) before.set(verdict.id, verdict.lines_before);
      // A call that is told again can't tell either what it has left as it was.
      const unchanged = rows.isAgain ? 0 : result.filter((one) => one.ok && !one.lines_before).length;
      return { ...verdictsOf(result, rows), unchanged };
    },
    undo: () => (isUnsure || before.size === 0 ? undefined : tradeBack(queryClient, before)),
  };
}

/** All lines of the orders to their trade prices. */
export const tradePricesOf = (queryClient: QueryClient, count: number): OfferedChange => ({
  name: 'trade-prices',
  label: bulkOrdersStrings.trade,
  group: bulkOrdersStrings.prices,
  notes: [bulkOrdersStrings.tradeNote, bulkStrings.asItGoes],
  go: bulkOrdersStrings.tradeGo(count),
  changeOf: () => tradePrices(queryClient),
});
