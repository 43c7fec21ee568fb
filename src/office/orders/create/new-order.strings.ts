/** Texts of an order that staff place for a customer. */
export const newOrderStrings = {
  open: 'Новый заказ',
  title: 'Новый заказ',
  close: 'Закрыть новый заказ',
  goods: 'Товары в\u00A0заказе',
  noGoods: 'Добавьте товар или фото.',
  quantity: (name: string) => `Количество: ${name}`,
  remove: (name: string) => `Убрать: ${name}`,
  removeShort: 'Убрать',
  added: (name: string) => `Добавлено: ${name}`,
  photos: 'Фото товаров',
  photosHint: 'Каждое фото станет отдельной позицией. Цену укажем потом.',
  submit: 'Оформить заказ',
} as const;
