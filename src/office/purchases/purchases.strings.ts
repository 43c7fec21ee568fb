import type { components, Purchase, PurchaseState } from '#contract/types.ts';
import { actKeys, type KeyedActs } from '#entities/acts/act-keys.ts';
import { orderForms } from '#entities/order/orders.strings.ts';
import { linesCount, purchaseStateNames } from '#entities/purchase/purchase.strings.ts';
import { formatMoney } from '#lib/money.ts';
import { plural, type PluralForms } from '#lib/plural.ts';
import type { Steps } from './steps-of.ts';
import { keepTogether } from '#lib/no-break.ts';
import { quoted } from '#lib/quoted.ts';

type Stage = Pick<Purchase, 'state' | 'intermediary'>;

/** Until a purchase is received, its intermediary says what is bought. */
const cameWord = ({ state, intermediary }: Stage): string =>
  intermediary && state !== 'received' && state !== 'closed' ? 'куплено' : 'пришло';

type PurchaseEvent = components['schemas']['PurchaseEvent'];

/** Texts of the list and the page of purchases. */
export const purchasesStrings = {
  loading: 'Загрузка...',
  list: 'Закупки',
  state: 'Статус',
  anyState: 'Все статусы',
  toClose: 'Пора закрыть',
  search: 'Номер или название',
  empty: 'Закупок пока нет',
  emptyHint: 'Откройте закупку или отправьте в\u00A0неё позиции со\u00A0страницы заказа.',
  nothingFoundHint: 'Попробуйте другое название или статус.',
  columns: {
    name: 'Закупка',
    intermediary: 'Посредник',
    date: 'Открыта',
    state: 'Статус',
    lines: 'Позиции',
    ordered: 'Не\u00A0пришло',
    sum: 'Сумма',
  },
  toCome: (count: number) => `ждём: ${count}`,

  add: 'Новая закупка',
  edit: 'Изменить',
  editTitle: 'Изменить закупку',
  name: 'Название',
  nameHint: 'Например, поставщик и дата',
  comment: 'Комментарий',
  intermediary: 'Посредник',
  noIntermediary: 'Магазин',
  save: 'Сохранить',
  open: 'Открыть закупку',
  cancel: 'Отмена',
  remove: 'Удалить',
  removeFailed: 'Не удалось удалить закупку',
  unexplained: 'Не удалось сохранить закупку.',
  unanswered: 'Нет ответа от сервера: проверьте, сохранилась ли закупка.',

  back: 'К\u00A0списку закупок',
  missing: 'Закупка не найдена',
  missingHint: 'Проверьте номер или посмотрите список закупок.',
  toAll: 'Все закупки',
  openedAt: (when: string) => `Открыта ${when}`,
  lines: 'Позиции',
  noLines: 'Позиций пока нет',
  noLinesHint: 'Отправьте их со\u00A0страницы заказа.',
  sums: 'Итоги',
  toOrders: 'Заказы закупки',
  toLines: 'Позиции таблицей',
  toGroups: 'Клиенты закупки',
  lists: 'Списки закупки',
  ofCustomer: (name: string) => `Только позиции клиента ${name}.`,
  ofUnknown: 'Позиций этого клиента в\u00A0закупке нет.',
  allLines: 'Показать все',
  total: 'Сумма продажи',
  pieces: 'Штук',
  toComeCount: 'Ещё не пришло',
  stillToCome: (count: number) => `Ещё не\u00A0пришло: ${linesCount(count)}. Закрыть можно, когда придёт всё.`,
  margin: (sold: string, bought: string, margin: string) => `Продажа ${sold} · закупка ${bought} · маржа ${margin}`,
  noMargin: keepTogether('Маржа появится здесь вместе с ценами закупки.'),
  /** What the purchases of a list come to; the margin where some have both prices. */
  totals: (purchases: string, pieces: string, sum: string, margin: string | null) =>
    [purchases, `${pieces}\u00A0шт.`, sum, ...(margin === null ? [] : [`маржа ${margin}`])].join('\u00A0· '),
  /** Of the pieces that have both prices. */
  partMargin: (margin: string, unknown: string) => `${margin} (без\u00A0${unknown}\u00A0шт. без цены)`,
  unknownPrices: (count: number) => `без ${count}\u00A0шт., у\u00A0которых нет цены закупки или\u00A0продажи`,
  actions: 'Действия с\u00A0закупкой',
  order: (id: number) => `Заказ №\u00A0${id}`,
  album: (name: string) => `Альбом «${name}»`,
  noPrice: 'без цены',
  takeBack: 'Вернуть в\u00A0заказ',
  takeBackOf: (name: string, orderId: number) => `Вернуть в\u00A0заказ №\u00A0${orderId}: ${name}`,
  takeBackFailed: 'Не удалось вернуть позицию в\u00A0заказ',
  timeline: 'История закупки',
  shop: 'Магазин',

  moveFailed: 'Не удалось сменить статус закупки',
  reason: 'Причина',
  reasonHint: 'Её увидят сотрудники в\u00A0истории закупки',
  required: 'Укажите причину',
  backTitle: 'Шаг назад',
  backHint: 'Статусы позиций при этом не\u00A0меняются.',
  undoHint:
    'Отмеченные позиции снова ждут поставщика, а\u00A0деньги за\u00A0отменённые снова входят в\u00A0сумму заказа.',
  receiveTitle: 'Что пришло?',
  findLine: 'Найти позицию по\u00A0названию или заказу',
  allCame: 'Все пришли',
  noneCame: 'Ничего не\u00A0пришло',
  marked: (count: number, total: number) => `Пришло ${count}\u00A0из\u00A0${total}\u00A0шт.`,
  waits: (count: number) => `Ждём ${count}`,
  cameOf: (name: string) => `Пришло, шт.: ${name}`,
  tooMany: (most: number) => `Ждём только ${most}.`,
  ordersOf: (name: string, count: number) => `${name}: ${plural(count, orderForms)}`,
  progress: (came: number, all: number, of: Stage) => `${came}\u00A0из\u00A0${all}\u00A0шт. ${cameWord(of)}`,
  stepsOf: ({ all, came, handedOver, canceled }: Steps, of: Stage) =>
    [
      `${all}\u00A0шт.`,
      came > 0 && `${cameWord(of)}\u00A0${came}`,
      handedOver > 0 && `выдано\u00A0${handedOver}`,
      canceled > 0 && `отменено\u00A0${canceled}`,
    ]
      .filter(Boolean)
      .join(', '),
  ordersCount: (count: number) => plural(count, orderForms),
  orderShort: (id: number) => `№\u00A0${id}`,
  commentOf: (comment: string, orderId: number) => `«${comment}» №\u00A0${orderId}`,
  peopleOf: (name: string) => `Кому: ${name}`,
  shortOf: (name: string) => `Кому не\u00A0хватит: ${name}`,
  ofCount: (count: number, all: number) => `${count}\u00A0из\u00A0${all}`,
  givenTo: (person: string, all: number) => `${person}, из\u00A0${all}\u00A0шт.`,
  givenOut: (sum: number, came: number) => `Роздано ${sum}, а\u00A0пришло ${came}.`,
  sharing: 'Если не\u00A0хватит',
  rules: {
    first: 'Кто раньше заказал',
    share: 'Пропорционально заказу',
    people: 'Меньше людей',
    hand: 'Вручную',
  },
  checkCount: (name: string) => `Проверьте, сколько пришло: ${name}`,
  changedMeanwhile: 'Закупку изменили, пока вы\u00A0считали. Что вы\u00A0вписали, останется.',
  showNow: 'Показать, что ждём теперь',
  restOf: (missing: number) => `Не\u00A0пришло ${missing}\u00A0шт.:`,
  restLater: 'ещё придёт',
  cancelRest: 'отменить в\u00A0заказах',
  cancelAndReturn: (sum: string) => `отменить и\u00A0вернуть ${sum}`,
  cancelReason: 'Причина отмены',
  receive: (came: number, missing: number, rest: 'O' | 'C') => {
    if (missing === 0) return `Все пришли: принять ${came}`;
    return rest === 'C' ? `Принять ${came}, отменить ${missing}` : `Принять ${came}, ждать ${missing}`;
  },
  receiveMore: 'Отметить приход',
  receiveAll: (pieces: number) => `Все пришли: ${pieces}\u00A0шт.`,
  receivedAll: (pieces: number) => `Пришли все ${pieces}\u00A0шт.`,
  countsChanged: keepTogether('Количество изменилось, пока вы смотрели. Проверьте и нажмите ещё раз.'),
  receiveAllFailed: 'Не удалось отметить приход',
  unreceive: 'Вернуть',
  unreceiveFailed: 'Не удалось вернуть',
  receivedByMistake: 'Отмечено по ошибке',
} as const;

