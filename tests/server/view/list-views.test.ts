import { expect } from 'vitest';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { deleteListView } from '#server/domain/view/delete-list-view.ts';
import { listListViews } from '#server/domain/view/list-list-views.ts';
import { saveListView } from '#server/domain/view/save-list-view.ts';
import { updateListView } from '#server/domain/view/update-list-view.ts';
import { outcomes } from '#tests/support/server/at-once.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import type { SmallShop } from '#tests/support/server/small-shop.ts';

describeShop('named views of lists', (it) => {
  let shop: SmallShop;
  let maria: SignedInCaller;
  let oleg: SignedInCaller;

  it.beforeAll(async ({ stock }) => {
    ({ shop } = stock);
    maria = await shop.staff();
    oleg = await shop.staff();
  });

  const save = (caller: SignedInCaller, name: string, query = 'owing=1') =>
    saveListView(shop.deps, { caller, body: { list: 'orders', name, query } });
  const namesOf = async (caller: SignedInCaller, list: 'orders' | 'lines' = 'orders') =>
    (await listListViews(shop.deps, { caller, query: { list } })).result.map(({ name }) => name);

  it('are of one person and one list, and are replaced by their name', async () => {
    const first = await save(maria, '  Долги  ');
    expect(first).toEqual({ id: first.id, name: 'Долги', query: 'owing=1' });
    expect(await save(maria, 'Долги', 'owing=1&order=-sum')).toEqual({
      id: first.id,
      name: 'Долги',
      query: 'owing=1&order=-sum',
    });
    await save(maria, 'Новые', 'state=created');
    expect(await namesOf(maria)).toEqual(['Долги', 'Новые']);
    expect(await namesOf(maria, 'lines')).toEqual([]);
    expect(await namesOf(oleg)).toEqual([]);
    await expect(save(maria, ' ')).rejects.toMatchObject({ code: 'validation' });
  });

  it('are renamed, changed and deleted by their owner alone', async () => {
    const person = await shop.staff();
    const view = await save(person, 'Долги');
    await save(person, 'Новые', 'state=created');
    const change = (caller: SignedInCaller, values: { name?: string; query?: string }) =>
      updateListView(shop.deps, { caller, path: { id: view.id }, body: values });
    expect(await change(person, { name: 'Должники' })).toMatchObject({ name: 'Должники', query: 'owing=1' });
    expect(await change(person, { query: '' })).toMatchObject({ name: 'Должники', query: '' });
    await expect(change(person, { name: 'Новые' })).rejects.toMatchObject({ code: 'view_name_taken' });
    await expect(change(oleg, { query: 'page=2' })).rejects.toMatchObject({ code: 'not_found' });
    await deleteListView(shop.deps, { caller: oleg, path: { id: view.id } });
    expect(await namesOf(person)).toEqual(['Должники', 'Новые']);
    await deleteListView(shop.deps, { caller: person, path: { id: view.id } });
    await deleteListView(shop.deps, { caller: person, path: { id: view.id } });
    expect(await namesOf(person)).toEqual(['Новые']);
    await expect(change(person, { query: '' })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('are fifty of a list at most, from two pages at once too', async () => {
    const person = await shop.staff();
    for (let number = 1; number < 50; number += 1) await save(person, `Вид ${number}`);
    const both = await outcomes([save(person, 'Ещё'), save(person, 'И ещё')]);
    expect(both.kept).toHaveLength(1);
    expect(both.codes).toEqual(['views_full']);
    await expect(save(person, 'Лишний')).rejects.toMatchObject({ code: 'views_full' });
    expect(await save(person, 'Вид 1', 'page=2')).toMatchObject({ query: 'page=2' });
    expect(await namesOf(person)).toHaveLength(50);
  });
});
