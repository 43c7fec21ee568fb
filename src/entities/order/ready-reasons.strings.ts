/** Reasons that are given most, as their reader in the order's history is told them. */
export const readyReasons = {
  /** Of staff who cancel or reject an order. */
  end: ['Нет в\u00A0наличии', 'Отмена по\u00A0просьбе клиента', 'Не\u00A0смогли дозвониться', 'Заказ не\u00A0оплачен'],
  /** Of staff who take an order back. */
  back: ['Статус поставлен по\u00A0ошибке', 'Состав заказа изменился'],
  /** Of the customer who cancels. */
  own: ['Больше не\u00A0нужно', 'Оформлен по\u00A0ошибке', 'Долго ждать'],
  /** Of staff who cancel a line. */
  line: ['Нет в\u00A0наличии', 'Брак', 'Отмена по\u00A0просьбе клиента'],
} as const;
