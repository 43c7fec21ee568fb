import { before, canAlways, type Promised } from '../kit/promises.ts';

/** Design: lifecycles, purchase. */
export const purchasePromises: readonly Promised[] = [
  {
    text: 'Отправить можно только остановленную закупку.',
    check: before('stopped', 'sent'),
  },
  {
    text: 'Закрыть можно только полученную закупку.',
    check: before('received', 'closed'),
  },
  {
    text: 'Любой шаг закупки можно вернуть на один назад.',
    check: canAlways(['stopped', 'sent', 'received', 'closed'], 'open'),
  },
];
