import { checkoutErrors } from './texts/checkout-errors.strings.ts';
import { itemFileErrors } from './texts/item-file-errors.strings.ts';
import {
  amount,
  count,
  lineStateName,
  purchaseStateName,
  stateName,
  type TextParams,
  waitText,
} from './texts/values.strings.ts';

interface ErrorEntry {
  status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503;
  detail: string | ((params: TextParams) => string);
}

/** Every error code with its HTTP status and Russian text. */
const errors = {
  bad_request: { status: 400, detail: 'Запрос не удалось прочитать.' },
  code_wrong: { status: 400, detail: 'Неверный код.' },
  code_dead: { status: 400, detail: 'Код больше не действует. Запросите новый звонок.' },
  social_code_dead: { status: 400, detail: 'Вход не завершён. Попробуйте войти ещё раз.' },
  call_not_confirmed: { status: 400, detail: 'Звонок ещё не поступил.' },
  unauthorized: { status: 401, detail: 'Войдите, чтобы продолжить.' },
  forbidden: { status: 403, detail: 'Недостаточно прав.' },
  use_receive_call: {
    status: 403,
    detail: 'Слишком много неверных кодов. Войдите другим способом: позвоните по указанному номеру.',
  },
  staff_use_receive_call: {
    status: 403,
    detail: 'Сотрудники входят своим звонком: позвоните по указанному номеру. Или войдите через соцсеть.',
  },
  customer_deleted: { status: 403, detail: 'Учётная запись удалена. Свяжитесь с нами.' },
  not_found: { status: 404, detail: 'Не найдено.' },
  shop_not_found: { status: 404, detail: 'Магазин не найден.' },
  method_not_allowed: { status: 405, detail: 'Такой запрос не поддерживается.' },
  conflict: { status: 409, detail: 'Данные изменились. Обновите страницу.' },
  customer_exists: { status: 409, detail: 'Клиент с этим телефоном уже есть.' },
  phone_of_deleted: { status: 409, detail: 'Клиент с этим телефоном удалён. Укажите другой телефон.' },
  favourites_full: {
    status: 409,
    detail: ({ max }) =>
      `В понравившихся уже ${count(Number(max), { one: 'товар', few: 'товара', many: 'товаров' })}: больше не поместится. Уберите лишнее.`,
  },
  article_taken: {
    status: 409,
    detail: 'Артикул этого товара уже занят другим. Измените его там и\u00A0повторите.',
  },
  price_rounds_to_zero: { status: 409, detail: 'Цена округлилась бы до\u00A0нуля. Округляйте точнее.' },
  price_too_large: { status: 409, detail: 'Цена стала бы больше миллиона рублей.' },
  category_has_items: {
    status: 409,
    detail: ({ items }) =>
      `В\u00A0категории ${count(Number(items), { one: 'товар', few: 'товара', many: 'товаров' })}. Выберите, куда их перенести.`,
  },
  item_categories_full: {
    status: 409,
    detail: ({ max }) =>
      `Товар уже в\u00A0${count(Number(max), { one: 'категории', few: 'категориях', many: 'категориях' })}: больше нельзя.`,
  },
  category_is_main: {
    status: 409,
    detail: 'Это главная категория товара. Чтобы убрать её, перенесите его в\u00A0другую.',
  },
  category_last: { status: 409, detail: 'Это последняя категория: её товары некуда перенести.' },
  views_full: {
    status: 409,
    detail: ({ max }) =>
      `Сохранено уже ${count(Number(max), { one: 'вид', few: 'вида', many: 'видов' })}. Удалите лишние.`,
  },
  view_name_taken: { status: 409, detail: 'Вид с таким названием уже есть. Выберите другое.' },
  key_reused: { status: 409, detail: 'Этот запрос уже выполнен с другими данными. Обновите страницу.' },
  order_same_state: { status: 409, detail: ({ to }) => `Заказ уже в статусе ${stateName(to)}.` },
  permission_lacking: { status: 403, detail: 'Так можно только с\u00A0теми правами, которые есть у\u00A0вас.' },
  last_holder: {
    status: 409,
    detail:
      'Какого-то из\u00A0этих прав больше ни у\u00A0кого нет, и\u00A0вернуть его будет некому. Сначала дайте его другому сотруднику.',
  },
  undo_too_late: {
    status: 409,
    detail: 'С\u00A0тех пор это меняли ещё раз. Отмените сначала более поздние изменения.',
  },
  undo_not_possible: { status: 409, detail: 'Это изменение нельзя отменить.' },
  groups_full: {
    status: 409,
    detail: ({ max }) =>
      `В\u00A0магазине уже ${count(Number(max), { one: 'группа', few: 'группы', many: 'групп' })}. Удалите лишние.`,
  },
  changed_meanwhile: { status: 409, detail: 'Обновлено другим сотрудником. Проверьте и\u00A0повторите.' },
  order_finished: {
    status: 409,
    detail: ({ from }) => `Заказ в статусе ${stateName(from)}: изменить его больше нельзя.`,
  },
  order_move_not_allowed: {
    status: 409,
    detail: ({ from, to }) => `Из статуса ${stateName(from)} нельзя перейти в ${stateName(to)}.`,
  },
  order_staff_only: {
    status: 409,
    detail: ({ from }) => `Заказ в статусе ${stateName(from)} можем отменить только мы. Свяжитесь с нами.`,
  },
  order_lines_in_work: {
    status: 409,
    detail: 'Товары уже в работе: отменить заказ можем только мы. Свяжитесь с нами.',
  },
  order_not_priced: { status: 409, detail: ({ lines }) => `Укажите цену: ${lines}.` },
  order_prepaid: {
    status: 409,
    detail: 'Магазин работает по\u00A0предоплате: сначала выставьте заказ к\u00A0оплате.',
  },
  order_customer_deleted: {
    status: 409,
    detail: 'Клиент удалён. Чтобы вернуть заказ, сначала восстановите клиента.',
  },
  order_lines_ordered: { status: 409, detail: ({ lines }) => `Ждём поставщика: ${lines}.` },
  order_lines_handed_over: { status: 409, detail: ({ lines }) => `Уже выдано: ${lines}.` },
  order_lines_received: {
    status: 409,
    detail: 'Часть товаров вы уже получили: отменить заказ нельзя. Свяжитесь с нами.',
  },
  order_no_lines: { status: 409, detail: 'В заказе не осталось товаров. Отмените его.' },
  order_balance_short: {
    status: 409,
    detail: ({ from, to }) =>
      `Баланса клиента не хватает, чтобы перевести заказ из статуса ${stateName(from)} в ${stateName(to)}.`,
  },
  order_reason_needed: {
    status: 409,
    detail: ({ from, to }) =>
      `Укажите причину, чтобы перевести заказ из статуса ${stateName(from)} в ${stateName(to)}.`,
  },
  editing_accepted: { status: 409, detail: 'Заказ уже принят: изменить его можем только мы. Свяжитесь с нами.' },
  editing_handed_on: {
    status: 409,
    detail: ({ from }) => `Заказ в статусе ${stateName(from)}: его состав больше не меняется.`,
  },
  order_lines_full: {
    status: 409,
    detail: ({ max }) =>
      `В\u00A0заказе уже ${count(Number(max), { one: 'позиция', few: 'позиции', many: 'позиций' })}: больше не\u00A0добавить.`,
  },
  trade_price_staff_only: { status: 403, detail: 'Оптовую цену может поставить только сотрудник с правом на неё.' },
  line_same_state: { status: 409, detail: ({ to }) => `Позиция уже в\u00A0статусе ${lineStateName(to)}.` },
  line_move_not_allowed: {
    status: 409,
    detail: ({ from, to }) =>
      `Позицию из\u00A0статуса ${lineStateName(from)} нельзя перевести в\u00A0${lineStateName(to)}.`,
  },
  line_needs_purchase: {
    status: 409,
    detail: 'Позиция не в\u00A0закупке: отправьте её туда из\u00A0заказа.',
  },
  line_order_collected: {
    status: 409,
    detail: 'Заказ уже собран: вернуть позицию можно, пока он не\u00A0собран.',
  },
  line_order_not_collected: { status: 409, detail: 'Выдать позицию можно, когда заказ собран.' },
  line_balance_short: { status: 409, detail: 'Баланса клиента не\u00A0хватает, чтобы выдать позицию.' },
  line_canceled: { status: 409, detail: 'Позиция отменена: изменить её нельзя.' },
  line_handed_over: { status: 409, detail: 'Позиция уже выдана: изменить её нельзя.' },
  line_in_work: {
    status: 409,
    detail: 'Позиция уже в работе: отменить её можем только мы. Свяжитесь с нами.',
  },
  line_last: { status: 409, detail: 'Это последняя позиция заказа. Чтобы убрать её, отмените заказ.' },
  line_reason_needed: { status: 409, detail: 'Укажите причину отмены позиции.' },
  line_count_ordered: {
    status: 409,
    detail: 'Позиция уже в работе: больше в\u00A0ней не\u00A0станет. Добавьте ещё одну позицию.',
  },
  price_staff_only: { status: 403, detail: 'Цену в заказе указываем мы.' },
  price_too_low: {
    status: 409,
    detail: ({ floor, currency }) =>
      `Ниже ${amount(floor, currency)} цену может назначить только сотрудник с правом на цены ниже каталога.`,
  },
  order_not_for_purchase: {
    status: 409,
    detail: ({ from }) => `Заказ в статусе ${stateName(from)}: в\u00A0закупку отправляют принятые заказы.`,
  },
  order_nothing_to_send: { status: 409, detail: 'В\u00A0заказе нет позиций, которые ждут закупки.' },
  purchase_not_open: {
    status: 409,
    detail: ({ from }) => `Закупка в статусе ${purchaseStateName(from)}: её состав больше не меняется.`,
  },
  purchase_same_state: { status: 409, detail: ({ to }) => `Закупка уже в статусе ${purchaseStateName(to)}.` },
  purchase_move_not_allowed: {
    status: 409,
    detail: ({ from, to }) =>
      `Закупку из статуса ${purchaseStateName(from)} нельзя перевести в ${purchaseStateName(to)}.`,
  },
  purchase_reason_needed: { status: 409, detail: 'Укажите, почему закупка возвращается на шаг назад.' },
  purchase_nothing_ordered: { status: 409, detail: 'В\u00A0закупке нет ни одной позиции: отправлять нечего.' },
  purchase_lines_ordered: {
    status: 409,
    detail: 'В\u00A0закупке ещё есть позиции, которые не пришли: отметьте их или отмените.',
  },
  purchase_order_handed_on: {
    status: 409,
    detail: ({ orderId, from }) =>
      `Заказ №\u00A0${orderId} в\u00A0статусе ${stateName(from)}: его позиции больше не ждут поставщика.`,
  },
  purchase_line_settled: { status: 409, detail: 'Эту позицию уже отметили или отменили.' },
  mark_changed: { status: 409, detail: 'Эту отметку уже не\u00A0вернуть: её сделал или изменил магазин.' },
  mark_order_handed_on: {
    status: 409,
    detail: 'Эту отметку уже не\u00A0вернуть: заказ с\u00A0этой позицией передан клиенту или закрыт.',
  },
  purchase_has_lines: { status: 409, detail: 'В\u00A0закупке есть позиции: удалить можно только пустую.' },
  album_has_lines: { status: 409, detail: 'В\u00A0альбоме есть позиции: удалить можно только пустой.' },
  report_too_long: {
    status: 409,
    detail: ({ max }) =>
      `В\u00A0отчёте было бы больше ${count(Number(max), { one: 'строки', few: 'строк', many: 'строк' })}. Сузьте фильтры.`,
  },
  ...itemFileErrors,
  ...checkoutErrors,
  report_running: { status: 429, detail: 'Ваш прошлый отчёт ещё готовится. Дождитесь его и\u00A0повторите.' },
  reports_busy: { status: 503, detail: 'Сейчас готовится слишком много отчётов. Повторите через минуту.' },
  refund_too_large: {
    status: 409,
    detail: ({ available, currency }) =>
      `Столько вернуть нельзя: ${available === undefined ? 'на балансе клиента столько нет' : `доступно ${amount(available, currency)}`}.`,
  },
  payments_full: {
    status: 409,
    detail: ({ max }) =>
      `Уже ждут решения ${count(Number(max), { one: 'платёж', few: 'платежа', many: 'платежей' })}. Дождитесь нашего ответа.`,
  },
  payment_decided: {
    status: 409,
    detail: ({ id, state }) => `Платёж №\u00A0${id} уже ${state === 'F' ? 'подтверждён' : 'отменён'}.`,
  },
  balance_own: { status: 409, detail: 'Свой баланс исправляет другой сотрудник. Попросите коллегу.' },
  own_rights: { status: 409, detail: 'Свои права и\u00A0тип меняет другой сотрудник. Попросите коллегу.' },
  customer_self: { status: 409, detail: 'Себя удалить нельзя. Попросите коллегу.' },
  customer_busy: {
    status: 409,
    detail: 'У\u00A0клиента есть незавершённый заказ или платёж на\u00A0проверке. Сначала завершите\u00A0их.',
  },
  payment_own: {
    status: 409,
    detail: ({ id }) =>
      `Платёж №\u00A0${id} ваш: свой платёж подтверждает другой сотрудник. Попросите коллегу или отзовите заявку.`,
  },
  payment_balance_short: {
    status: 409,
    detail: ({ amount: wanted, balance, currency }) =>
      `Вернуть ${amount(wanted, currency)} нельзя: на балансе клиента сейчас ${balance === undefined ? 'меньше' : amount(balance, currency)}.`,
  },
  picture_broken: { status: 400, detail: 'Изображение повреждено или загружено не полностью. Выберите другой файл.' },
  file_too_large: { status: 413, detail: ({ max }) => `Файл больше ${max}\u00A0МБ.` },
  form_too_many_parts: { status: 413, detail: 'В запросе слишком много частей. Отправляйте файлы по одному.' },
  picture_too_large: {
    status: 413,
    detail: ({ max }) => `Слишком большое изображение: больше ${max}\u00A0мегапикселей.`,
  },
  file_not_picture: { status: 415, detail: 'Это не изображение. Подойдут JPEG, PNG, WebP, AVIF и GIF.' },
  picture_heic: {
    status: 415,
    detail: 'Снимки в формате HEIC не поддерживаются. Сохраните снимок как JPEG и попробуйте ещё раз.',
  },
  uploads_busy: { status: 503, detail: 'Сейчас загружается слишком много файлов. Повторите через минуту.' },
  too_large: { status: 413, detail: 'Слишком большой запрос.' },
  headers_too_large: { status: 431, detail: 'Слишком большие заголовки запроса.' },
  unsupported_media_type: { status: 415, detail: 'Такой тип данных не поддерживается.' },
  validation: { status: 422, detail: 'Проверьте заполнение полей.' },
  too_many_requests: {
    status: 429,
    detail: ({ retryAfter }) => `Слишком много попыток. Повторите через ${waitText(Number(retryAfter))}.`,
  },
  calls_used_up: {
    status: 429,
    detail: ({ retryAfter }) =>
      `Сейчас мы не можем вам позвонить. Позвоните сами по указанному номеру или повторите через ${waitText(Number(retryAfter))}.`,
  },
  unused_pictures_full: {
    status: 429,
    detail: ({ max, retryAfter }) =>
      `Уже загружено ${count(Number(max), { one: 'изображение', few: 'изображения', many: 'изображений' })} без заказа. Отправьте заказ или повторите через ${waitText(Number(retryAfter))}.`,
  },
  internal: { status: 500, detail: 'Ошибка сервера' },
  storage_full: {
    status: 503,
    detail: 'На сервере закончилось место, поэтому сейчас ничего не сохранить. Повторите позже.',
  },
  unavailable: { status: 503, detail: 'Сервис временно недоступен.' },
  telephony_unavailable: { status: 503, detail: 'Звонки временно недоступны. Попробуйте позже.' },
} satisfies Record<string, ErrorEntry>;

/** An error code; stable, part of the contract. */
export type ErrorCode = keyof typeof errors;

/** The HTTP status of an error code. */
export function statusOf(code: ErrorCode): ErrorEntry['status'] {
  return errors[code].status;
}

/** The Russian text of an error code. */
export function detailOf(code: ErrorCode, params: TextParams = {}): string {
  const { detail }: ErrorEntry = errors[code];
  return typeof detail === 'string' ? detail : detail(params);
}
