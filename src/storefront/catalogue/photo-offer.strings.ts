/** Texts of the offer to order by a photo. */
export const photoOfferStrings = {
  text: 'Не\u00A0нашли нужное? Пришлите фото: найдём и\u00A0сообщим цену.',
  open: 'Заказать по\u00A0фото',
} as const;
