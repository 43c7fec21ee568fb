/** Messages of errors without an answer. */
export const apiStrings = {
  network: 'Нет связи с магазином',
  timeout: 'Магазин долго не отвечает',
} as const;
