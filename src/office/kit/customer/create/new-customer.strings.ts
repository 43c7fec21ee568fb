/** Texts of making a customer. */
export const newCustomerStrings = {
  open: 'Новый клиент',
  form: 'Новый клиент',
  firstName: 'Имя',
  lastName: 'Фамилия',
  phone: 'Телефон',
  type: 'Тип',
  submit: 'Создать клиента',
  cancel: 'Отмена',
  exists: (name: string) => `Клиент с\u00A0этим телефоном уже есть: ${name}.`,
  choose: 'Выбрать его',
  unexplained: 'Ошибка на\u00A0сервере. Нажмите кнопку ещё раз.',
  unanswered: 'Ответ сервера не\u00A0пришёл. Нажмите кнопку ещё раз: второй клиент не\u00A0появится.',
} as const;
