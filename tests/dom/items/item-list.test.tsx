import { openItems, serveItems, shopItem } from '#tests/support/dom/items-site.tsx';
import { widen } from '#tests/support/dom/lines-site.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

const many = Array.from({ length: 10_000 }, (_, index) => shopItem({ id: index + 1, name: `Чашка ${index + 1}` }));

describe('a list of ten thousand items that staff keep', () => {
  it('renders a few rows of a table, tells each its place, and asks for the pages in sight', async () => {
    widen(true);
    const server = serveItems(many);
    openItems();
    await screen.findByText('Чашка 1');
    const table = screen.getByRole('table', { name: 'Товары' });
    expect(table).toHaveAttribute('aria-rowcount', '10001');
    const places = within(table)
      .getAllByRole('row')
      .map((row) => row.getAttribute('aria-rowindex'));
    expect(places.length).toBeLessThan(100);
    expect(places).toEqual(places.map((_, index) => String(index + 1)));
    await expect.poll(() => server.asked).toEqual(['/api/items/?limit=100', '/api/items/?page=2&limit=100']);
    expect(screen.getByText(/^10\s000\sтоваров$/)).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Страницы списка' })).toBeNull();
  });

  it('is a list of cards where there is no room for a table', async () => {
    widen(false);
    serveItems(many);
    openItems();
    const card = (await screen.findByText('Чашка 1')).closest<HTMLElement>('[role="listitem"]');
    expect(card).toHaveAttribute('aria-posinset', '1');
    expect(card).toHaveAttribute('aria-setsize', '10000');
    expect(screen.getByRole('list', { name: 'Товары' })).toContainElement(card);
    expect(screen.getAllByRole('listitem').length).toBeLessThan(100);
  });

  it('says that it could not go on, keeps what it has, and tries again', async () => {
    widen(true);
    const server = serveItems(many);
    server.brokenFromPage = 2;
    openItems();
    const failed = await screen.findByRole('alert');
    expect(failed).toHaveTextContent(/Не\sудалось загрузить продолжение/);
    expect(screen.getByText('Чашка 1')).toBeVisible();
    server.brokenFromPage = Infinity;
    await userEvent.click(within(failed).getByText('Повторить'));
    await expect.poll(() => screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the selected rows while filters find nothing', async () => {
    widen(true);
    const user = userEvent.setup();
    serveItems(many);
    openItems();
    await user.click(await screen.findByRole('checkbox', { name: 'Выбрать: Чашка 2' }));
    await user.click(screen.getByRole('checkbox', { name: 'Выбрать: Чашка 4' }));
    await user.type(await screen.findByLabelText('Название, артикул'), 'нет такого');
    expect(await screen.findByText('Ничего не найдено')).toBeVisible();
    expect(screen.getByText('Выбрано: 2')).toBeVisible();
  });

  it('selects all that other filters leave, where as many of before are selected', async () => {
    widen(true);
    const user = userEvent.setup();
    serveItems(many.slice(0, 12));
    openItems();
    for (const name of ['Чашка 2', 'Чашка 4', 'Чашка 6'])
      await user.click(await screen.findByRole('checkbox', { name: `Выбрать: ${name}` }));
    await user.type(await screen.findByLabelText('Название, артикул'), 'Чашка 12');
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Выбрать: Чашка 2' })).toBeNull());
    const all = () => screen.getByRole('checkbox', { name: /Выбрать все по\sфильтру/ });
    expect(all()).not.toBeChecked();
    expect(screen.getByRole('button', { name: /^Выбрать все\s1$/ })).toBeVisible();
    await user.click(all());
    expect(await screen.findByText('Выбрано: 1')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Выбрать: Чашка 12' })).toBeChecked();
    expect(all()).toBeChecked();
  });

  it('does not call all selected what only its first rows are, which other filters have found', async () => {
    widen(true);
    const user = userEvent.setup();
    const names = (['Альфа Бета', 'Альфа', 'Бета'] as const).flatMap((name, kind) =>
      Array.from({ length: [100, 50, 30][kind] ?? 0 }, () => name),
    );
    serveItems(names.map((name, index) => shopItem({ id: index + 1, name: `${name} ${index + 1}` })));
    openItems();
    const all = () => screen.getByRole('checkbox', { name: /Выбрать все по\sфильтру/ });
    const filter = await screen.findByLabelText('Название, артикул');
    await user.type(filter, 'Альфа');
    expect(await screen.findByText('150 товаров')).toBeVisible();
    await user.click(all());
    expect(await screen.findByText('Выбрано: 150')).toBeVisible();
    expect(all()).toBeChecked();
    await user.clear(filter);
    await user.type(filter, 'Бета');
    expect(await screen.findByText('130 товаров')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Выбрать: Альфа Бета 1' })).toBeChecked();
    expect(all()).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: /^Выбрать все\s130$/ }));
    expect(await screen.findByText('Выбрано: 130')).toBeVisible();
    expect(all()).toBeChecked();
  });

  it('selects the rows between two with Shift, and all that the filters leave', async () => {
    widen(true);
    const user = userEvent.setup();
    serveItems(many.slice(0, 250));
    openItems();
    await user.click(await screen.findByRole('checkbox', { name: 'Выбрать: Чашка 2' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Выбрать: Чашка 5' }));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('Выбрано: 4')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /Выбрать все по\sфильтру/ }));
    expect(await screen.findByText('Выбрано: 250')).toBeVisible();
  });
});
