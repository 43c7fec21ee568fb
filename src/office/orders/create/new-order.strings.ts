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

/** Texts of making a customer. */
export const newCustomerStrings = {
  open: 'Новый клиент',
  form: 'Новый клиент',
  firstName: 'Имя',
  lastName: 'Фамилия',
  phone: 'Телефон',
  type: 'Тип',
  types: { retail: 'Розница', wholesale: 'Опт' },
  submit: 'Создать клиента',
  cancel: 'Отмена',
  exists: (name: string) => `Клиент с\u00A0этим телефоном уже есть: ${name}.`,
  choose: 'Выбрать его',
  unexplained: 'Ошибка на\u00A0сервере. Нажмите кнопку ещё раз.',
  unanswered: 'Ответ сервера не\u00A0пришёл. Нажмите кнопку ещё раз: второй клиент не\u00A0появится.',
} as const;
