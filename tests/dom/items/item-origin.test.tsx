import { openItem, serveItem } from '#tests/support/dom/item-site.tsx';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

serveItem();

it.each([
  ['the shop’s page of it', { back: '/item/7/' }, 'К товару', '/item/7/'],
  ['the list as it was narrowed', { back: '/items/?search=ча' }, 'К списку товаров', '/items/?search=ча'],
  ['elsewhere', { back: '/today/' }, 'К списку товаров', '/items/'],
])('leads back to where it was opened: %s', async (_where, state, name, href) => {
  const { user } = openItem('/item/7/edit/', ['edit_item'], state);
  expect(await screen.findByRole('link', { name: name.replaceAll(/(?<=К) /g, '\u00A0') })).toHaveAttribute(
    'href',
    href,
  );
  expect(screen.getByRole('link', { name: 'Отмена' })).toHaveAttribute('href', href);
  expect(screen.getByRole('link', { name: 'На\u00A0витрине' })).toHaveAttribute('href', '/item/7/');
  await user.type(screen.getByLabelText('Название'), '!');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(location.pathname + location.search).toBe(encodeURI(href)));
});
