import type { DemoPayment } from './types.ts';

/** What the demo people have put on their accounts and asked back since they came, oldest first. */
export const demoPayments: readonly DemoPayment[] = [
  { personKey: 'ekaterina', kind: 'top_up', amount: 3_000_00, way: 'sbp', comment: 'Перевела по номеру телефона', state: 'F', reason: '', daysAgo: 34 },
  { personKey: 'dmitry', kind: 'top_up', amount: 60_000_00, way: 'transfer', comment: 'Платёжное поручение № 118', state: 'F', reason: '', daysAgo: 22 },
  { personKey: 'ekaterina', kind: 'top_up', amount: 5_000_00, way: 'card', comment: '', state: 'C', reason: 'Деньги не поступили', daysAgo: 16 },
  { personKey: 'ekaterina', kind: 'refund', amount: 1_500_00, way: 'card', comment: 'Верните остаток, пожалуйста', state: 'F', reason: 'Вернули на карту', daysAgo: 11 },
  { personKey: 'dmitry', kind: 'top_up', amount: 40_000_00, way: 'transfer', comment: 'Предоплата за подарки', state: 'W', reason: '', daysAgo: 3 },
  { personKey: 'ekaterina', kind: 'refund', amount: 1_000_00, way: 'sbp', comment: '', state: 'W', reason: '', daysAgo: 2 },
  { personKey: 'ekaterina', kind: 'top_up', amount: 2_500_50, way: 'sbp', comment: 'За вазу и кашпо', state: 'W', reason: '', daysAgo: 0 },
];
