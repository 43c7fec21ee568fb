import { always, leadsTo, offers, type Promised } from '#tests/model/kit/promises/promises.ts';

/** Specification: section 4 (cart). */
export const cartPromises: readonly Promised[] = [
  {
    text: 'Загрузка корзины всегда заканчивается: корзина есть или сказано, что её нет.',
    check: leadsTo('loading', ['ready', 'failed']),
  },
  {
    text: 'Каждый выбранный товар добавится, или будет сказано, что не вышло.',
    check: leadsTo('ready.adding', { emits: ['item.added', 'item.addFailed'] }),
  },
  {
    text: 'Незагруженную корзину всегда можно загрузить снова.',
    check: offers('failed', 'retry.requested'),
  },
  {
    text: 'То, что выбрано до загрузки корзины, добавляется сразу после неё.',
    check: always(
      { in: 'loading', on: 'getCart done', when: ({ additions }: { additions: unknown[] }) => additions.length > 0 },
      'ready.adding',
    ),
  },
];
