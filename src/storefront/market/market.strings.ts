import type { OrderLineState } from '#common/order-line.ts';
import { lineStateNames } from '#entities/order/orders.strings.ts';
import { linesCount } from '#entities/purchase/purchase.strings.ts';

/** Texts of the screens of an intermediary. */
export const marketStrings = {
  title: 'Закупки',
  loading: 'Загрузка...',
  empty: 'Закупок пока нет',
  emptyHint: 'Когда магазин поручит вам закупку, она появится здесь.',
  waits: 'Закупки в\u00A0работе',
  nothingWaits: 'Закупок в\u00A0работе нет',
  whatToBuy: 'Что купить',
  nothingLeft: 'Сейчас покупать нечего. Когда в\u00A0ваших закупках появятся позиции, они будут здесь.',
  buying: 'Закупаем',
  onTheWay: 'В\u00A0пути',
  finished: (count: number) => `Завершены: ${count}`,
  toBuy: (count: number) => `Осталось купить: ${linesCount(count)}`,
  nothingToBuy: 'Всё отмечено',
  noLines: 'Позиций пока нет',
  noLinesHint: 'Магазин ещё ничего не добавил в\u00A0эту закупку.',
  missing: 'Закупка не найдена',
  missingHint: 'Возможно, магазин её удалил.',
  toAll: 'Все закупки',
  left: (left: number, all: number) =>
    left === 0 ? `Всё отмечено: ${all}\u00A0шт.` : `Купить ещё ${left}\u00A0из\u00A0${all}\u00A0шт.`,
  noAlbum: 'Без альбома',
  count: (count: number) => `${count}\u00A0шт.`,
  bought: 'Куплено',
  boughtOf: (name: string) => `Куплено: ${name}`,
  howMany: (name: string) => `Сколько куплено: ${name}`,
  partCount: (name: string, all: number) => `Куплено из\u00A0${all}\u00A0шт.: ${name}`,
  fewer: (name: string) => `Меньше: ${name}`,
  more: (name: string) => `Больше: ${name}`,
  commentOf: (comment: string, orderId: number, count: number | null) =>
    `№\u00A0${orderId}${count === null ? '' : `, ${count}\u00A0шт.`}: «${comment}»`,
  refused: 'Нет в\u00A0наличии',
  refusedShort: 'Нет',
  refusedOf: (name: string) => `Нет в\u00A0наличии: ${name}`,
  marked: (name: string, count: number, isBought: boolean) => `${isBought ? 'Куплено' : 'Нет'} ${count}: ${name}.`,
  look: (name: string) => `Посмотреть: ${name}`,
  undo: 'Вернуть',
  undoPart: (count: number) => `Вернуть ${count}`,
  undoOf: (name: string) => `Вернуть: ${name}`,
  done: (count: number) => `Отмечено: ${count}\u00A0шт.`,
  photos: 'Фото из закупки',
  takenBack: 'магазин убрал эту позицию из\u00A0закупки.',
  waiting: (count: number) => `Нет сети. Ждут отправки: ${count}`,
  waitingForServer: (count: number) => `Сервер занят или не\u00A0отвечает, отправим позже. Ждут отправки: ${count}`,
  sent: (count: number) => `Отправлено: ${count}`,
  giveUp: 'Отменить отметку',
  giveUpOf: (name: string) => `Отменить отметку: ${name}`,
  unsent: 'ещё не\u00A0отправлено',
  read: 'Понятно',
  readOf: (name: string) => `Понятно: ${name}`,
  refuseTitle: (name: string, count: number) => `Почему не\u00A0куплено: ${name}, ${count}\u00A0шт.`,
  reason: 'Причина',
  reasonHint: 'Её увидит клиент.',
  reasonPreset: 'Нет в наличии',
  cancel: 'Отмена',
  refuse: (count: number) => `Отметить «нет»: ${count}\u00A0шт.`,
  required: 'Укажите причину.',
  unexplained: 'не\u00A0удалось отметить. Попробуйте ещё раз.',
  unanswered: 'Нет связи. Попробуйте ещё раз.',
} as const;

/** What has become of goods, as whoever bought them says it. */
export const marketLineState = (state: OrderLineState): string =>
  state === 'P' ? marketStrings.bought : lineStateNames[state];
