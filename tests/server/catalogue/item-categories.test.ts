import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { components } from '#contract/types.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { listAudit } from '#server/domain/audit/list-audit.ts';
import { undoChange } from '#server/domain/audit/undo-change.ts';
import { listCategories } from '#server/domain/category/list-categories.ts';
import { countItems } from '#server/domain/catalogue/count-items.ts';
import { listItems } from '#server/domain/catalogue/list-items.ts';
import { readItem } from '#server/domain/catalogue/catalogue.ts';
import { createCategory } from '#server/domain/category/create-category.ts';
import { deleteCategory } from '#server/domain/category/delete-category.ts';
import { createItem } from '#server/domain/catalogue/create-item.ts';
import { deleteItem } from '#server/domain/catalogue/delete-item.ts';
import { recoverItem } from '#server/domain/catalogue/recover-item.ts';
import { updateItem } from '#server/domain/catalogue/update-item.ts';
import { updateItems } from '#server/domain/catalogue/update-items.ts';
import { listShopItems } from '#server/domain/catalogue/list-shop-items.ts';
import { plainItemQuery } from '#tests/support/server/item-query.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';

type Schemas = components['schemas'];

describeShop('an item in several categories', (it) => {
  let shop: SmallShop;
  let editor: SignedInCaller;
  let dishes: number;
  let cups: number;
  let vases: number;
  let gifts: number;

  const category = async (name: string, parentId: number | null = null) =>
    (
      await createCategory(shop.deps, {
        caller: editor,
        header: { 'idempotency-key': randomUUID() },
        body: { name, parent_id: parentId },
      })
    ).id;

  it.beforeEach(async ({ stock }) => {
    shop = await SmallShop.open(stock.db);
    editor = await shop.customer({ flags: ['create_item', 'edit_item', 'delete_item'] });
    dishes = shop.categoryId;
    cups = await category('Чашки', dishes);
    vases = await category('Вазы', dishes);
    gifts = await category('Подарки');
  });

  const create = (form: Partial<Schemas['ItemForm']> = {}) =>
    createItem(shop.deps, {
      caller: editor,
      header: { 'idempotency-key': randomUUID() },
      body: { name: 'Чашка', category_id: cups, retail_price: 500, ...form },
    });
  const change = (id: number, form: Partial<Schemas['ItemChange']>) =>
    updateItem(shop.deps, { caller: editor, body: { ...form, id } });
  /** Its main category, and the others. */
  const categoriesOf = async (id: number) => {
    const item = await readItem(shop.db.orm, editor, id);
    return [item.category_id, item.other_category_ids];
  };
  const versionOf = async (id: number) => (await readItem(shop.db.orm, editor, id)).version;
  const listed = async (query: Partial<typeof plainItemQuery> & { category_id?: number }) =>
    (await listItems(shop.deps, { caller: shop.guest, query: { ...plainItemQuery, ...query } })).result
      .map(({ name }) => name)
      .toSorted();
  const remove = (id: number, itemsTo?: number) =>
    deleteCategory(shop.deps, {
      caller: editor,
      path: { id },
      query: itemsTo === undefined ? {} : { items_to: itemsTo },
    });
  const many = async (ids: number[], what: Schemas['ItemsChange'], batchId: string = randomUUID()) =>
    (
      await updateItems(shop.deps, {
        caller: editor,
        body: { ids, change: what, batch_id: batchId, is_preview: false },
      })
    ).result;

  it('has a main one and others, in the order of their ids and without the main one', async () => {
    const made = await create({ other_category_ids: [gifts, cups, vases] });
    expect(made).toMatchObject({ category_id: cups, category_name: 'Чашки', other_category_ids: [vases, gifts] });
    expect(await change(made.id, { other_category_ids: [gifts] })).toMatchObject({
      version: 2,
      other_category_ids: [gifts],
    });
    expect(await change(made.id, { name: 'Кружка' })).toMatchObject({ other_category_ids: [gifts] });
    // The same ones again are no change.
    expect(await change(made.id, { other_category_ids: [gifts, cups] })).toMatchObject({ version: 3 });
  });

  it('leaves the others when it moves to one of them', async () => {
    const { id } = await create({ other_category_ids: [vases, gifts] });
    await change(id, { category_id: gifts });
    expect(await categoriesOf(id)).toEqual([gifts, [vases]]);
  });

  it("is in no category that doesn't exist or is another shop's", async ({ stock }) => {
    const stranger = await SmallShop.open(stock.db);
    const { id } = await create();
    for (const other of [stranger.categoryId, 999_999])
      await expect(change(id, { other_category_ids: [vases, other] })).rejects.toMatchObject({
        fields: { other_category_ids: 'unknown_record' },
      });
    expect(await categoriesOf(id)).toEqual([cups, []]);
    expect(await many([id], { add_category_id: stranger.categoryId })).toMatchObject([
      { ok: false, code: 'validation' },
    ]);
  });

  it('is found in each of them, in those above, and by their names', async () => {
    await create({ name: 'Чашка', other_category_ids: [vases, gifts] });
    await create({ name: 'Ваза', category_id: vases });
    await create({ name: 'Плед', category_id: gifts });
    expect(await listed({ category_id: cups })).toEqual(['Чашка']);
    expect(await listed({ category_id: vases })).toEqual(['Ваза', 'Чашка']);
    expect(await listed({ category_id: gifts })).toEqual(['Плед', 'Чашка']);
    expect(await listed({ category_id: dishes })).toEqual(['Ваза', 'Чашка']);
    expect(await listed({ search_text: 'подарки' })).toEqual(['Плед', 'Чашка']);
    expect(await listed({ search_text: 'подарки чашка' })).toEqual(['Чашка']);
    const query = { search_text: '', category_id: gifts, order_by: 'name', page: 1, limit: 24 } as const;
    const kept = await listShopItems(shop.deps, { caller: editor, query });
    expect([kept.total, kept.result.map(({ name }) => name)]).toEqual([2, ['Плед', 'Чашка']]);
  });

  it('counts once in each of them, and once in what has two of them', async () => {
    await create({ other_category_ids: [vases, gifts] });
    await create({ category_id: dishes, other_category_ids: [cups] });
    await create({ category_id: gifts, other_category_ids: [cups, vases], is_hidden: true });
    const expected = [
      [dishes, 2],
      [cups, 2],
      [vases, 1],
      [gifts, 1],
    ];
    const read = (await listCategories(shop.deps, { caller: shop.guest })).result;
    expect(read.map(({ id, items_count: count }) => [id, count])).toEqual(expected);
    const asked = { search_text: '', discount: false, is_new: false };
    for (const filters of [asked, { ...asked, price_min: 1 }, { ...asked, search_text: 'чашка' }]) {
      const { total, categories } = await countItems(shop.deps, { caller: shop.guest, query: filters });
      expect([total, categories.map((one) => [one.category_id, one.total])]).toEqual([2, expected]);
    }
  });

  it('goes where the items of a deleted category are sent, and is there once', async () => {
    const [main, other, both, targetAlready] = [
      await create({ category_id: vases, other_category_ids: [gifts] }),
      await create({ category_id: cups, other_category_ids: [vases], is_hidden: true }),
      await create({ category_id: cups, other_category_ids: [vases, gifts] }),
      await create({ category_id: gifts, other_category_ids: [vases] }),
    ];
    await deleteItem(shop.deps, { caller: editor, path: { id: both.id } });
    await remove(vases, gifts);
    await recoverItem(shop.deps, { caller: editor, path: { id: both.id } });
    expect(await categoriesOf(main.id)).toEqual([gifts, []]);
    expect(await categoriesOf(other.id)).toEqual([cups, [gifts]]);
    expect(await categoriesOf(both.id)).toEqual([cups, [gifts]]);
    expect(await categoriesOf(targetAlready.id)).toEqual([gifts, []]);
    expect(await Promise.all([main, other, targetAlready].map(({ id }) => versionOf(id)))).toEqual([2, 2, 2]);
    // Deleted and recovered besides.
    expect(await versionOf(both.id)).toBe(4);
  });

  it('of a category that is the main one of none goes to its parent, or just leaves it', async () => {
    const { id } = await create({ category_id: dishes, other_category_ids: [gifts] });
    const inner = await category('Новогодние', gifts);
    await change(id, { other_category_ids: [inner] });
    await remove(inner);
    expect(await categoriesOf(id)).toEqual([dishes, [gifts]]);
    await remove(gifts);
    expect(await categoriesOf(id)).toEqual([dishes, []]);
    // Changed by a person, and by either deletion.
    expect(await versionOf(id)).toBe(4);
  });

  it('is put into a category with many others, once, and taken out of it', async () => {
    const [plain, there, isMain] = [
      await create(),
      await create({ other_category_ids: [gifts] }),
      await create({ category_id: gifts }),
    ];
    const ids = [plain.id, there.id, isMain.id];
    expect(await many(ids, { add_category_id: gifts })).toMatchObject([
      {
        ok: true,
        version: 2,
        before: { other_category_ids: [] },
        after: { category_id: cups, other_category_ids: [gifts] },
      },
      { ok: true, version: 1 },
      { ok: true, version: 1, after: { category_id: gifts, other_category_ids: [] } },
    ]);
    expect(await many(ids, { remove_category_id: gifts })).toMatchObject([
      { ok: true, after: { other_category_ids: [] } },
      { ok: true, after: { other_category_ids: [] } },
      { ok: false, code: 'category_is_main' },
    ]);
  });

  it('is in ten of them at most', async () => {
    const more = [];
    for (let n = 0; n < 9; n++) more.push(await category(`Раздел ${n}`));
    const { id } = await create({ other_category_ids: more });
    expect(await many([id], { add_category_id: gifts })).toMatchObject([{ ok: false, code: 'item_categories_full' }]);
    expect(await many([id], { add_category_id: more[3] ?? 0 })).toMatchObject([{ ok: true, version: 1 }]);
  });

  it('has them back when a change of many, or of it alone, is undone', async () => {
    const { id } = await create({ other_category_ids: [vases, gifts] });
    const batch = randomUUID();
    expect(await many([id], { category_id: gifts }, batch)).toMatchObject([
      { ok: true, after: { category_id: gifts, other_category_ids: [vases] } },
    ]);
    expect(await many([id], { undo_of: batch })).toMatchObject([{ ok: true }]);
    expect(await categoriesOf(id)).toEqual([cups, [vases, gifts]]);
    await change(id, { other_category_ids: [] });
    const { result } = await listAudit(shop.deps, {
      caller: editor,
      query: { entity: 'item', record_id: id, page: 1, limit: 1 },
    });
    expect(result).toMatchObject([
      { before: { other_category_ids: [vases, gifts] }, after: { other_category_ids: [] }, can_undo: true },
    ]);
    // Moved to one of them meanwhile, it isn't there twice.
    await change(id, { category_id: vases });
    await undoChange(shop.deps, { caller: editor, path: { id: result[0]?.id ?? 0 } });
    expect(await categoriesOf(id)).toEqual([vases, [gifts]]);
  });
});
