import { openCatalogue } from '#tests/support/dom/catalogue-page.tsx';
import { cardOf, CatalogueServer } from '#tests/support/dom/catalogue-server.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const goods = [cardOf({ id: 1, name: 'Чашка синяя' }), cardOf({ id: 2, name: 'Плед белый' })];
const searchField = () => screen.getByLabelText('Поиск по каталогу');

describe('a step back from the catalogue', () => {
  it('is one for each search that was entered, however it was typed', async () => {
    const { user, steps } = openCatalogue('/catalog/', new CatalogueServer(goods));
    await user.type(searchField(), 'чаш');
    await expect.poll(steps).toEqual(['/catalog/', '/catalog/?search=чаш']);
    await user.type(searchField(), 'ка{Enter}');
    await expect.poll(steps).toEqual(['/catalog/', '/catalog/?search=чашка']);
    await user.clear(searchField());
    await user.type(searchField(), 'плед');
    await expect.poll(steps).toEqual(['/catalog/', '/catalog/?search=чашка', '/catalog/?search=плед']);
    await user.type(searchField(), ' белый');
    await expect.poll(steps).toEqual(['/catalog/', '/catalog/?search=чашка', '/catalog/?search=плед+белый']);
  });

  it('is one for all that was chosen in the drawer of filters', async () => {
    const { user, steps } = openCatalogue('/catalog/', new CatalogueServer(goods));
    const choose = async (...names: string[]): Promise<void> => {
      await user.click(screen.getByRole('button', { name: /^Фильтры/ }));
      const drawer = await screen.findByRole('dialog', { name: 'Фильтры' });
      for (const name of names) await user.click(within(drawer).getByRole('button', { name }));
      await user.click(within(drawer).getByRole('button', { name: 'Закрыть фильтры' }));
      await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    };
    await choose('Со скидкой', 'Новинки');
    expect(steps()).toEqual(['/catalog/', '/catalog/?discount=1&isNew=1']);
    await choose();
    await choose('Со скидкой');
    expect(steps()).toEqual(['/catalog/', '/catalog/?discount=1&isNew=1', '/catalog/?isNew=1']);
  });
});
