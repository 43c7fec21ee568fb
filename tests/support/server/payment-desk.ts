import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Query } from '#contract/types.ts';
import { balanceEntries } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { getCurrentCustomer } from '#server/domain/customer/get-current-customer.ts';
import { createPayment } from '#server/domain/payment/create-payment.ts';
import { getPaymentsTotal } from '#server/domain/payment/get-payments-total.ts';
import { listPayments } from '#server/domain/payment/list-payments.ts';
import { updatePayment } from '#server/domain/payment/update-payment.ts';
import type { SmallShop } from './small-shop.ts';

type Form = Parameters<typeof createPayment>[1]['body'];

/** Where payments of a small shop are asked for, decided and listed. */
export class PaymentDesk {
  /** May ask for, see and decide the payments of everybody. */
  readonly cashier: SignedInCaller;
  private readonly shop: SmallShop;

  private constructor(shop: SmallShop, cashier: SignedInCaller) {
    this.shop = shop;
    this.cashier = cashier;
  }

  static async open(shop: SmallShop): Promise<PaymentDesk> {
    const flags = ['edit_payments', 'get_strange_payments', 'create_strange_payments'] as const;
    return new PaymentDesk(shop, await shop.customer({ firstName: 'Ольга', lastName: 'Зимина', flags }));
  }

  /** Asks for a top-up of 100 roubles of their own, unless the form says otherwise. */
  ask(caller: SignedInCaller, form: Partial<Form> = {}, { key = randomUUID() as string } = {}) {
    return createPayment(this.shop.deps, {
      caller,
      header: { 'idempotency-key': key },
      body: { customer_id: caller.customer.id, type: 'top_up', amount: 100, way: 'sbp', comment: '', ...form },
    });
  }

  refund(caller: SignedInCaller, amount: number) {
    return this.ask(caller, { type: 'refund', amount });
  }

  /** Decides; a cancellation says that the money has not come, unless another reason is given. */
  decide(id: number, state: 'F' | 'C', { reason = state === 'C' ? 'Не поступили' : '', by = this.cashier } = {}) {
    return updatePayment(this.shop.deps, { caller: by, path: { id }, body: { state, reason } });
  }

  update(id: number, form: Parameters<typeof updatePayment>[1]['body'], by = this.cashier) {
    return updatePayment(this.shop.deps, { caller: by, path: { id }, body: form });
  }

  list(caller: SignedInCaller, query: Partial<Query<'listPayments'>> = {}) {
    return listPayments(this.shop.deps, {
      caller,
      query: {
        scope: 'own',
        search_text: '',
        by_decision: false,
        order_by: 'newest',
        page: 1,
        limit: 24,
        ...query,
      },
    });
  }

  total(query: Partial<Query<'getPaymentsTotal'>> = {}) {
    return getPaymentsTotal(this.shop.deps, {
      caller: this.cashier,
      query: { search_text: '', by_decision: false, ...query },
    });
  }

  entriesOf(paymentId: number) {
    return this.shop.db.orm.select().from(balanceEntries).where(eq(balanceEntries.paymentId, paymentId));
  }

  /** Balance and what is available of it, in roubles. */
  async moneyOf(caller: SignedInCaller) {
    const { balance, available } = await getCurrentCustomer(this.shop.deps, { caller });
    return [balance, available];
  }
}
