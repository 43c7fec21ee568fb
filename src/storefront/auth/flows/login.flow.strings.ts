/** Messages about a failed sign-in. */
export const loginFlowStrings = {
  signIn: 'Не удалось авторизоваться',
  sendCode: 'Не удалось отправить код',
  checkCall: 'Не удалось проверить звонок',
  gaveUp: 'Звонок не поступил. Попробуйте войти ещё раз.',
  blocked: 'Браузер не дал открыть окно входа. Разрешите всплывающие окна и\u00A0попробуйте ещё раз.',
  refused: 'Не удалось авторизоваться',
} as const;
