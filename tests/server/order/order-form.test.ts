import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { components } from '#contract/types.ts';
import type { PlacedOrderState } from '#machines/order/placed-order.machine.ts';
import { balanceEntries } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { updatePlacedOrder } from '#server/domain/order/placed/update-placed-order.ts';
import { updatePlacedOrderState } from '#server/domain/order/placed/update-placed-order-state.ts';
import { getPlacedOrder } from '#server/domain/order/placed/get-placed-order.ts';
import { outcomes } from '#tests/support/server/at-once.ts';
import type { TestDatabase } from '#tests/support/server/database.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import type { SmallShop } from '#tests/support/server/small-shop.ts';

type Form = components['schemas']['PlacedOrderUpdate'];

describeShop('the form of a placed order', (it) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let staff: SignedInCaller;
  let anna: SignedInCaller;

  it.beforeAll(async ({ stock }) => {
    ({ db, shop } = stock);
    staff = await shop.staff('edit_strange_order', 'edit_balance_customers');
    anna = await shop.customer({ flags: ['edit_order'], phone: '79000000011' });
  });

  /** An order that is picked up, moved along the path. */
  async function order(path = '', of = anna): Promise<number> {
    const id = await shop.order(of);
    for (const state of path.split(' ').filter((one) => one !== ''))
      await updatePlacedOrderState(shop.deps, {
        caller: staff,
        path: { id },
        body: { state: state as PlacedOrderState, reason: 'Так вышло' },
      });
    return id;
  }
  const change = (id: number, form: Form, by = staff) =>
    updatePlacedOrder(shop.deps, { caller: by, path: { id }, body: form });
  const codeOf = (changing: Promise<unknown>) =>
    changing.then(
      () => '',
      ({ code, fields }: { code: string; fields?: object }) =>
        fields && Object.keys(fields).length > 0 ? `${code} ${Object.keys(fields).join(' ')}` : code,
    );
  const entriesOf = async (orderId: number) =>
    (
      await db.orm
        .select()
        .from(balanceEntries)
        .where(eq(balanceEntries.orderId, orderId))
        .orderBy(asc(balanceEntries.id))
    ).map(({ kind, amount }) => [kind, amount]);

  it('changes where it goes, for whom and for how much, and the timeline tells what', async () => {
    const id = await order();
    const before = await getPlacedOrder(shop.deps, { caller: staff, path: { id } });
    const delivery = {
      delivery_id: shop.courierId,
      address: '  Невский, 1 ',
      price: 250.5,
      recipient_name: ' Пётр Ильин',
      recipient_phone: '79000000012',
    };
    const after = await change(id, { version: 1, delivery, comment: 'Позвонить' });
    expect(after).toMatchObject({
      version: 2,
      comment: 'Позвонить',
      total: (before.items_total ?? 0) + 250.5,
      delivery: {
        delivery_id: shop.courierId,
        name: 'Курьер',
        kind: 'address',
        price: 250.5,
        address: 'Невский, 1',
        point: null,
        recipient_name: 'Пётр Ильин',
        recipient_phone: '79000000012',
      },
    });
    expect(after.timeline.at(-1)).toEqual({
      kind: 'delivery',
      fields: [
        { field: 'method', from: 'Самовывоз', to: 'Курьер' },
        { field: 'address', from: before.delivery.address, to: 'Невский, 1' },
        { field: 'price', from: 0, to: 250.5 },
        { field: 'recipient_name', from: before.delivery.recipient_name, to: 'Пётр Ильин' },
        { field: 'recipient_phone', from: before.delivery.recipient_phone, to: '79000000012' },
        { field: 'comment', from: before.comment, to: 'Позвонить' },
      ],
      author: 'Мария Кузнецова',
      at: shop.clock.now().toISOString(),
      reason: '',
    });
    const again = await change(id, { delivery, comment: 'Позвонить' });
    expect(again).toMatchObject({ version: 2, timeline: after.timeline });
  });

  it('keeps its price at another way, unless staff say one; a customer pays the way’s own', async () => {
    const moved = { delivery_id: shop.courierId, address: 'Невский, 1' };
    const byStaff = await change(await order(), { delivery: moved });
    expect(byStaff.delivery).toMatchObject({ name: 'Курьер', price: 0 });
    const byCustomer = await change(await order(), { delivery: moved }, anna);
    expect(byCustomer.delivery).toMatchObject({ name: 'Курьер', price: 300 });
    expect(await codeOf(change(byCustomer.id, { delivery: { price: 0 } }, anna))).toBe('price_staff_only');
  });

  it('writes the difference of the delivery price into the ledger where the order is charged', async () => {
    const id = await order('accepted need_pay');
    await change(id, { delivery: { price: 300 } });
    await change(id, { delivery: { price: 300 } });
    await change(id, { delivery: { price: 100.01 } });
    expect((await entriesOf(id)).slice(1)).toEqual([
      ['order_charge', -30_000],
      ['order_return', 19_999],
    ]);
  });

  it('never shows the note to the order’s customer, even to one of the staff', async () => {
    const vera = await shop.staff('edit_strange_order', 'edit_order');
    const id = await order('', vera);
    const noted = await change(id, { note: 'Осторожно: спорит ' });
    expect(noted).toMatchObject({ note: 'Осторожно: спорит', version: 2 });
    expect(noted.timeline.at(-1)).toMatchObject({
      kind: 'note',
      fields: [{ field: 'note', from: '', to: 'Осторожно: спорит' }],
    });
    expect(JSON.stringify(await getPlacedOrder(shop.deps, { caller: vera, path: { id } }))).not.toMatch(
      /спорит|"note"/,
    );
    expect(JSON.stringify(await change(id, { comment: 'Жду' }, vera))).not.toMatch(/спорит|"note"/);
    expect(await codeOf(change(id, { note: 'Нет' }, vera))).toBe('forbidden');
    expect(await codeOf(change(await order(), { note: 'Нет' }, anna))).toBe('forbidden');
  });

  it('is open to its customer while it is new, to staff until it is handed on; the note until it ends', async () => {
    const codes: Record<string, string[]> = {};
    const paths = ['', 'accepted', 'accepted collected delivery', 'accepted collected done', 'rejected'];
    for (const path of [...paths, 'accepted collected done completed']) {
      const id = await order(path);
      codes[path.split(' ').at(-1) ?? ''] = [
        await codeOf(change(id, { comment: 'Жду' }, anna)),
        await codeOf(change(id, { delivery: { recipient_name: 'Пётр' } })),
        await codeOf(change(id, { note: 'Видели' })),
      ];
    }
    expect(codes).toEqual({
      '': ['', '', ''],
      accepted: ['editing_accepted', '', ''],
      delivery: ['editing_handed_on', 'editing_handed_on', ''],
      done: ['editing_handed_on', 'editing_handed_on', ''],
      rejected: ['order_finished', 'order_finished', 'order_finished'],
      completed: ['order_finished', 'order_finished', 'order_finished'],
    });
  });

  it('refuses what is no place, and nobody to be reached', async () => {
    const id = await order();
    const wrong = (delivery: Form['delivery']) => codeOf(change(id, { ...(delivery && { delivery }) }));
    expect(await wrong({ delivery_id: 2_000_000_000 })).toBe('validation delivery.delivery_id');
    expect(await wrong({ delivery_id: shop.courierId })).toBe('validation delivery.address');
    expect(await wrong({ delivery_point_id: 2_000_000_000 })).toBe('validation delivery.delivery_point_id');
    expect(await wrong({ recipient_name: ' я ' })).toBe('validation delivery.recipient_name');
    expect(await wrong({ recipient_phone: null })).toBe('');
    const silent = await order('', await shop.customer());
    expect(await codeOf(change(silent, { delivery: { recipient_phone: null } }))).toBe(
      'validation delivery.recipient_phone',
    );
    expect(await codeOf(change(2_000_000_000, { note: 'Нет' }))).toBe('not_found');
    const reader = await shop.customer({ flags: ['get_strange_orders', 'edit_order'] });
    expect(await codeOf(change(id, { comment: 'Нет' }, reader))).toBe('forbidden');
  });

  it('from an old screen is refused with the order as it is; of two at once one is kept', async () => {
    const id = await order('accepted need_pay');
    const { version } = await getPlacedOrder(shop.deps, { caller: staff, path: { id } });
    const { kept, codes } = await outcomes([
      change(id, { version, delivery: { price: 100 } }),
      change(id, { version, delivery: { price: 200 } }),
    ]);
    expect([kept.length, codes]).toEqual([1, ['changed_meanwhile']]);
    await expect(change(id, { version, note: 'Поздно' })).rejects.toMatchObject({
      code: 'changed_meanwhile',
      current: { id, version: version + 1 },
    });
  });
});
