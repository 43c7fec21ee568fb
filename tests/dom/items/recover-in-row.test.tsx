import { openItems, serveItems, shopItem } from '#tests/support/dom/items-site.tsx';
import { widen } from '#tests/support/dom/lines-site.tsx';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

const deleted = ['Ваза', 'Миска', 'Чашка'].map((name, index) => shopItem({ id: index + 5, name, is_deleted: true }));

it.each([true, false])(
  'a deleted item is recovered in its row; the focus goes to the row after it (wide: %s)',
  async (isWide) => {
    widen(isWide);
    serveItems(deleted);
    openItems(['edit_item', 'delete_item']);
    await userEvent.click(await screen.findByRole('button', { name: 'Восстановить: Миска' }));
    expect(await screen.findByText('Товар восстановлен: Миска')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Восстановить: Миска' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Выбрать: Чашка' })).toHaveFocus());
  },
);

it('an item that is not deleted has no such button', async () => {
  widen(true);
  serveItems([shopItem({ id: 5, name: 'Ваза' })]);
  openItems(['edit_item', 'delete_item']);
  expect(await screen.findByRole('switch', { name: /Ваза/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Восстановить/ })).toBeNull();
});
