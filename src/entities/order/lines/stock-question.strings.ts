/** Texts of the question before staff take more of an item than there is. */
export const stockQuestionStrings = {
  title: 'Товара не\u00A0хватает',
  save: 'Да, сохранить',
  add: 'Да, добавить',
  restore: 'Да, вернуть',
  no: 'Не\u00A0сейчас',
} as const;
