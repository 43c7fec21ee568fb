import { checkoutErrors } from './texts/checkout-errors.strings.ts';
import { itemFileErrors } from './texts/item-file-errors.strings.ts';
import { orderErrors } from './texts/order-errors.strings.ts';
import { amount, count, type TextParams, waitText } from './texts/values.strings.ts';

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
      `В понравившихся уже ${count(Number(max), { one: 'товар', few: 'товара', many: 'товаров' })}: ` +
      'больше не поместится. Уберите лишнее.',
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
      `В\u00A0категории ${count(Number(items), { one: 'товар', few: 'товара', many: 'товаров' })}. ` +
      'Выберите, куда перенести товары.',
  },
  item_categories_full: {
    status: 409,
    detail: ({ max }) =>
      `Товар уже в\u00A0${count(Number(max), { one: 'категории', few: 'категориях', many: 'категориях' })}: ` +
      'больше нельзя.',
  },
  category_is_main: {
    status: 409,
    detail: 'Это главная категория товара. Чтобы убрать её, перенесите его в\u00A0другую.',
  },
  category_last: { status: 409, detail: 'Это последняя категория: её товары некуда перенести.' },
  category_twins: {
    status: 409,
    detail: ({ name }) =>
      `Категория «${name}» окажется рядом с\u00A0другой такой\u00A0же. Переименуйте одну из\u00A0них и\u00A0повторите.`,
  },
  category_name_taken: {
    status: 409,
    detail: 'Рядом уже есть категория с\u00A0прежним названием этой. Переименуйте ту и\u00A0повторите.',
  },
  group_name_taken: {
    status: 409,
    detail: 'Прежнее название этой группы уже занято другой. Переименуйте ту и\u00A0повторите.',
  },
  views_full: {
    status: 409,
    detail: ({ max }) =>
      `Сохранено уже ${count(Number(max), { one: 'вид', few: 'вида', many: 'видов' })}. Удалите лишние.`,
  },
  view_name_taken: { status: 409, detail: 'Вид с таким названием уже есть. Выберите другое.' },
  key_reused: { status: 409, detail: 'Этот запрос уже выполнен с другими данными. Обновите страницу.' },
  ...orderErrors,
  permission_lacking: { status: 403, detail: 'Так можно только с\u00A0теми правами, которые есть у\u00A0вас.' },
  last_holder: {
    status: 409,
    detail:
      'Какого-то из\u00A0этих прав больше ни у\u00A0кого нет, и\u00A0вернуть его будет некому. ' +
      'Сначала дайте его другому сотруднику.',
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
  changed_meanwhile: {
    status: 409,
    detail: 'Запись изменилась, пока вы с\u00A0ней работали. Проверьте и\u00A0повторите.',
  },
  report_too_long: {
    status: 409,
    detail: ({ max }) =>
      `В\u00A0отчёте было бы больше ${count(Number(max), { one: 'строки', few: 'строк', many: 'строк' })}. ` +
      'Сузьте фильтры.',
  },
  ...itemFileErrors,
  ...checkoutErrors,
  report_running: { status: 429, detail: 'Ваш прошлый отчёт ещё готовится. Дождитесь его и\u00A0повторите.' },
  reports_busy: { status: 503, detail: 'Сейчас готовится слишком много отчётов. Повторите через минуту.' },
  refund_too_large: {
    status: 409,
    detail: ({ available, currency }) =>
      'Столько вернуть нельзя: ' +
      `${available === undefined ? 'на балансе клиента столько нет' : `доступно ${amount(available, currency)}`}.`,
  },
  payments_full: {
    status: 409,
    detail: ({ max }) =>
      `Уже ждут решения ${count(Number(max), { one: 'платёж', few: 'платежа', many: 'платежей' })}. ` +
      'Дождитесь нашего ответа.',
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
  order_own: {
    status: 409,
    detail: 'Свой неоплаченный заказ выдаёт другой сотрудник. Попросите коллегу или пополните баланс.',
  },
  price_own: { status: 409, detail: 'Цену своего заказа снижает другой сотрудник. Попросите коллегу.' },
  payment_own: {
    status: 409,
    detail: ({ id }) =>
      `Платёж №\u00A0${id} ваш: свой платёж подтверждает другой сотрудник. Попросите коллегу или отзовите заявку.`,
  },
  refund_phone_changed: {
    status: 409,
    detail:
      'Вы меняли телефон этого клиента меньше трёх дней назад: возврат подтверждает другой сотрудник. ' +
      'Попросите коллегу.',
  },
  payment_balance_short: {
    status: 409,
    detail: ({ amount: wanted, balance, currency }) =>
      `Вернуть ${amount(wanted, currency)} нельзя: на балансе клиента сейчас ` +
      `${balance === undefined ? 'меньше' : amount(balance, currency)}.`,
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
  imports_busy: { status: 503, detail: 'Сейчас проверяется слишком много файлов. Повторите через минуту.' },
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
      'Сейчас мы не можем вам позвонить. Позвоните сами по указанному номеру или повторите через ' +
      `${waitText(Number(retryAfter))}.`,
  },
  unused_pictures_full: {
    status: 429,
    detail: ({ max, retryAfter }) =>
      'Загружено, но нигде не\u00A0сохранено: ' +
      `${count(Number(max), { one: 'изображение', few: 'изображения', many: 'изображений' })}. ` +
      `Отправьте заказ, сохраните товар или повторите через ${waitText(Number(retryAfter))}.`,
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
