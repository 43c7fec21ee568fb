import type { NextState, PlacedOrderState } from '#contract/types.ts';
import { ruleStrings } from '#lib/rules.strings.ts';
import { orderStateNames } from '../order-states.strings.ts';

const verbs: Readonly<Record<PlacedOrderState, string>> = {
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
  return kindOfTransition(next) === 'back' ? `Вернуть в «${orderStateNames[next.state]}»` : verbs[next.state];
}

/** Texts of an order's transitions. */
export const transitionsStrings = {
  actions: 'Что сделать с заказом',
  reason: 'Причина',
  reasonHint: 'Её увидят в истории заказа',
  required: ruleStrings.required,
  forced: 'Баланс клиента не покрывает заказ. Если продолжить, клиент останется должен.',
  meanwhile: (state: PlacedOrderState, author: string) =>
    `Тем временем заказ изменили: теперь он «${orderStateNames[state]}»${author && ` (${author})`}.`,
  stillOpen: 'Проверьте, нужно ли это ещё.',
  closed: 'Теперь так сделать нельзя.',
  cancelTitle: (orderId: number) => `Отменить заказ №\u00A0${orderId}?`,
  cancelText: 'Мы не будем его выполнять.',
  rejectTitle: (orderId: number) => `Отклонить заказ №\u00A0${orderId}?`,
  title: (orderId: number, state: PlacedOrderState) =>
    `Перевести заказ №\u00A0${orderId} в статус «${orderStateNames[state]}»?`,
  no: 'Не сейчас',
} as const;
