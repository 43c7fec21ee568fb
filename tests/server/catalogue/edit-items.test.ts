import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { components } from '#contract/types.ts';
import { uploads } from '#server/db/schema.ts';
import type { Caller, SignedInCaller } from '#server/domain/access/caller.ts';
import { listAudit } from '#server/domain/audit/list-audit.ts';
import { addCartItem } from '#server/domain/cart/add-cart-item.ts';
import { getCart } from '#server/domain/cart/get-cart.ts';
import { listCategories } from '#server/domain/category/list-categories.ts';
import { getItem } from '#server/domain/catalogue/get-item.ts';
import { listItems } from '#server/domain/catalogue/list-items.ts';
import { createItem } from '#server/domain/catalogue/create-item.ts';
import { deleteItem } from '#server/domain/catalogue/delete-item.ts';
import { recoverItem } from '#server/domain/catalogue/recover-item.ts';
import { updateItem } from '#server/domain/catalogue/update-item.ts';
import { addFavourite } from '#server/domain/favourite/add-favourite.ts';
import { listFavourites } from '#server/domain/favourite/list-favourites.ts';
import { plainItemQuery } from '#tests/support/server/item-query.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { SmallShop, somePicture } from '#tests/support/server/small-shop.ts';

type ItemForm = components['schemas']['ItemForm'];

