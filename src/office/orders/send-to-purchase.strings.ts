import { linesCount } from '#entities/purchase/purchase.strings.ts';

/** Texts of sending an order's lines to a purchase. */
export const sendStrings = {
  group: 'Закупка',
  toOwn: 'В\u00A0закупку магазина',
  toOther: 'В\u00A0закупку…',
  sent: (count: number, purchase: string) => `В\u00A0закупку «${purchase}» отправлено: ${linesCount(count)}`,
  sentUnseen: (count: number) => `В\u00A0закупку отправлено: ${linesCount(count)}`,
  isSent: 'Отправлено в\u00A0закупку',
  failed: 'Не удалось отправить в\u00A0закупку',
  title: (orderId: number) => `Заказ №\u00A0${orderId}: в\u00A0закупку`,
  intermediary: 'Посредник',
  purchase: 'Закупка',
  album: 'Альбом',
  noAlbum: 'Без альбома',
  lines: 'Позиции',
  chooseLines: 'Выберите хотя бы одну позицию.',
  openOnly: 'Здесь только открытые закупки. Новую можно открыть',
  openNew: 'в\u00A0разделе «Закупки»',
  none: 'Открытых закупок нет',
  noneHint: 'Отправьте позиции в\u00A0закупку магазина или откройте новую в\u00A0разделе «Закупки».',
  send: 'Отправить',
  cancel: 'Отмена',
  loading: 'Загрузка...',
  unexplained: 'Не удалось отправить в\u00A0закупку.',
  unanswered: 'Нет ответа от сервера: проверьте, отправлены ли позиции.',
} as const;
