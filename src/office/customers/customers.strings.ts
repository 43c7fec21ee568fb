import { keepTogether } from '#lib/no-break.ts';
import type { PluralForms } from '#lib/plural.ts';

/** The noun «клиент» for each count. */
export const customerForms: PluralForms = { one: 'клиент', few: 'клиента', many: 'клиентов' };

/** Texts of the list of customers. */
export const customersStrings = {
  create: 'Новый клиент',
  search: 'Имя или телефон',
  type: 'Тип',
  anyType: 'Все типы',
  permission: 'Право',
  anyPermission: 'Любые права',
  deleted: 'Удалённые',
  group: (id: number) => `Группа №\u00A0${id}`,
  sort: 'Порядок',
  byName: 'По\u00A0фамилии',
  sorts: { '-fio': 'По\u00A0фамилии, с\u00A0конца', newest: 'Сначала новые' },
  balanceSorts: { balance: 'Сначала меньше баланс', '-balance': 'Сначала больше баланс' },
  totals: 'Сколько клиентов',
  recovered: (name: string) => `Клиент восстановлен: ${name}`,
  empty: 'Клиентов пока нет',
  emptyHint: 'Здесь появятся те, кто войдёт в\u00A0магазин, и\u00A0те, кого добавите вы.',
  nothingFoundHint: 'Попробуйте другое имя, телефон или тип.',
  columns: {
    customer: 'Клиент',
    phone: 'Телефон',
    type: 'Тип',
    groups: 'Группы',
    balance: 'Баланс',
    records: 'Записи',
  },
  unseen: '—',
  intermediary: 'Посредник',
  isDeleted: 'Удалён',
  orders: 'Заказы',
  payments: 'Платежи',
} as const;

/** Texts of the form of a customer. */
export const customerFormStrings = {
  newTitle: 'Новый клиент',
  editTitle: 'Карточка клиента',
  loading: 'Загружаем клиента',
  avatar: 'Фото',
  avatarHint: 'Квадратное смотрится лучше.',
  removeAvatar: 'Убрать фото',
  avatarWait: 'Дождитесь, пока фото загрузится, или уберите его.',
  avatarFailed: 'Фото не\u00A0загрузилось. Загрузите другое или уберите его.',
  firstName: 'Имя',
  lastName: 'Фамилия',
  phone: 'Телефон',
  phoneHint: keepTogether('По этому телефону клиент входит в магазин.'),
  newPhoneHint: keepTogether(
    'Клиент выйдет на всех своих устройствах. Возврат с его баланса три дня подтверждает не тот, кто сменил телефон.',
  ),
  type: 'Тип',
  typeHint: keepTogether('Оптовые клиенты видят оптовые цены и платят по ним.'),
  typeLacking: keepTogether('Сделать клиента оптовым может тот, у кого есть право на оптовые цены.'),
  isIntermediary: 'Посредник',
  isIntermediaryHint: keepTogether('Выкупает закупки: видит, что и сколько купить, без клиентов и цен продажи.'),
  comment: 'Заметка',
  commentHint: keepTogether('Клиент её не увидит.'),
  rights: 'Права',
  groups: 'Группы прав',
  noGroups: 'Групп прав пока нет.',
  groupLacking: keepTogether('В группе есть права, которых нет у вас.'),
  permissions: 'Отдельные права',
  openPermissions: 'Дать отдельные права',
  through: (groups: string) => `Уже есть через группу: ${groups}`,
  own: keepTogether('Свой тип и свои права менять нельзя: это делает другой сотрудник.'),
  lacking: keepTogether(
    'У этого человека есть права, оптовые цены или закупки посредника, которых нет у вас. ' +
      'Поэтому телефон, тип и права может менять только тот, у кого они есть.',
  ),
  save: 'Сохранить',
  cancel: 'Отмена',
  created: (name: string) => `Клиент создан: ${name}`,
  saved: (name: string) => `Сохранено: ${name}`,
  unexplained: 'Ошибка на\u00A0сервере. Нажмите кнопку ещё раз.',
  unanswered: 'Ответ сервера не\u00A0пришёл. Проверьте связь и\u00A0нажмите кнопку ещё раз.',
  remove: 'Удалить клиента',
  removeFailed: 'Не\u00A0удалось удалить клиента',
  deletedTitle: 'Клиент удалён',
  deletedHint: keepTogether('Он не может войти в магазин. Его заказы, платежи и баланс сохранились.'),
  recover: 'Восстановить',
  recoverFailed: 'Не\u00A0удалось восстановить клиента',
} as const;

/** Texts of the dialog that corrects a balance. */
export const balanceStrings = {
  open: 'Изменить баланс',
  title: 'Изменение баланса',
  close: 'Закрыть',
  now: (sum: string) => `Сейчас: ${sum}`,
  becomes: (sum: string) => `Станет: ${sum}`,
  direction: 'Что сделать',
  add: 'Начислить',
  take: 'Списать',
  amount: 'Сумма',
  reason: 'Причина',
  reasonHint: keepTogether('Её увидит клиент в истории баланса.'),
  submit: 'Изменить баланс',
  saved: 'Баланс изменён',
  unexplained: 'Ошибка на\u00A0сервере. Нажмите кнопку ещё раз: вторая запись не\u00A0появится.',
  unanswered:
    'Ответ сервера не\u00A0пришёл. Проверьте связь и\u00A0нажмите кнопку ещё раз: вторая запись не\u00A0появится.',
} as const;
