import { amount, count, type TextParams } from './values.strings.ts';

/** Errors of carts and of placing orders, with their HTTP status and Russian text. */
export const checkoutErrors = {
  cart_empty: { status: 409, detail: 'Корзина пуста.' },
  order_sum_small: {
    status: 409,
    detail: ({ least, missing, currency }: TextParams) =>
      `Минимальная сумма заказа ${amount(least, currency)}: не\u00A0хватает ${amount(missing, currency)}.`,
  },
  order_sum_below: {
    status: 409,
    detail: ({ least, left, currency }: TextParams) =>
      `Минимальная сумма заказа ${amount(least, currency)}, а\u00A0останется ${amount(left, currency)}. ` +
      'Если заказ больше не\u00A0нужен, отмените его.',
  },
  stock_short: {
    status: 409,
    detail: ({ items }: TextParams) => `Столько нет в\u00A0наличии: ${items}. Уменьшите количество или уберите лишнее.`,
  },
  stock_below_zero: {
    status: 409,
    detail: ({ items }: TextParams) =>
      `Столько нет в\u00A0наличии: ${items}. Если продолжить, остаток станет меньше нуля.`,
  },
  count_unfit: {
    status: 409,
    detail: ({ items }: TextParams) => `Продаётся не\u00A0любым количеством: ${items}. Измените количество.`,
  },
  cart_full: {
    status: 409,
    detail: ({ max }: TextParams) =>
      `В корзине уже ${count(Number(max), { one: 'товар', few: 'товара', many: 'товаров' })}: ` +
      'больше не поместится. Оформите заказ или уберите лишнее.',
  },
  price_changed: {
    status: 409,
    detail: ({ changes, expected, total, currency }: TextParams) => {
      const sums = `была ${amount(expected, currency)}, стала ${amount(total, currency)}`;
      return `${changes ?? `Сумма заказа изменилась: ${sums}.`} Проверьте заказ и подтвердите его ещё раз.`;
    },
  },
  order_empty: { status: 409, detail: 'Выбранных товаров больше нет в продаже.' },
} as const;
