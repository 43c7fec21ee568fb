import { plural, type PluralForms } from '#lib/plural.ts';
import { keepTogether } from '#lib/no-break.ts';
import { customerForms } from '#office/kit/customer/customer-forms.strings.ts';

/** The noun «клиент» for whom something is done to. */
const whom: PluralForms = { one: 'клиента', few: 'клиентов', many: 'клиентов' };

/** Texts of what is done with many customers. */
export const bulkCustomersStrings = {
  selection: 'Выбранные клиенты',
  name: (id: number) => `Клиент №\u00A0${id}`,
  typeGroup: 'Тип',
  types: { retail: 'Сделать розничными', wholesale: 'Сделать оптовыми' },
  wholesaleNote: keepTogether('Они увидят оптовые цены и будут платить по ним.'),
  joinGroup: 'Добавить в\u00A0группу прав',
  leaveGroup: 'Убрать из\u00A0группы прав',
  otherGroup: 'Другое',
  remove: 'Удалить',
  removeNote: keepTogether('Они не смогут войти в магазин. Заказы, платежи и баланс сохранятся.'),
  recover: 'Восстановить',
  recoverNote: keepTogether('Они снова смогут войти в магазин, с прежними правами.'),
  go: (count: number) => `Изменить ${plural(count, whom)}`,
  goRemove: (count: number) => `Удалить ${plural(count, whom)}`,
  goRecover: (count: number) => `Восстановить ${plural(count, whom)}`,
  title: (count: number) => plural(count, customerForms),
} as const;
