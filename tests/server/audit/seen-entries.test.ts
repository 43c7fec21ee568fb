import { expect } from 'vitest';
import type { Permission } from '#contract/types.ts';
import { listAudit } from '#server/domain/audit/list-audit.ts';
import { updateItem } from '#server/domain/catalogue/update-item.ts';
import { updateCustomer } from '#server/domain/customer/update-customer.ts';
import { allPermissions } from '#server/domain/permission/permissions.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';

describeShop('the audit, to whoever may change the settings', (it) => {
  let shop: SmallShop;

  it.beforeEach(async ({ stock }) => {
    shop = await SmallShop.open(stock.db);
  });

  /** The newest entry as somebody with edit_retail and these permissions reads it. */
  const newest = async (...more: Permission[]) => {
    const reader = await shop.staff('edit_retail', ...more);
    return (await listAudit(shop.deps, { caller: reader, query: { page: 1, limit: 24 } })).result[0];
  };

  it('hides people from those who may not see customers, and says so', async () => {
    const anna = await shop.customer({ phone: '79330000001' });
    const { id } = anna.customer;
    await updateCustomer(shop.deps, {
      caller: await shop.staff(...allPermissions),
      path: { customer_id: id },
      body: {
        first_name: 'Ольга',
        phone: '79330000002',
        comment: 'Торгуется',
        customer_type: 'wholesale',
        permissions: ['create_order'],
      },
    });
    expect(await newest()).toMatchObject({ entity: 'customer', record_id: id, action: 'changed' });
    expect(await newest()).toMatchObject({ label: '', has_hidden: true });
    expect((await newest())?.before).toEqual({ customer_type: 'retail' });
    expect((await newest())?.after).toEqual({ customer_type: 'wholesale' });
    const seen = await newest('get_customers');
    expect(seen).toMatchObject({ label: 'Ольга Смирнова', has_hidden: false });
    expect(seen?.before).toEqual({
      first_name: 'Анна',
      phone: '79330000001',
      comment: '',
      customer_type: 'retail',
      permissions: [],
    });
  });

  it('hides trade prices from those who see none, and says so', async () => {
    const id = await shop.item({ name: 'Ваза', retailPrice: 10_000, tradePrice: 5_000 });
    await updateItem(shop.deps, {
      caller: await shop.staff(...allPermissions),
      body: { id, name: 'Кувшин', trade_price: 60 },
    });
    const hidden = await newest();
    expect(hidden).toMatchObject({ label: 'Кувшин', has_hidden: true });
    expect([hidden?.before, hidden?.after]).toEqual([{ name: 'Ваза' }, { name: 'Кувшин' }]);
    for (const flag of ['edit_item', 'trade_price_orders'] as const) {
      const seen = await newest(flag);
      expect(seen).toMatchObject({ before: { trade_price: 50 }, after: { trade_price: 60 }, has_hidden: false });
    }
  });
});
