import type { PlacedOrderState } from '#contract/types.ts';
import { actKeys, type KeyedActs } from '#entities/acts/act-keys.ts';

/** The title of the keys of an order's page. */
export const orderKeysTitle = 'Заказ';

/** The key that opens the first line without a price. */
export const pricesKey = { ...actKeys.price, text: 'указать цены' } as const;

/** The keys that bring orders to a state. */
export const stateKeys: KeyedActs<PlacedOrderState> = {
  title: orderKeysTitle,
  acts: [
    { key: actKeys.accept, target: 'accepted', text: 'принять' },
    { key: actKeys.bill, target: 'need_pay', text: 'запросить оплату' },
    { key: actKeys.collect, target: 'collected', text: 'отметить собранным' },
    { key: actKeys.deliver, target: 'delivery', text: 'передать в\u00A0доставку' },
    { key: actKeys.handOver, target: 'done', text: 'отметить выполненным' },
    { key: actKeys.complete, target: 'completed', text: 'завершить' },
  ],
};
