/** Texts of the person's own orders. */
export const ownOrdersStrings = {
  emptyHint: 'Выберите что-нибудь в каталоге: оформить заказ можно за минуту.',
  nothingFoundHint: 'Попробуйте другой статус или другие дни.',
  toCatalogue: 'В каталог',
  waybill: 'Скачать накладную',
  repeat: 'Повторить заказ',
  repeatShort: 'Повторить',
  repeatOf: (id: number) => `Повторить заказ №\u00A0${id}`,
  repeatFailed: 'Не удалось повторить заказ',
  repeatNothing: 'Этих товаров уже нет в продаже.',
  repeatMissing: (names: string) => `В корзину не попали: ${names}.`,
  repeatPhotos: 'Товары по фото в корзину не попадают: закажите их по фото ещё раз.',
  photoAgain: 'Заказать по фото ещё раз',
} as const;
