import type { components } from '#contract/types.ts';

type Schemas = components['schemas'];

/** A top-up that waits, with what a test says of it. */
export function paymentOf(payment: Partial<Schemas['Payment']> = {}): Schemas['Payment'] {
  return {
    id: 3,
    version: 4,
    customer: { id: 7, user: { first_name: 'Анна', last_name: 'Смирнова' }, phone: '79000000001' },
    author: null,
    type: 'top_up',
    amount: 1500.5,
    way: 'sbp',
    state: 'W',
    receipt: null,
    comment: '',
    reason: '',
    created_at: '2026-11-21T09:30:00.000Z',
    decided_at: null,
    decided_by: null,
    changes: [],
    decisions: [],
    ...payment,
  };
}

/** The entry of a confirmed top-up, with what a test says of it. */
export function entryOf(entry: Partial<Schemas['BalanceEntry']> = {}): Schemas['BalanceEntry'] {
  return {
    id: 1,
    type: 'top_up',
    amount: 1500.5,
    balance: 1500.5,
    author: '',
    reason: '',
    payment_id: null,
    order_id: null,
    at: '2026-11-21T09:30:00.000Z',
    ...entry,
  };
}
