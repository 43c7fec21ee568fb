import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { uploads } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { listAudit } from '#server/domain/audit/list-audit.ts';
import { listCategories } from '#server/domain/category/list-categories.ts';
import { getItem } from '#server/domain/catalogue/get-item.ts';
import { insertCategory } from '#server/db/repositories/catalogue/category-edit.ts';
import { createCategory } from '#server/domain/category/create-category.ts';
import { deleteCategory } from '#server/domain/category/delete-category.ts';
import { updateCategory } from '#server/domain/category/update-category.ts';
import { deleteItem } from '#server/domain/catalogue/delete-item.ts';
import { recoverItem } from '#server/domain/catalogue/recover-item.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { SmallShop, somePicture } from '#tests/support/server/small-shop.ts';

describeShop('categories that staff write', (it) => {
  let shop: SmallShop;
  let editor: SignedInCaller;

  it.beforeEach(async ({ stock }) => {
    shop = await SmallShop.open(stock.db);
    editor = await shop.customer({ flags: ['edit_item', 'delete_item'] });
  });

  const create = async (name: string, parentId: number | null = null) => {
    const form = { name, parent_id: parentId };
    return (
      await createCategory(shop.deps, { caller: editor, header: { 'idempotency-key': randomUUID() }, body: form })
    ).id;
  };
  const change = (id: number, form: Parameters<typeof updateCategory>[1]['body']) =>
    updateCategory(shop.deps, { caller: editor, path: { id }, body: form });
  const remove = (id: number, itemsTo?: number) =>
    deleteCategory(shop.deps, {
      caller: editor,
      path: { id },
      query: itemsTo === undefined ? {} : { items_to: itemsTo },
    });
  /** The tree in its order, a dot for each level above. */
  const tree = async () => {
    const found = (await listCategories(shop.deps, { caller: shop.guest })).result;
    const depthOf = (parentId: number | null): number =>
      parentId === null ? 0 : 1 + depthOf(found.find(({ id }) => id === parentId)?.parent_id ?? null);
    return found.map(({ name, parent_id: parentId }) => '.'.repeat(depthOf(parentId)) + name);
  };

  it('are made once for a key, the last of those beside them', async () => {
    const key = randomUUID();
    const form = { name: ' Вазы ', parent_id: shop.categoryId };
    const made = await createCategory(shop.deps, { caller: editor, header: { 'idempotency-key': key }, body: form });
    expect(made).toEqual({ id: made.id, name: 'Вазы', parent_id: shop.categoryId, image: null, items_count: 0 });
    expect(await createCategory(shop.deps, { caller: editor, header: { 'idempotency-key': key }, body: form })).toEqual(
      made,
    );
    await create('Блюда', shop.categoryId);
    expect(await tree()).toEqual(['Посуда', '.Вазы', '.Блюда']);
  });

  it('are renamed, get a picture and lose it', async () => {
    const fileId = randomUUID();
    const owner = { shopId: shop.shopId, customerId: editor.customer.id };
    await shop.db.orm.insert(uploads).values({ ...owner, id: fileId, image: somePicture, createdAt: shop.clock.now() });
    const changed = await change(shop.categoryId, { name: 'Вещи', file_id: fileId });
    expect(changed).toMatchObject({ name: 'Вещи', image: { url: '/files/up/ab/abcdef-640.webp' } });
    expect(await change(shop.categoryId, { name: 'Утварь' })).toMatchObject({ image: { width: 640 } });
    expect(await change(shop.categoryId, { file_id: null })).toMatchObject({ name: 'Утварь', image: null });
    await expect(change(shop.categoryId, { file_id: randomUUID() })).rejects.toMatchObject({
      fields: { file_id: 'unknown_record' },
    });
  });

  it('take the place that they are put at, among others and under another parent', async () => {
    const [a, b, c] = [await create('А'), await create('Б'), await create('В')];
    await change(c, { place: 1 });
    expect(await tree()).toEqual(['Посуда', 'В', 'А', 'Б']);
    await change(a, { parent_id: b });
    await change(c, { parent_id: b });
    expect(await tree()).toEqual(['Посуда', 'Б', '.А', '.В']);
    await change(c, { parent_id: b, place: 0 });
    await change(a, { parent_id: null, place: 0 });
    expect(await tree()).toEqual(['А', 'Посуда', 'Б', '.В']);
  });

  it('are never in themselves, nor deeper than five levels', async () => {
    const path = [shop.categoryId];
    for (const name of ['2', '3', '4', '5']) path.push(await create(name, path.at(-1)));
    const tooDeep = { fields: { parent_id: { code: 'category_too_deep', n: 5 } } };
    await expect(create('6', path[4])).rejects.toMatchObject(tooDeep);
    const top = await create('Другая');
    await create('Ветка', top);
    await expect(change(top, { parent_id: path[3] ?? 0 })).rejects.toMatchObject(tooDeep);
    for (const parentId of [path[1], path[4]])
      await expect(change(path[1] ?? 0, { parent_id: parentId ?? 0 })).rejects.toMatchObject({
        fields: { parent_id: 'category_inside_itself' },
      });
    await change(top, { parent_id: path[2] ?? 0 });
  });

  it('have names of their own among those beside them, and may share one elsewhere', async () => {
    const taken = { code: 'validation', fields: { name: 'category_name_taken' } };
    const vases = await create('Вазы', shop.categoryId);
    await expect(create('ВАЗЫ', shop.categoryId)).rejects.toMatchObject(taken);
    const others = await create('Вазы');
    await expect(change(others, { parent_id: shop.categoryId })).rejects.toMatchObject(taken);
    await expect(change(others, { name: ' посуда ' })).rejects.toMatchObject(taken);
    await change(vases, { name: 'вазы' });
    await change(vases, { name: 'вазы', place: 0 });
    await change(vases, { name: 'Кувшины', parent_id: others });
    expect(await tree()).toEqual(['Посуда', 'Вазы', '.Кувшины']);
  });

  it('of one name come once from many people at once', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => create('Космос', shop.categoryId)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await tree()).toEqual(['Посуда', '.Космос']);
  });

  it('that stand beside one of their name already may change otherwise', async () => {
    await create('Вазы');
    // As shops have them from before.
    const twin = { name: 'Вазы', parentId: null, image: null, position: 2 };
    const id = await insertCategory(shop.db.orm, shop.shopId, twin);
    await change(id, { name: 'Вазы', place: 0 });
    expect(await tree()).toEqual(['Вазы', 'Посуда', 'Вазы']);
  });

  it('go only where those in them find none of their names', async () => {
    const parent = await create('Старое');
    const inside = await create('вазы', parent);
    const beside = await create('Вазы');
    await expect(remove(parent)).rejects.toMatchObject({ code: 'category_twins', params: { name: 'вазы' } });
    await change(beside, { name: 'Старое 2' });
    await change(inside, { name: 'Старое' });
    await remove(parent);
    expect(await tree()).toEqual(['Посуда', 'Старое', 'Старое 2']);
  });

  it('leave their items to another category, which has to be named, and their place to those in them', async () => {
    const [vases, cups] = [await create('Вазы'), await create('Чашки')];
    await create('Высокие', vases);
    const itemId = await shop.item({ categoryId: vases });
    await expect(remove(vases)).rejects.toMatchObject({ code: 'category_has_items' });
    await expect(remove(vases, vases)).rejects.toMatchObject({ fields: { items_to: 'unknown_record' } });
    await remove(vases, cups);
    expect(await tree()).toEqual(['Посуда', 'Высокие', 'Чашки']);
    expect(await getItem(shop.deps, { caller: shop.guest, path: { id: itemId } })).toMatchObject({
      category_name: 'Чашки',
    });
    await expect(remove(vases)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('leave deleted items to be recovered elsewhere', async () => {
    const vases = await create('Вазы');
    const itemId = await shop.item({ categoryId: vases });
    await deleteItem(shop.deps, { caller: editor, path: { id: itemId } });
    await remove(vases);
    expect(await recoverItem(shop.deps, { caller: editor, path: { id: itemId } })).toMatchObject({
      category_name: 'Посуда',
    });
    await deleteItem(shop.deps, { caller: editor, path: { id: itemId } });
    await expect(remove(shop.categoryId)).rejects.toMatchObject({ code: 'category_last' });
  });

  it("are out of another shop's reach, and written down", async ({ stock }) => {
    const stranger = await SmallShop.open(stock.db);
    const other = await stranger.customer({ flags: ['edit_item'] });
    const id = await create('Вазы');
    const gone = { code: 'not_found' };
    await expect(
      updateCategory(stranger.deps, { caller: other, path: { id }, body: { name: 'Чужая' } }),
    ).rejects.toMatchObject(gone);
    await expect(deleteCategory(stranger.deps, { caller: other, path: { id }, query: {} })).rejects.toMatchObject(gone);
    await expect(create('Внутри', stranger.categoryId)).rejects.toMatchObject({
      fields: { parent_id: 'unknown_record' },
    });
    await change(id, { name: 'Вазочки' });
    await remove(id);
    const { result } = await listAudit(shop.deps, {
      caller: editor,
      query: { entity: 'category', record_id: id, page: 1, limit: 10 },
    });
    expect(result).toMatchObject([
      { action: 'deleted', label: 'Вазочки' },
      { action: 'changed', before: { name: 'Вазы' }, after: { name: 'Вазочки' } },
      { action: 'created', after: { name: 'Вазы', parent_id: null } },
    ]);
  });
});
