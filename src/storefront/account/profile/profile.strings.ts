import { keepTogether } from '#lib/no-break.ts';

/** Texts of a person's own page. */
export const profileStrings = {
  title: 'Профиль',
  avatar: 'Фото',
  avatarHint: 'Его видят только сотрудники магазина.',
  avatarWait: 'Дождитесь, пока фото загрузится, или уберите его.',
  avatarFailed: 'Фото не\u00A0загрузилось. Загрузите другое или уберите его.',
  removeAvatar: 'Убрать фото',
  firstName: 'Имя',
  lastName: 'Фамилия',
  phone: (phone: string) => `Телефон: ${phone}.`,
  phoneHint: keepTogether('Чтобы изменить его, обратитесь к нам.'),
  changePhone: 'Изменить',
  save: 'Сохранить',
  meanwhile: 'Профиль уже изменили в\u00A0другом месте. Ваши правки остались в\u00A0форме.',
  saved: 'Профиль сохранён',
  unexplained: 'Не\u00A0удалось сохранить профиль.',
  unanswered: 'Ответ сервера не\u00A0пришёл. Проверьте связь и\u00A0нажмите кнопку ещё раз.',

  sessions: 'Где вы\u00A0вошли',
  sessionsHint: keepTogether('Если какое-то устройство вам не знакомо, завершите на нём сеанс.'),
  sessionsLoading: 'Загружаем список устройств',
  isCurrent: 'Это устройство',
  lastUsed: (moment: string) => `Последний раз: ${moment}`,
  begun: (moment: string) => `Вход: ${moment}`,
  end: 'Завершить',
  endOf: (device: string) => `Завершить сеанс: ${device}`,
  endOthers: 'Завершить все остальные',
  endFailed: 'Не\u00A0удалось завершить сеанс',
  ended: 'Сеанс завершён',
  othersEnded: 'Остальные сеансы завершены',
} as const;