const verbs: Readonly<Record<PurchaseState, string>> = {
  open: 'Открыть снова',
  stopped: 'Закрыть для заказов',
  sent: 'Отправить поставщику',
  received: 'Отметить приход',
  closed: 'Закрыть',
};

/** The label of a transition's button. */
export const verbOf = ({ state, needs_reason: isBack }: { state: PurchaseState; needs_reason: boolean }): string =>
  isBack ? `Вернуть в\u00A0«${purchaseStateNames[state]}»…` : verbs[state];

/** In the genitive, after «из». */
const ordersOf: PluralForms = { one: 'заказа', few: 'заказов', many: 'заказов' };

const fromOrder = ({ order_id: orderId }: PurchaseEvent): string =>
  orderId === null ? '' : ` из\u00A0заказа №\u00A0${orderId}`;

/** The first of an entry's lines by its name and how many more there are; how many where the name isn't known. */
function linesOf({ line_name: name, lines_count: count }: PurchaseEvent): string {
  if (name === null || name === '') return linesCount(count);
  const others = count - 1;
  return others > 0 ? `${quoted(name)} и\u00A0ещё\u00A0${others}` : quoted(name);
}

/** What came and what won't. Entries from before names were kept don't know. */
function receiptText(event: PurchaseEvent): string {
  const { lines_count: count, canceled_count: canceled } = event;
  if (event.line_name === null) return `Отмечено при получении: ${linesOf(event)}`;
  const came = count - canceled;
  if (canceled === 0) return `Пришло: ${linesOf(event)}`;
  if (came === 0) return `Не\u00A0придёт: ${linesOf(event)}`;
  return `Пришло: ${linesCount(came)}, не\u00A0придёт: ${linesCount(canceled)}`;
}

