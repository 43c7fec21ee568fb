import { CODE_LENGTH } from '#common/constants.ts';

/** Texts of the login dialog. */
export const authStrings = {
  close: 'Закрыть вход',
  phoneTitle: 'Вход по телефону',
  phoneHint:
    `Мы позвоним. Отвечать не нужно: код\u00A0— последние ${CODE_LENGTH}\u00A0цифры номера, ` +
    'с\u00A0которого позвоним.',
  proceed: 'Продолжить',
  proceeding: 'Продолжая',

  codeTitle: 'Введите код',
  codeHint: (phone: string) =>
    `Звоним на\u00A0${phone}. Введите последние ${CODE_LENGTH}\u00A0цифры номера, с\u00A0которого поступил ` +
    'звонок. Код отправится сам.',
  confirm: 'Подтвердить',
  changePhone: 'Изменить номер',
  repeatIn: (seconds: number) => `Повторный запрос через: ${seconds}`,
  repeat: 'Повторный запрос',
  otherWay: 'Другой способ',

  callTitle: 'Позвоните нам',
  callHint: (phone: string) => `Наберите этот номер с\u00A0телефона ${phone}. Звонок бесплатный: мы сбросим его сами.`,
  waiting: 'Ждём звонка…',
  requestingNumber: 'Получаем номер…',

  social: {
    title: 'Вход через соцсеть',
    or: 'или',
    vk: 'ВКонтакте',
    ok: 'Одноклассники',
    through: (network: string) => `Войти через ${network}`,
  },
} as const;
