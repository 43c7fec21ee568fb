import { openPhotoPrices, photoLine, servePhotos } from '#tests/support/dom/photo-prices-site.tsx';
import { photoDrafts } from '#office/photo-prices/photo-drafts.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';

// They outlive the page.
beforeEach(() => photoDrafts.set({}));

const lines = [photoLine({ id: 2, version: 5 }), photoLine({ id: 3, version: 6 })];

const open = async () => {
  const user = userEvent.setup();
  const server = servePhotos({ id: 12, lines });
  openPhotoPrices();
  const price = await screen.findByLabelText('Цена за штуку');
  await waitFor(() => expect(price).toHaveFocus());
  return { user, server, price };
};

it.each([
  ['-5', /^Не\sменьше\s0/],
  ['1e5', /^Это не\sсумма/],
  ['бел', /./],
  ['0', /^Цена должна быть больше\s0/],
])('saves nothing and stays where %j is typed for a price', async (typed, told) => {
  const { user, server, price } = await open();
  await user.keyboard(`${typed}{Enter}`);
  expect(price).toHaveAccessibleDescription(told);
  expect(price).toHaveFocus();
  expect(screen.getByText('1 из 2')).toBeVisible();
  expect(server.sent).toEqual([]);
});

it('says of the next photo nothing that was said of the one before', async () => {
  const { user, price } = await open();
  await user.keyboard('ы');
  expect(price).toHaveAccessibleDescription(/не\sвставлено/);
  await user.click(screen.getByRole('button', { name: 'Пропустить' }));
  expect(await screen.findByText('2 из 2')).toBeVisible();
  expect(price).toHaveAccessibleDescription('');
});