function pricedText(event: PurchaseEvent): string {
  const { price } = event;
  return price === null
    ? `Цены закупки изменены: ${linesOf(event)}`
    : `Цена закупки ${formatMoney(price)}: ${linesOf(event)}`;
}

/** What an entry of a purchase's history says. */
export function eventText(event: PurchaseEvent): string {
  const { kind, from, to } = event;
  switch (kind) {
    case 'state':
      if (to === null) return '';
      return from === null ? 'Закупка открыта' : `${purchaseStateNames[from]} → ${purchaseStateNames[to]}`;
    case 'edited':
      return 'Изменены название или комментарий';
    case 'lines_sent':
      return `Добавлено: ${linesOf(event)}${fromOrder(event)}`;
    case 'lines_marked':
      return `${event.canceled_count > 0 ? 'Не\u00A0купить' : 'Куплено'}: ${linesOf(event)}`;
    case 'lines_received':
      return receiptText(event);
    case 'lines_unmarked':
      return `Отметка снята: ${linesOf(event)}`;
    case 'lines_returned':
      return `Возвращено в\u00A0заказы: ${linesOf(event)}`;
    case 'lines_priced':
      return pricedText(event);
  }
}

/** What entries of one act say together. */
export function actText(events: readonly [PurchaseEvent, ...PurchaseEvent[]]): string {
  const [first] = events;
  const orders = new Set(events.map((event) => event.order_id));
  const prices = new Set(events.map((event) => event.price));
  const text = eventText({
    ...first,
    lines_count: events.reduce((sum, event) => sum + event.lines_count, 0),
    canceled_count: events.reduce((sum, event) => sum + event.canceled_count, 0),
    line_name: '',
    order_id: orders.size === 1 ? first.order_id : null,
    price: prices.size === 1 ? first.price : null,
  });
  return orders.size === 1 ? text : `${text} из\u00A0${plural(orders.size, ordersOf)}`;
}

/** The lines of an entry among those of its act, which says what became of them. */
export function linesText(event: PurchaseEvent): string {
  if (event.kind === 'lines_received') return receiptText(event);
  const price = event.price === null ? '' : `, ${formatMoney(event.price)}`;
  return `${linesOf(event)}${fromOrder(event)}${price}`;
}

/** The keys that bring a purchase to a state. */
export const purchaseKeys: KeyedActs<PurchaseState> = {
  title: 'Закупка',
  acts: [
    { key: actKeys.stop, target: 'stopped', text: 'закрыть для заказов' },
    { key: actKeys.send, target: 'sent', text: 'отправить' },
    { key: actKeys.receive, target: 'received', text: 'отметить приход' },
    { key: actKeys.complete, target: 'closed', text: 'закрыть' },
  ],
};
