/** What is wrong with a field, as everywhere in the shop. */
export const ruleStrings = {
  required: 'Это поле не может быть пустым.',
  link: 'Ссылка указана неверно.',
  number: 'Это значение должно быть числом.',
  minimum: (least: number | string) => `Значение должно быть больше ${least}`,
  maximum: (most: number | string) => `Значение должно быть меньше ${most}`,
  length: (least: number) => `Кол-во символов должно быть минимум ${least}`,
  phone: 'Номер телефона указан неверно.',
} as const;
