import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { components } from '#contract/types.ts';
import { auditEntries, idempotencyKeys, categories, items } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { listAudit } from '#server/domain/audit/list-audit.ts';
import { deleteItem } from '#server/domain/catalogue/delete-item.ts';
import { updateItem } from '#server/domain/catalogue/update-item.ts';
import { updateItems } from '#server/domain/catalogue/update-items.ts';

import { describeShop } from '#tests/support/server/shop-test.ts';
import { only, SmallShop } from '#tests/support/server/small-shop.ts';

type Schemas = components['schemas'];

describeShop('many items that are changed', (it) => {
  let shop: SmallShop;
  let staff: SignedInCaller;

  it.beforeEach(async ({ stock }) => {
    shop = await SmallShop.open(stock.db);
    staff = await shop.staff('edit_item', 'delete_item', 'edit_retail');
  });

  const change = async (
    ids: number[],
    what: Schemas['ItemsChange'],
    more: Partial<Schemas['ItemsForm']> = {},
    by = staff,
  ) => {
    const form = { ids, change: what, batch_id: randomUUID(), is_preview: false, ...more };
    return (await updateItems(shop.deps, { caller: by, body: form })).result;
  };
  const codesOf = (verdicts: Schemas['ItemVerdicts']['result']) =>
    verdicts.map((verdict) => (verdict.ok ? 'ok' : verdict.code));
  const item = async (id: number) => only(await shop.db.orm.select().from(items).where(eq(items.id, id)));
  const plusTen = (of: Schemas['PriceChange']['of']): Schemas['ItemsChange'] => ({
    prices: { of, per_cent: 10, round_to: 5 },
  });

  it('cost so many per cent more, rounded, with a verdict for each in the order asked', async () => {
    const [cheap, dear] = [
      await shop.item({ name: 'Чашка', retailPrice: 11_900, tradePrice: 8_000 }),
      await shop.item({ name: 'Ваза', retailPrice: 250_000, tradePrice: null }),
    ];
    const verdicts = await change([dear, 999_999, cheap], plusTen('both'));
    expect(codesOf(verdicts)).toEqual(['ok', 'not_found', 'ok']);
    expect(verdicts[2]).toMatchObject({
      id: cheap,
      version: 2,
      before: { name: 'Чашка', retail_price: 119, trade_price: 80 },
      after: { name: 'Чашка', retail_price: 130, trade_price: 90 },
    });
    expect(await item(cheap)).toMatchObject({ retailPrice: 13_000, tradePrice: 9_000, version: 2 });
    expect(await item(dear)).toMatchObject({ retailPrice: 275_000, tradePrice: null });
  });

  it('change the price that is asked for alone', async () => {
    const id = await shop.item({ retailPrice: 10_000, tradePrice: 7_000 });
    await change([id], plusTen('trade'));
    expect(await item(id)).toMatchObject({ retailPrice: 10_000, tradePrice: 7_500 });
    await change([id], plusTen('retail'));
    expect(await item(id)).toMatchObject({ retailPrice: 11_000, tradePrice: 7_500 });
  });

  it('are told of before anything is written', async () => {
    const id = await shop.item({ retailPrice: 10_000 });
    const [told] = await change([id], plusTen('retail'), { is_preview: true });
    expect(told).toMatchObject({ ok: true, before: { retail_price: 100 }, after: { retail_price: 110 } });
    expect(await item(id)).toMatchObject({ retailPrice: 10_000, version: 1 });
    const ofShop = eq(auditEntries.shopId, shop.shopId);
    expect(await shop.db.orm.select().from(auditEntries).where(ofShop)).toEqual([]);
  });

  it('are changed once, however often a call of the same batch comes', async () => {
    const id = await shop.item({ retailPrice: 10_000 });
    const batch = { batch_id: randomUUID() };
    const verdicts = await Promise.all([1, 2, 3].map(() => change([id], plusTen('retail'), batch)));
    expect(verdicts.map(codesOf)).toEqual([['ok'], ['ok'], ['ok']]);
    expect(await item(id)).toMatchObject({ retailPrice: 11_000, version: 2 });
    const again = await change([id], plusTen('retail'), { ...batch, versions: [{ id, version: 1 }] });
    expect(again).toMatchObject([{ ok: true, version: 2, after: { retail_price: 110 } }]);
  });

  it('are not touched by a batch that has named another change before, or is somebody else’s', async () => {
    const [first, second] = [await shop.item({ retailPrice: 10_000 }), await shop.item({ retailPrice: 20_000 })];
    const batch = { batch_id: randomUUID() };
    const colleague = await shop.staff('edit_item');
    await change([first], plusTen('retail'), { ...batch, is_preview: true });
    expect(codesOf(await change([first], plusTen('retail'), batch))).toEqual(['ok']);
    const used = { code: 'key_reused' };
    await expect(change([first], plusTen('both'), batch)).rejects.toMatchObject(used);
    await expect(change([second], { is_hidden: true }, { ...batch, is_preview: true })).rejects.toMatchObject(used);
    await expect(change([second], plusTen('retail'), batch, colleague)).rejects.toMatchObject(used);
    expect(codesOf(await change([second], plusTen('retail'), batch))).toEqual(['ok']);
    // The audit knows it when its key is swept.
    await shop.db.orm.delete(idempotencyKeys);
    await expect(change([second], { is_hidden: true }, batch)).rejects.toMatchObject(used);
    expect(await item(first)).toMatchObject({ retailPrice: 11_000, version: 2 });
    expect(await item(second)).toMatchObject({ retailPrice: 22_000, version: 2, isHidden: false });
  });

  it('are refused where somebody has changed them meanwhile, the others are not', async () => {
    const [first, second] = [await shop.item(), await shop.item()];
    await updateItem(shop.deps, { caller: staff, body: { id: first, name: 'Кувшин' } });
    const versions = [
      { id: first, version: 1 },
      { id: second, version: 1 },
    ];
    expect(codesOf(await change([first, second], { is_hidden: true }, { versions }))).toEqual([
      'changed_meanwhile',
      'ok',
    ]);
    expect([(await item(first)).isHidden, (await item(second)).isHidden]).toEqual([false, true]);
  });

  it('are never given away by rounding, nor made dearer than a price may be', async () => {
    const [penny, free, dear] = [
      await shop.item({ retailPrice: 300 }),
      await shop.item({ retailPrice: 0 }),
      await shop.item({ retailPrice: 99_000_000 }),
    ];
    expect(codesOf(await change([penny, free], { prices: { of: 'retail', per_cent: -10, round_to: 10 } }))).toEqual([
      'price_rounds_to_zero',
      'ok',
    ]);
    expect(codesOf(await change([dear], plusTen('retail')))).toEqual(['price_too_large']);
    expect(await item(penny)).toMatchObject({ retailPrice: 300, version: 1 });
  });

  it('move to a category of this shop', async () => {
    const { shopId } = shop;
    const made = await shop.db.orm.insert(categories).values({ shopId, name: 'Сад' }).returning();
    const id = await shop.item();
    expect(await change([id], { category_id: only(made).id })).toMatchObject([
      { ok: true, after: { category_id: only(made).id } },
    ]);
    expect(codesOf(await change([id], { category_id: 999_999 }))).toEqual(['validation']);
    expect((await item(id)).categoryId).toBe(only(made).id);
  });

  it('are deleted and put back by those who may', async () => {
    const id = await shop.item();
    const editor = await shop.staff('edit_item');
    expect(codesOf(await change([id], { is_deleted: true }, {}, editor))).toEqual(['forbidden']);
    expect(await change([id], { is_deleted: true })).toMatchObject([{ ok: true, after: { is_deleted: true } }]);
    expect(codesOf(await change([id], { is_hidden: true }))).toEqual(['not_found']);
    expect(await change([id], { is_deleted: false })).toMatchObject([{ ok: true, after: { is_deleted: false } }]);
    const remover = await shop.staff('delete_item');
    const priced = await shop.item({ tradePrice: 7_000 });
    expect(await change([priced], { is_deleted: true }, {}, remover)).toMatchObject([
      { ok: true, before: { trade_price: null }, after: { trade_price: null } },
    ]);
    expect(codesOf(await change([id], { is_hidden: true }, {}, remover))).toEqual(['forbidden']);
  });

  it('refuse one whose article another has got, and go on', async () => {
    const deleted = await shop.item({ name: 'Чашка' });
    await updateItem(shop.deps, { caller: staff, body: { id: deleted, article: 'Ч-1' } });
    await deleteItem(shop.deps, { caller: staff, path: { id: deleted } });
    const [other, free] = [await shop.item(), await shop.item()];
    await updateItem(shop.deps, { caller: staff, body: { id: other, article: 'ч-1' } });
    await deleteItem(shop.deps, { caller: staff, path: { id: free } });
    expect(codesOf(await change([deleted, free], { is_deleted: false }))).toEqual(['article_taken', 'ok']);
  });

  it('are as before when the batch is undone, but for what was changed since', async () => {
    const [kept, touched, untouched] = [
      await shop.item({ retailPrice: 10_000 }),
      await shop.item({ retailPrice: 20_000 }),
      await shop.item({ retailPrice: 30_000 }),
    ];
    const batch = randomUUID();
    await change([kept, touched], plusTen('retail'), { batch_id: batch });
    await updateItem(shop.deps, { caller: staff, body: { id: touched, retail_price: 215 } });
    const undoing = { batch_id: randomUUID() };
    const verdicts = await change([kept, touched, untouched], { undo_of: batch }, undoing);
    expect(codesOf(verdicts)).toEqual(['ok', 'undo_too_late', 'ok']);
    expect((await item(kept)).retailPrice).toBe(10_000);
    expect((await item(touched)).retailPrice).toBe(21_500);
    expect(await item(untouched)).toMatchObject({ retailPrice: 30_000, version: 1 });
    // A call whose answer was lost is sent again.
    expect(codesOf(await change([kept], { undo_of: batch }, undoing))).toEqual(['ok']);
  });

  it('come back when their deletion is undone, for those who may', async () => {
    const id = await shop.item();
    const batch = randomUUID();
    await change([id], { is_deleted: true }, { batch_id: batch });
    const editor = await shop.staff('edit_item');
    expect(codesOf(await change([id], { undo_of: batch }, {}, editor))).toEqual(['forbidden']);
    expect(codesOf(await change([id], { undo_of: batch }))).toEqual(['ok']);
    expect((await item(id)).deletedAt).toBeNull();
  });

  it('are found in the audit by their batch', async () => {
    const [first, second] = [await shop.item({ name: 'Чашка' }), await shop.item({ name: 'Ваза' })];
    const batch = randomUUID();
    await change([first, second], { is_hidden: true }, { batch_id: batch });
    await change([first], { is_new: true });
    const { result } = await listAudit(shop.deps, { caller: staff, query: { batch_id: batch, page: 1, limit: 24 } });
    expect(result.map(({ label, batch_id }) => [label, batch_id])).toEqual([
      ['Ваза', batch],
      ['Чашка', batch],
    ]);
  });
});
