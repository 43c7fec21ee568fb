/** Texts of an item's attributes in its form. */
export const attributesStrings = {
  title: 'Характеристики',
  hint: 'Например, «Материал» и\u00A0«лён». Несколько строк вида «Материал: лён» можно вставить в\u00A0поле названия.',
  name: 'Название',
  value: 'Значение',
  nameOf: (place: number) => `Название характеристики\u00A0${place}`,
  valueOf: (place: number) => `Значение характеристики\u00A0${place}`,
  attribute: (name: string, place: number) => (name === '' ? `характеристика\u00A0${place}` : `«${name}»`),
  earlier: (place: number) => `Характеристика\u00A0${place} выше`,
  later: (place: number) => `Характеристика\u00A0${place} ниже`,
  remove: (place: number) => `Убрать характеристику\u00A0${place}`,
  add: 'Добавить характеристику',
  taken: 'Такая характеристика уже есть.',
  long: (most: number) => `Не\u00A0длиннее ${most}\u00A0символов.`,
  wrong: 'Проверьте характеристики.',
  many: (most: number) => `Не\u00A0больше ${most}\u00A0характеристик: уберите лишние.`,
} as const;
