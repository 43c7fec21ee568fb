import type { PurchaseState } from '#machines/purchase/purchase.machine.ts';

/** A purchase of the demo shop. */
export interface DemoPurchase {
  name: string;
  comment: string;
  /** Null for the shop's own. */
  intermediaryKey: string | null;
  /** Photo catalogues with pictures of these items; lines are in the first. */
  albums: readonly { name: string; itemKeys: readonly string[] }[];
  /** Items whose lines are bought: of orders that wait for them. */
  itemKeys: readonly string[];
  /** Those of them that have come. */
  arrivedKeys: readonly string[];
  daysAgo: number;
  path: readonly PurchaseState[];
}

/** The purchases of the demo shop, oldest first: one to be received, one to be closed, one that is open. */
export const demoPurchases: readonly DemoPurchase[] = [
  {
    name: 'Подарочные наборы к\u00A0Новому году',
    comment: 'Счёт на\u00A0лавку, забирает Ирина.',
    intermediaryKey: 'irina',
    albums: [
      { name: 'Чай и\u00A0сладости', itemKeys: ['gift-tea'] },
      { name: 'Открытки', itemKeys: ['cards-summer'] },
    ],
    itemKeys: ['gift-tea', 'cards-summer'],
    arrivedKeys: ['gift-tea'],
    daysAgo: 3,
    path: ['open', 'stopped', 'sent', 'received'],
  },
  {
    name: 'Фартуки и\u00A0доски из\u00A0мастерской',
    comment: '',
    intermediaryKey: null,
    albums: [],
    itemKeys: ['apron-linen', 'board-endgrain'],
    arrivedKeys: [],
    daysAgo: 2,
    path: ['open', 'stopped', 'sent'],
  },
  {
    name: 'Ивановский текстиль',
    comment: 'Собираем до\u00A0пятницы.',
    intermediaryKey: 'oleg',
    albums: [{ name: 'Пледы и\u00A0игрушки', itemKeys: ['blanket-baby', 'toy-hare'] }],
    itemKeys: ['blanket-baby', 'toy-hare'],
    arrivedKeys: [],
    daysAgo: 1,
    path: ['open'],
  },
];
