import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { getPayment } from '#server/domain/payment/get-payment.ts';
import { updatePayment } from '#server/domain/payment/update-payment.ts';
import { outcomes } from '#tests/support/server/at-once.ts';
import type { TestDatabase } from '#tests/support/server/database.ts';
import { PaymentDesk } from '#tests/support/server/payment-desk.ts';
import { describeShopOnEachEngine } from '#tests/support/server/shop-test.ts';
import type { SmallShop } from '#tests/support/server/small-shop.ts';

describeShopOnEachEngine('changes of waiting payments', (it) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let desk: PaymentDesk;

  it.beforeAll(async ({ stock }) => {
    ({ db, shop } = stock);
    desk = await PaymentDesk.open(shop);
  });

  it('are told the oldest first', async () => {
    const anna = await shop.customer();
    const { id } = await desk.ask(anna, { amount: 100 });
    await desk.update(id, { amount: 90 });
    await desk.update(id, { amount: 80.5 });
    const { changes } = await getPayment(shop.deps, { caller: anna, path: { id } });
    expect(changes.map(({ fields }) => fields)).toEqual([
      [{ field: 'amount', from: 100, to: 90 }],
      [{ field: 'amount', from: 90, to: 80.5 }],
    ]);
  });

  it('keep who changed what, and reach the ledger as they are when it is confirmed', async () => {
    const anna = await shop.customer();
    const { id } = await desk.ask(anna, { amount: 100, comment: 'Перевела' });
    shop.clock.pass(60_000);
    const changed = await desk.update(id, { version: 1, amount: 90.5, way: 'card', comment: ' Перевела с карты ' });
    expect(changed).toMatchObject({ version: 2, amount: 90.5, way: 'card', comment: 'Перевела с карты', state: 'W' });
    expect(changed.changes).toEqual([
      {
        fields: [
          { field: 'amount', from: 100, to: 90.5 },
          { field: 'way', from: 'sbp', to: 'card' },
          { field: 'comment', from: 'Перевела', to: 'Перевела с карты' },
        ],
        author: 'Ольга Зимина',
        at: shop.clock.now().toISOString(),
      },
    ]);
    expect((await desk.list(anna)).result).toEqual([await getPayment(shop.deps, { caller: anna, path: { id } })]);
    // A repetition after a lost answer.
    expect(await desk.update(id, { amount: 90.5 })).toEqual(changed);
    await desk.decide(id, 'F');
    expect(await desk.moneyOf(anna)).toEqual([90.5, 90.5]);
    expect((await getPayment(shop.deps, { caller: anna, path: { id } })).changes).toHaveLength(1);
    await expect(desk.update(id, { amount: 1 })).rejects.toMatchObject({ code: 'payment_decided' });
    expect(await desk.moneyOf(anna)).toEqual([90.5, 90.5]);
  });

  it('are staff’s alone, with the flags', async () => {
    const anna = await shop.customer();
    const { id } = await desk.ask(anna);
    await expect(desk.update(id, { amount: 1 }, anna)).rejects.toMatchObject({ code: 'forbidden' });
    const [seer, decider] = [
      await shop.customer({ flags: ['get_strange_payments'] }),
      await shop.customer({ flags: ['edit_payments'] }),
    ];
    await expect(desk.update(id, { amount: 1 }, seer)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(desk.update(id, { amount: 1 }, decider)).rejects.toMatchObject({ code: 'not_found' });
    expect(await getPayment(shop.deps, { caller: anna, path: { id } })).toMatchObject({
      version: 1,
      amount: 100,
      changes: [],
    });
    await expect(getPayment(shop.deps, { caller: decider, path: { id } })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('let a refund grow as far as money is available, and no further', async () => {
    const anna = await shop.customer({ balance: 100_000 });
    const back = await desk.refund(anna, 300);
    await desk.refund(anna, 200);
    await expect(desk.update(back.id, { amount: 800.01 })).rejects.toMatchObject({ code: 'refund_too_large' });
    expect(await desk.update(back.id, { amount: 800 })).toMatchObject({ amount: 800 });
    expect(await desk.moneyOf(anna)).toEqual([1000, 0]);
    expect(await desk.update(back.id, { amount: 50 })).toMatchObject({ amount: 50 });
    expect(await desk.moneyOf(anna)).toEqual([1000, 750]);
  });

  it('let a refund shrink that the balance covers no longer', async () => {
    const anna = await shop.customer({ balance: 100_000 });
    const back = await desk.refund(anna, 900);
    await shop.topUp(anna.customer.id, -50_000);
    expect((await getPayment(shop.deps, { caller: desk.cashier, path: { id: back.id } })).decisions).toEqual([
      { state: 'F', held_by: 'balance_short' },
      { state: 'C', held_by: null },
    ]);
    expect(await desk.update(back.id, { amount: 700 })).toMatchObject({ amount: 700 });
    await expect(desk.update(back.id, { amount: 701 })).rejects.toMatchObject({ code: 'refund_too_large' });
  });

  it('of another version are refused with the payment as it is now', async () => {
    const anna = await shop.customer();
    const { id } = await desk.ask(anna);
    await desk.update(id, { version: 1, amount: 70 });
    const refusal = { code: 'changed_meanwhile', current: { id, version: 2, amount: 70, state: 'W' } };
    await expect(desk.update(id, { version: 1, amount: 80 })).rejects.toMatchObject(refusal);
    await expect(desk.update(id, { version: 1, state: 'F' })).rejects.toMatchObject(refusal);
    await expect(desk.update(id, { version: 1, state: 'C' }, anna)).rejects.toMatchObject(refusal);
    expect(await desk.entriesOf(id)).toEqual([]);
    expect(await desk.update(id, { version: 2, state: 'F' })).toMatchObject({ state: 'F', version: 3 });
    expect(await desk.moneyOf(anna)).toEqual([70, 70]);
  });

  it('and a confirmation at once end with what was confirmed in the ledger', async () => {
    const anna = await shop.customer();
    const { id } = await desk.ask(anna);
    const { kept, codes } = await outcomes([
      desk.update(id, { version: 1, amount: 5 }),
      desk.update(id, { version: 1, state: 'F' }),
    ]);
    expect([kept.length, codes]).toEqual([1, ['changed_meanwhile']]);
    const { state, amount } = await getPayment(shop.deps, { caller: desk.cashier, path: { id } });
    const entries = (await desk.entriesOf(id)).map((entry) => entry.amount);
    expect([
      ['F', 100, [10_000]],
      ['W', 5, []],
    ]).toContainEqual([state, amount, entries]);
  });

  it('tell the later of two deciders who was first, and write one entry', async () => {
    const anna = await shop.customer();
    const { id } = await desk.ask(anna);
    const boris = await shop.customer({
      firstName: 'Борис',
      lastName: 'Ким',
      flags: ['edit_payments', 'get_strange_payments'],
    });
    await desk.update(id, { version: 1, state: 'F' }, boris);
    await expect(desk.update(id, { version: 1, state: 'F' })).rejects.toMatchObject({
      code: 'changed_meanwhile',
      current: { state: 'F', decided_by: 'Борис Ким', decisions: [] },
    });
    await expect(desk.update(id, { state: 'C', reason: 'Нет' })).rejects.toMatchObject({
      code: 'payment_decided',
      current: { state: 'F', decided_by: 'Борис Ким' },
    });
    expect(await desk.entriesOf(id)).toHaveLength(1);
  });

  it('are no decisions: a state with other values is refused, and a cancellation without a reason', async () => {
    const anna = await shop.customer();
    const { id } = await desk.ask(anna);
    await expect(
      updatePayment(shop.deps, { caller: desk.cashier, path: { id }, body: { state: 'F', amount: 1 } }),
    ).rejects.toMatchObject({
      code: 'validation',
      fields: { state: 'wrong' },
    });
    await expect(desk.update(id, { state: 'C', reason: ' ' })).rejects.toMatchObject({
      code: 'validation',
      fields: { reason: 'required' },
    });
    expect(await desk.update(id, { state: 'C' }, anna)).toMatchObject({ state: 'C', decided_by: 'Анна Смирнова' });
  });

  it('are offered to those who may decide, with what holds them back', async () => {
    const boss = await shop.customer({ flags: ['edit_payments', 'get_strange_payments'] });
    const { id } = await desk.ask(boss);
    expect((await getPayment(shop.deps, { caller: boss, path: { id } })).decisions).toEqual([
      { state: 'F', held_by: 'own_payment' },
      { state: 'C', held_by: null },
    ]);
    expect((await getPayment(shop.deps, { caller: desk.cashier, path: { id } })).decisions).toEqual([
      { state: 'F', held_by: null },
      { state: 'C', held_by: null },
    ]);
    const seer = await shop.customer({ flags: ['get_strange_payments'] });
    expect((await getPayment(shop.deps, { caller: seer, path: { id } })).decisions).toEqual([]);
  });

  it('leave a trace that nobody can change', async () => {
    const { id } = await desk.ask(await shop.customer());
    await desk.update(id, { amount: 3 });
    for (const statement of ['update payment_changes set author_id = author_id', 'delete from payment_changes'])
      await expect(db.orm.execute(sql.raw(statement))).rejects.toThrow();
  });
});
