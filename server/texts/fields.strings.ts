type FieldText = string | ((n: string | number) => string);

const shown = (n: string | number): string => (typeof n === 'number' ? n.toLocaleString('ru-RU') : n);

/** The texts of wrong fields; `n` is the limit that the value breaks. */
export const fieldTexts = {
  required: 'Это поле не может быть пустым.',
  link: 'Ссылка указана неверно.',
  number: 'Это значение должно быть числом.',
  integer: 'Это значение должно быть целым числом.',
  minimum: (n) => `Значение должно быть больше ${shown(n)}`,
  maximum: (n) => `Значение должно быть меньше ${shown(n)}`,
  min_length: (n) => `Кол-во символов должно быть минимум ${n}`,
  max_length: (n) => `Кол-во символов должно быть максимум ${n}`,
  min_items: (n) => `Кол-во значений должно быть минимум ${n}`,
  max_items: (n) => `Кол-во значений должно быть максимум ${n}`,
  kopecks: 'Сумма указывается с точностью до копейки.',
  text: 'Это значение должно быть строкой.',
  boolean: 'Это значение должно быть «да» или «нет».',
  list: 'Это значение должно быть списком.',
  object: 'Это значение должно быть набором полей.',
  choice: 'Выберите значение из списка.',
  phone: 'Номер телефона указан неверно.',
  characters: 'Текст содержит недопустимые символы.',
  file_name: 'Имя файла указано неверно.',
  color_too_light: 'Цвет слишком светлый: белый текст на\u00A0нём не\u00A0прочесть. Выберите темнее.',
  blanks_left: (n) => `Впишите своё вместо подсказок или удалите их: ${n}`,
  unknown_field: 'Такого поля нет.',
  unknown_record: 'Такой записи нет.',
  taken: 'Такое значение уже есть.',
  article_taken: 'Такой артикул уже есть у\u00A0другого товара.',
  group_name_taken: 'Такое название уже есть у\u00A0другой группы.',
  category_name_taken: 'Такая категория здесь уже есть.',
  category_inside_itself: 'Категорию нельзя перенести внутрь неё самой.',
  category_too_deep: (n) => `Уровней категорий может быть не больше ${n}.`,
  wrong: 'Значение указано неверно.',
} satisfies Record<string, FieldText>;

/** The code of a field's problem. */
export type FieldCode = keyof typeof fieldTexts;

/** A field's problem, with the limit where its text names one. */
export type FieldProblem = FieldCode | { code: FieldCode; n: string | number };

/** The Russian text for a field's problem. */
export function fieldText(problem: FieldProblem): string {
  const { code, n } = typeof problem === 'string' ? { code: problem, n: '' } : problem;
  const text: FieldText = fieldTexts[code];
  return typeof text === 'string' ? text : text(n);
}
