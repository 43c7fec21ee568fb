/** Texts of a cart that joins an order. */
export const joiningStrings = {
  where: 'Куда добавить товары',
  separate: 'Отдельный заказ',
  separateNote: 'Со\u00A0своей доставкой',
  joins: (id: number) => `Добавить к\u00A0заказу №\u00A0${id}`,
  joinsNote: (when: string) => `Оформлен ${when}`,
  gone: (id: number) => `Заказ №\u00A0${id} уже не\u00A0новый: к\u00A0нему не\u00A0добавить.`,
  add: (total: string) => `Добавить к\u00A0заказу · ${total}`,
  adding: 'Добавляя товары к\u00A0заказу',
  staysAsIs: 'Способ получения, адрес и\u00A0получатель останутся как в\u00A0этом заказе.',

  addedText: 'Способ получения и\u00A0получатель остались прежними.',
  undo: 'Вернуть в\u00A0корзину',
  undone: 'Товары снова в\u00A0корзине. Заказ остался как был.',
  undoFailed: 'Не\u00A0удалось вернуть товары в\u00A0корзину',
} as const;
