import { theirsStrings } from '#ui/form/theirs.strings.ts';
import { quoted } from '#lib/quoted.ts';
import { formatMoney } from '#lib/money.ts';
import type { NextState, OrderLine, PlacedOrder, PlacedOrderState } from '#contract/types.ts';
import { linesInWay, type LinesRefusal } from '#common/order-line.ts';
import { ruleStrings } from '#lib/rules.strings.ts';
import { orderStateNames } from '../order-states.strings.ts';

/** What brings an order to a state. */
export const stateVerbs: Readonly<Record<PlacedOrderState, string>> = {
  created: 'Вернуть в «Новый»',
  accepted: 'Принять',
  need_pay: 'Запросить оплату',
  collected: 'Отметить собранным',
  delivery: 'Передать в доставку',
  done: 'Отметить выполненным',
  completed: 'Завершить',
  canceled: 'Отменить заказ',
  rejected: 'Отклонить',
};

/** The direction of a transition: forward (`on`), to an end, or back. */
export function kindOfTransition({ state, needs_reason }: NextState): 'on' | 'end' | 'back' {
  if (state === 'canceled' || state === 'rejected') return 'end';
  return needs_reason ? 'back' : 'on';
}

/** The label of the button of a transition. */
export function verbOf(next: NextState): string {
  return kindOfTransition(next) === 'back' ? `Вернуть в «${orderStateNames[next.state]}»` : stateVerbs[next.state];
}

const LINES_NAMED = 3;

/** Why its lines hold an order back; `lines` are those in the way. */
const heldReasons: Readonly<Record<LinesRefusal, (lines: string) => string>> = {
  no_lines: () => 'В заказе не осталось товаров. Отмените его.',
  not_priced: (lines) => `Укажите цену: ${lines}.`,
  lines_ordered: (lines) => `Ждём поставщика: ${lines}.`,
  lines_handed_over: (lines) => `Уже выдано: ${lines}.`,
  lines_received: () => 'Часть товаров вы уже получили: отменить заказ нельзя. Свяжитесь с нами.',
  lines_in_work: () => 'Товары уже в работе: отменить заказ можем только мы. Свяжитесь с нами.',
};

/** Why its lines hold an order back, with the lines that are in the way. */
export function heldReason(refusal: LinesRefusal, lines: readonly OrderLine[]): string {
  const found = lines.flatMap((line, index) => {
    if (!linesInWay[refusal]?.(line)) return [];
    const purchase = line.purchase ? `, закупка ${quoted(line.purchase.name)}` : '';
    return [`${line.description === '' ? 'фото' : quoted(line.description)} (строка\u00A0${index + 1}${purchase})`];
  });
  const unnamed = found.length - LINES_NAMED;
  const names = found.slice(0, LINES_NAMED).join(', ');
  return heldReasons[refusal](unnamed > 0 ? `${names} и\u00A0ещё\u00A0${unnamed}` : names);
}

/** That a charged order isn't covered, and how much is missing where the balance may be seen. */
export function shortReason(account: PlacedOrder['account'], currency: string): string {
  const missing = account && account.balance < 0 ? formatMoney(-account.balance, currency) : '';
  return missing === ''
    ? 'Баланс клиента не\u00A0покрывает заказ.'
    : `Баланс клиента не\u00A0покрывает заказ: не\u00A0хватает\u00A0${missing}.`;
}

/** Texts of an order's transitions. */
export const transitionsStrings = {
  actions: 'Что сделать с заказом',
  onward: 'Следующий шаг',
  reason: 'Причина',
  reasonHint: 'Её увидят в истории заказа',
  required: ruleStrings.required,
  forced: 'Если продолжить, клиент останется должен.',
  meanwhile: (state: PlacedOrderState, author: string) =>
    theirsStrings.again(`Теперь заказ в\u00A0статусе «${orderStateNames[state]}»${author && ` (${author})`}.`),
  stillOpen: 'Проверьте, нужно ли это ещё.',
  closed: 'Теперь так сделать нельзя.',
  cancelTitle: (orderId: number) => `Отменить заказ №\u00A0${orderId}?`,
  rejectTitle: (orderId: number) => `Отклонить заказ №\u00A0${orderId}?`,
  title: (orderId: number, state: PlacedOrderState) =>
    `Перевести заказ №\u00A0${orderId} в статус «${orderStateNames[state]}»?`,
  /** Above the transitions that are held back. */
  notNow: (count: number) => `⋯ Пока нельзя: ${count}`,
  stops: (reason: string) => `Мешает: ${reason.slice(0, 1).toLowerCase()}${reason.slice(1)}`,
  prepaid: 'Магазин работает по\u00A0предоплате: сначала выставьте заказ к\u00A0оплате.',
  no: 'Не сейчас',
} as const;
