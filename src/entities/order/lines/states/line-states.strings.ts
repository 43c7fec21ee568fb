import type { OrderLineState } from '#contract/types.ts';

/** Texts of the change of a line's state. */
export const lineStatesStrings = {
  // The state as it is shown, so that a person can say what they see.
  open: (name: string, state: string) => `Статус позиции «${name}»: ${state}. Изменить`,
  group: (name: string) => `Новый статус: ${name}`,
  reason: 'Причина отмены',
  reasonHint: 'Её увидит клиент.',
  keep: 'Не\u00A0отменять',
  failed: 'Не удалось сменить статус позиции',
} as const;

/** What a button does with a line. */
export const lineVerbs: Readonly<Record<OrderLineState, string>> = {
  W: 'Вернуть в\u00A0ожидание',
  O: 'Отметить заказанной',
  P: 'Отметить закупленной',
  F: 'Отметить выданной',
  C: 'Отменить позицию',
};
