import type { PlacedOrderState } from '#contract/types.ts';

/** The title of the keys of an order's page. */
export const orderKeysTitle = 'Заказ';

/** The key that opens the first line without a price. */
export const pricesKey = { code: 'KeyW', letter: 'Ц', text: 'указать цены' } as const;

/** The keys that bring orders to a state, by their place on the keyboard, and the letter of a Russian layout. */
export const stateKeys: Readonly<Record<string, { state: PlacedOrderState; letter: string; text: string }>> = {
  KeyG: { state: 'accepted', letter: 'П', text: 'принять' },
  KeyJ: { state: 'need_pay', letter: 'О', text: 'запросить оплату' },
  KeyC: { state: 'collected', letter: 'С', text: 'отметить собранным' },
  KeyL: { state: 'delivery', letter: 'Д', text: 'передать в\u00A0доставку' },
  KeyD: { state: 'done', letter: 'В', text: 'отметить выполненным' },
  KeyP: { state: 'completed', letter: 'З', text: 'завершить' },
};
