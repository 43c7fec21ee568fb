import { itemColumnTitles } from '#common/item-columns.strings.ts';
import type { components } from '#contract/types.ts';
import { keepTogether } from '#lib/no-break.ts';

type Schemas = components['schemas'];
type Entity = Schemas['AuditEntity'];

/** What kinds of records are called. */
export const entityNames: Readonly<Record<Entity, string>> = {
  item: 'Товар',
  category: 'Категория',
  customer: 'Клиент',
  permission_group: 'Группа прав',
  retail: 'Настройки магазина',
  delivery: 'Способ доставки',
  delivery_point: 'Пункт выдачи',
  info_page: 'Страница магазина',
};

/** What was done to a record. */
export const actionNames: Readonly<Record<Schemas['AuditAction'], string>> = {
  created: 'Создание',
  changed: 'Изменение',
  deleted: 'Удаление',
  recovered: 'Восстановление',
};

/** Names of fields, as forms call them; those of one kind before those of all. */
const fieldNames: Readonly<Record<string, string>> = {
  ...itemColumnTitles,
  category_id: 'Категория',
  other_category_ids: 'Ещё категории',
  images: 'Фото',
  image: 'Картинка',
  retail_price: 'Розничная цена',
  is_new: 'Новинка',
  parent_id: 'Родительская категория',
  place: 'Место в\u00A0списке',
  first_name: 'Имя',
  last_name: 'Фамилия',
  phone: 'Телефон',
  customer_type: 'Тип',
  is_intermediary: 'Посредник',
  comment: 'Заметка',
  groups: 'Группы прав',
  permissions: 'Права',
  has_avatar: 'Фото',
  is_for_new: 'Для всех новых',
  logo: 'Логотип',
  primary_color: 'Цвет',
  currency: 'Знак валюты',
  time_zone: 'Часовой пояс',
  requisites: 'Реквизиты',
  min_order_sum: 'Минимальная сумма заказа',
  is_prepaid: 'Предоплата',
  staff_sign_in_by_code: 'Вход сотрудников по\u00A0коду',
  trade_prices_shown_to: 'Кому видны оптовые цены',
  price: 'Стоимость',
  free_from: 'Бесплатно от',
  kind: 'Вид',
  address: 'Адрес',
  hours: 'Часы работы',
  text: 'Текст',
  'contacts.phone': 'Телефон магазина',
  'contacts.ref': 'Сайт',
  'contacts.vk': 'ВКонтакте',
  'contacts.ok': 'Одноклассники',
  'contacts.whatsapp': 'WhatsApp',
  'contacts.viber': 'Viber',
  'contacts.telegram': 'Telegram',
  'contacts.instagram': 'Instagram',
};

/** A field in words. */
export const fieldName = (field: string): string => fieldNames[field] ?? field;

/** Values that have words of their own. */
export const valueNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  customer_type: { retail: 'розница', wholesale: 'опт' },
  trade_prices_shown_to: { wholesale: 'оптовым клиентам', everyone: 'всем' },
  kind: { address: 'по\u00A0адресу', pickup: 'самовывоз' },
};

/** Texts of the page of changes. */
export const auditStrings = {
  entity: 'Что меняли',
  anyEntity: 'Всё',
  record: (id: number) => `Запись №\u00A0${id}`,
  author: (id: number) => `Сотрудник №\u00A0${id}`,
  shop: 'Магазин',
  yes: 'да',
  no: 'нет',
  none: 'нет',
  pictures: (count: number) => `${count}\u00A0шт.`,
  added: (field: string) => `${field}: добавлено`,
  removed: (field: string) => `${field}: убрано`,
  category: (id: number) => `№\u00A0${id}`,
  was: 'было',
  becomes: 'стало',
  unnamed: (id: number) => `№\u00A0${id}`,
  hidden: keepTogether('Часть сведений скрыта: чтобы видеть их, нужны другие права.'),
  undo: 'Отменить',
  undoOf: (label: string) => `Отменить: ${label}`,
  undone: 'Изменение отменено',
  undoFailed: 'Не\u00A0удалось отменить',
  history: 'Вся история записи',
  batch: 'Массовое изменение',
  undoBatch: 'Отменить всё изменение',
  undoBatchTitle: (items: string) => `Отмена изменения: ${items}`,
  undoBatchText: keepTogether(
    'Вернём то, что было до\u00A0этого изменения. Что с\u00A0тех пор меняли ещё раз, останется как есть.',
  ),
  undoBatchGo: (items: string) => `Вернуть ${items}`,
  batchFailed: 'Не удалось прочитать изменение',
  empty: 'Изменений пока нет',
  emptyHint: keepTogether('Здесь появится, кто и что менял: товары, клиентов, права и настройки.'),
  nothingFoundHint: 'Попробуйте другой раздел или период.',
  columns: { at: 'Когда и\u00A0кто', what: 'Что', changes: 'Изменения', undo: 'Отмена' },
} as const;
