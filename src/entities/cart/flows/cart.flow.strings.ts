/** Messages about changes of the cart that failed. */
export const cartFlowStrings = {
  load: 'Не удалось получить корзину',
  add: 'Не удалось добавить товар в корзину',
  save: 'Не удалось сохранить изменения в корзине',
  delete: 'Не удалось удалить товар',
} as const;
