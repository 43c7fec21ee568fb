import { ConfirmDialog } from '#app/overlays/confirm-dialog.tsx';
import type { Permission } from '#page/shop-context.tsx';
import { confirmMachine } from '#machines/shell/confirm.machine.ts';
import { CategoriesPage } from '#office/items/categories/categories-page.tsx';
import { openSettings, serveSettings } from '#tests/support/dom/settings-site.tsx';
import { someCustomer, TestPage } from '#tests/support/dom/test-page.tsx';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { createActor } from 'xstate';

beforeEach(() => {
  const none = () => ({ result: [] });
  const answers = { delivery: none, 'delivery-point': none, 'permission-group': none, category: none };
  serveSettings(Object.fromEntries(Object.entries(answers).map(([name, answer]) => [`/api/${name}/`, answer])), () =>
    Response.json({}),
  );
});

function openCategories(): void {
  render(
    <TestPage
      customer={{ ...someCustomer, permissions: ['edit_item'] }}
      actors={{ confirm: createActor(confirmMachine).start() }}
    >
      <CategoriesPage />
      <ConfirmDialog />
    </TestPage>,
  );
}

const settings = (address: string, permission: Permission) => () => openSettings(address, [permission]);

it.each([
  ['a delivery method', settings('/settings/delivery/', 'make_delivery'), 'Добавить способ'],
  ['a pickup point', settings('/settings/delivery-points/', 'make_delivery_point'), 'Добавить пункт'],
  ['a permission group', settings('/settings/permissions-group/', 'edit_retail'), 'Добавить группу'],
  ['a category', openCategories, 'Новая категория'],
])('the dialog of %s closes at once without edits, and asks before it drops them', async (_what, open, add) => {
  const user = userEvent.setup();
  open();
  const begin = async () => {
    await user.click(await screen.findByRole('button', { name: add }));
    return screen.findByLabelText('Название');
  };
  const besides = () => document.querySelector('.mantine-Modal-overlay') ?? document.body;
  const question = () => screen.findByRole('dialog', { name: 'Закрыть без сохранения?' });
  const isAlone = () => waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  await begin();
  await user.click(besides());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const name = await begin();
  await user.type(name, 'Тест');
  await user.click(besides());
  await isAlone();
  await user.keyboard('{Escape}');
  await question();
  await user.keyboard('{Escape}');
  await isAlone();
  expect(name).toHaveValue('Тест');
  await user.keyboard('{Escape}');
  await user.click(within(await question()).getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await begin()).toHaveValue('');
});

it('the first row that a dialog makes leaves the focus at the button that makes another', async () => {
  const user = userEvent.setup();
  const points: object[] = [];
  const point = { id: 1, version: 1, name: 'На углу', address: 'Садовая, 2', hours: '', image: null };
  serveSettings({ '/api/delivery-point/': () => ({ result: points }) }, () => {
    points.push(point);
    return Response.json(point);
  });
  openSettings('/settings/delivery-points/', ['make_delivery_point']);
  await user.click(await screen.findByRole('button', { name: 'Добавить пункт' }));
  await user.type(await screen.findByLabelText('Название'), 'На углу');
  await user.type(screen.getByLabelText('Адрес'), 'Садовая, 2');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('На углу')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Добавить пункт' })).toHaveFocus());
});
