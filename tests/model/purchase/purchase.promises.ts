import { always, offers, type Promised } from '#tests/model/kit/promises/promises.ts';

/** Design: lifecycles, purchase. */
export const purchasePromises: readonly Promised[] = [
  {
    text: 'Отправленной закупка становится только из остановленной или возвратом из полученной.',
    check: always('sent', { in: ['stopped', 'received'], on: '*' }),
  },
  {
    text: 'Закрыть можно только полученную закупку.',
    check: always('closed', { in: 'received', on: '*' }),
  },
  {
    text: 'Остановленную закупку можно открыть снова.',
    check: offers('stopped', 'purchase.open'),
  },
  {
    text: 'Отправленную закупку можно вернуть в остановленные.',
    check: offers('sent', 'purchase.stopped'),
  },
  {
    text: 'Полученную закупку можно вернуть в отправленные.',
    check: offers('received', 'purchase.sent'),
  },
  {
    text: 'Закрытую закупку можно вернуть в полученные.',
    check: offers('closed', 'purchase.received'),
  },
];