describeShop('items that staff write', (it) => {
  let shop: SmallShop;
  let editor: SignedInCaller;

  it.beforeAll(async ({ stock }) => {
    ({ shop } = stock);
    editor = await shop.customer({ flags: ['create_item', 'edit_item', 'delete_item'] });
  });

  const create = (form: Partial<ItemForm> = {}, key: string = randomUUID()) =>
    createItem(shop.deps, {
      caller: editor,
      header: { 'idempotency-key': key },
      body: { name: 'Чашка', category_id: shop.categoryId, retail_price: 500, ...form },
    });
  const found = async (text: string, caller: Caller = shop.guest) =>
    (await listItems(shop.deps, { caller, query: { ...plainItemQuery, search_text: text } })).result.map(
      ({ id }) => id,
    );
  /** A picture that a person has uploaded. */
  const upload = async ({ customer }: SignedInCaller, key: string) => {
    const id = randomUUID();
    const image = { ...somePicture, key };
    const row = { id, shopId: shop.shopId, customerId: customer.id, image, createdAt: shop.clock.now() };
    await shop.db.orm.insert(uploads).values(row);
    return id;
  };

  it('are made once for a key, with all that was written', async () => {
    const key = randomUUID();
    const form = {
      name: ' Ваза ',
      article: ' В-1 ',
      description: 'Высокая.',
      retail_price: 1290.5,
      trade_price: 900,
      discount: 10,
      stock: 40,
      count_step: 6,
      count_min: 12,
      is_new: true,
      attributes: [
        { name: 'Цвет', value: 'белый' },
        { name: 'Материал', value: 'стекло' },
      ],
    };
    const made = await create(form, key);
    expect(made).toEqual({
      id: made.id,
      version: 1,
      name: 'Ваза',
      article: 'В-1',
      description: 'Высокая.',
      category_id: shop.categoryId,
      category_name: 'Посуда',
      other_category_ids: [],
      attributes: [
        { name: 'Цвет', value: 'белый' },
        { name: 'Материал', value: 'стекло' },
      ],
      image: null,
      images: [],
      file_ids: [],
      retail_price: 1290.5,
      discount: 10,
      discount_value: 129.05,
      discounted_price: 1161.45,
      trade_price: 900,
      price: 1161.45,
      is_new: true,
      count_step: 6,
      count_min: 12,
      stock: 40,
      is_hidden: false,
    });
    expect(await create(form, key)).toEqual(made);
    expect(await getItem(shop.deps, { caller: editor, path: { id: made.id } })).toEqual(made);
  });

  it('keep what the form leaves out, and count versions only of changes', async () => {
    const { id } = await create({ article: 'В-2', attributes: [{ name: 'Цвет', value: 'белый' }] });
    const changed = await updateItem(shop.deps, { caller: editor, body: { id, version: 1, retail_price: 550 } });
    expect(changed).toMatchObject({ version: 2, name: 'Чашка', article: 'В-2', price: 550 });
    expect(changed.attributes).toEqual([{ name: 'Цвет', value: 'белый' }]);
    expect(await updateItem(shop.deps, { caller: editor, body: { id, version: 2, retail_price: 550 } })).toMatchObject({
      version: 2,
    });
  });

  it('refuse a change of another version, with the item as it is now', async () => {
    const { id } = await create();
    await updateItem(shop.deps, { caller: editor, body: { id, version: 1, name: 'Кружка' } });
    await expect(
      updateItem(shop.deps, { caller: editor, body: { id, version: 1, name: 'Бокал' } }),
    ).rejects.toMatchObject({
      code: 'changed_meanwhile',
      current: { id, version: 2, name: 'Кружка' },
    });
  });

  it('have an article of their own in any case, free again after a deletion', async () => {
    const first = await create({ article: 'Тарелка-7' });
    await expect(create({ article: 'тАРЕЛКА-7' })).rejects.toMatchObject({ fields: { article: 'article_taken' } });
    const other = await create();
    await expect(
      updateItem(shop.deps, { caller: editor, body: { id: other.id, article: 'ТАРЕЛКА-7' } }),
    ).rejects.toMatchObject({
      code: 'validation',
      fields: { article: 'article_taken' },
    });
    await create({ article: '' });
    await deleteItem(shop.deps, { caller: editor, path: { id: first.id } });
    await updateItem(shop.deps, { caller: editor, body: { id: other.id, article: 'ТАРЕЛКА-7' } });
    await expect(recoverItem(shop.deps, { caller: editor, path: { id: first.id } })).rejects.toMatchObject({
      code: 'article_taken',
    });
  });

  it('are found by their article', async () => {
    const { id } = await create({ article: 'ЖК-4071' });
    expect(await found('жк-4071')).toEqual([id]);
    expect(await found('4071')).toEqual([id]);
  });

  it("refuse what doesn't fit, field by field", async () => {
    const stranger = await SmallShop.open(shop.db);
    const form = {
      name: ' ',
      category_id: stranger.categoryId,
      attributes: [
        { name: 'Цвет', value: 'белый' },
        { name: 'Цвет ', value: ' ' },
      ],
    };
    await expect(create(form)).rejects.toMatchObject({
      fields: {
        name: 'required',
        category_id: 'unknown_record',
        'attributes.1.name': 'taken',
        'attributes.1.value': 'required',
      },
    });
  });

  it("take the editor's pictures, keep their own, in the order of the form", async () => {
    const [front, back] = [await upload(editor, 'up/aa/front'), await upload(editor, 'up/bb/back')];
    const { id, file_ids: names } = await create({ images: [{ file_id: front }, { file_id: back }] });
    expect(names).toEqual(['up/aa/front', 'up/bb/back']);
    const side = await upload(editor, 'up/cc/side');
    const images = [{ file_id: 'up/bb/back' }, { file_id: side }];
    const changed = await updateItem(shop.deps, { caller: editor, body: { id, images } });
    expect(changed.file_ids).toEqual(['up/bb/back', 'up/cc/side']);
    expect(changed.image?.url).toBe('/files/up/bb/back-640.webp');
    expect((await getItem(shop.deps, { caller: shop.guest, path: { id } })).file_ids).toEqual([]);
  });

  it("refuse another person's picture, and one of another item", async () => {
    const foreign = await upload(await shop.customer(), 'up/dd/foreign');
    await expect(create({ images: [{ file_id: foreign }] })).rejects.toMatchObject({
      fields: { 'images.0.file_id': 'unknown_record' },
    });
    await create({ images: [{ file_id: await upload(editor, 'up/ee/other') }] });
    await expect(create({ images: [{ file_id: 'up/ee/other' }] })).rejects.toMatchObject({
      fields: { 'images.0.file_id': 'unknown_record' },
    });
  });

  it('are there for editors alone while they are hidden', async () => {
    const shopper = await shop.customer();
    const { id } = await create({ name: 'Сахарница' });
    await addFavourite(shop.deps, { caller: shopper, header: {}, body: { item_id: id } });
    const cartId = await shop.cart(shopper, [{ itemId: id }]);
    await updateItem(shop.deps, { caller: editor, body: { id, is_hidden: true } });
    await expect(getItem(shop.deps, { caller: shop.guest, path: { id } })).rejects.toMatchObject({ code: 'not_found' });
    await expect(getItem(shop.deps, { caller: shopper, path: { id } })).rejects.toMatchObject({ code: 'not_found' });
    expect(await getItem(shop.deps, { caller: editor, path: { id } })).toMatchObject({ id, is_hidden: true });
    expect(await found('сахарница')).toEqual([]);
    expect(await found('сахарница', editor)).toEqual([id]);
    expect((await listFavourites(shop.deps, { caller: shopper })).items).toEqual([]);
    expect(await getCart(shop.deps, { caller: shopper, query: { cart_id: cartId } })).toMatchObject({
      items: [{ is_gone: true }],
      total: 0,
    });
    const line = { item_id: id, count: 1, comment: '' };
    await expect(
      addCartItem(shop.deps, { caller: shopper, path: { cart_id: cartId }, body: line }),
    ).rejects.toMatchObject({ code: 'not_found' });
    await updateItem(shop.deps, { caller: editor, body: { id, is_hidden: false } });
    expect((await listFavourites(shop.deps, { caller: shopper })).items).toEqual([{ item_id: id }]);
    expect(await getCart(shop.deps, { caller: shopper, query: { cart_id: cartId } })).toMatchObject({
      items: [{ is_gone: false }],
      total: 500,
    });
  });

  it("aren't counted in their category while they are hidden or deleted", async () => {
    const counted = async () => (await listCategories(shop.deps, { caller: shop.guest })).result[0]?.items_count ?? 0;
    const before = await counted();
    const { id } = await create();
    expect(await counted()).toBe(before + 1);
    await updateItem(shop.deps, { caller: editor, body: { id, is_hidden: true } });
    expect(await counted()).toBe(before);
    await updateItem(shop.deps, { caller: editor, body: { id, is_hidden: false } });
    await deleteItem(shop.deps, { caller: editor, path: { id } });
    expect(await counted()).toBe(before);
  });

  it('are gone once they are deleted, and come back', async () => {
    const { id } = await create({ name: 'Молочник' });
    const cartId = await shop.cart(editor, [{ itemId: id }]);
    await deleteItem(shop.deps, { caller: editor, path: { id } });
    await expect(deleteItem(shop.deps, { caller: editor, path: { id } })).rejects.toMatchObject({ code: 'not_found' });
    await expect(updateItem(shop.deps, { caller: editor, body: { id, name: 'Кувшин' } })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(getItem(shop.deps, { caller: editor, path: { id } })).rejects.toMatchObject({ code: 'not_found' });
    expect((await getCart(shop.deps, { caller: editor, query: { cart_id: cartId } })).items).toMatchObject([
      { is_gone: true },
    ]);
    expect(await recoverItem(shop.deps, { caller: editor, path: { id } })).toMatchObject({
      id,
      version: 3,
      name: 'Молочник',
    });
    expect(await recoverItem(shop.deps, { caller: editor, path: { id } })).toMatchObject({ version: 3 });
    expect(await found('молочник')).toEqual([id]);
  });

  it('are written down with who made, changed, deleted and recovered them', async () => {
    const { id } = await create({ name: 'Поднос', article: 'П-1' });
    await updateItem(shop.deps, { caller: editor, body: { id, retail_price: 700.5, name: 'Поднос большой' } });
    await updateItem(shop.deps, { caller: editor, body: { id, retail_price: 700.5 } });
    await deleteItem(shop.deps, { caller: editor, path: { id } });
    await recoverItem(shop.deps, { caller: editor, path: { id } });
    const { result } = await listAudit(shop.deps, {
      caller: editor,
      query: { entity: 'item', record_id: id, page: 1, limit: 10 },
    });
    expect(result).toMatchObject([
      { action: 'recovered', label: 'Поднос большой' },
      { action: 'deleted', before: { article: 'П-1', retail_price: 700.5, images: [] }, after: null },
      {
        action: 'changed',
        before: { name: 'Поднос', retail_price: 500 },
        after: { name: 'Поднос большой', retail_price: 700.5 },
      },
      { action: 'created', before: null, after: { name: 'Поднос', article: 'П-1' } },
    ]);
    expect(Object.keys(result[2]?.after ?? {})).toEqual(['name', 'retail_price']);
  });

  it("are out of another shop's reach", async () => {
    const { id } = await create();
    const stranger = await SmallShop.open(shop.db);
    const other = await stranger.customer({ flags: ['edit_item', 'delete_item'] });
    const form = { id, name: 'Чужая' };
    await expect(updateItem(stranger.deps, { caller: other, body: form })).rejects.toMatchObject({ code: 'not_found' });
    await expect(deleteItem(stranger.deps, { caller: other, path: { id } })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(recoverItem(stranger.deps, { caller: other, path: { id } })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
