/** Texts of an order by photos. */
export const photoOrderStrings = {
  title: 'Заказ по фото',
  close: 'Закрыть заказ по фото',
  photos: 'Фотографии товаров',
  photosHint: 'Сфотографируйте то, что хотите заказать. Под каждым снимком укажите количество и пожелания.',
  submit: 'Отправить заказ',
} as const;
