/** Texts of the phone simulator. */
export const demoStrings = {
  title: 'Пробный телефон',
  idle: 'Введите любой номер\u00A0— звонок придёт сюда.',
  waiting: 'Сейчас зазвонит…',
  incoming: 'Входящий звонок',
  codeHint: 'Код\u00A0— последние 4\u00A0цифры номера',
  toCall: 'Позвоните с\u00A0этого телефона',
  call: 'Позвонить',
  called: 'Вызов прошёл, входим…',
  callFailed: 'Не удалось позвонить',
} as const;
