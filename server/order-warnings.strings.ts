import { amountText } from './amount-text.ts';

/** Why an order that is about to be placed looks doubtful; amounts in roubles. */
export const orderWarnings = {
  duplicate: ({ orderId }: { orderId: number }) => `Похожий заказ №\u00A0${orderId} уже ждёт обработки.`,
  priceChanged: ({ name, expected, price }: { name: string; expected: number; price: number }) =>
    `Цена товара «${name}» изменилась: была ${amountText(expected)}, стала ${amountText(price)}.`,
  itemGone: ({ name }: { name: string }) => `Товар «${name}» больше не продаётся: в заказ он не войдёт.`,
  balanceShort: ({ available, total }: { available: number; total: number }) =>
    `На балансе клиента доступно ${amountText(available)}, а заказ выходит на ${amountText(total)}.`,
};
