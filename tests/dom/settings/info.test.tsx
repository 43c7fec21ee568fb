import type { components, Retail } from '#contract/types.ts';
import { openSettings, serveSettings, type Sent } from '#tests/support/dom/settings-site.tsx';
import { someRetail } from '#tests/support/dom/test-page.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

type Page = components['schemas']['InfoPage'];

const offer: Page = { id: null, slug: 'offer', version: 1, title: 'Публичная оферта', text: '', updated_at: null };
const returns: Page = {
  id: 8,
  slug: 'returns',
  version: 3,
  title: 'Возврат и обмен',
  text: 'Напишите нам.',
  updated_at: '2026-11-21T09:30:00.000Z',
};
const contacts: Page = { ...offer, slug: 'contacts', title: 'Контакты' };
const shop: Retail = {
  ...someRetail,
  requisites: 'ИП Ким А. В.\nИНН 780000000001\n\nПеревод на карту',
  contacts: { phone: '78005553535' },
  info_pages: [
    { slug: 'returns', title: 'Возврат и обмен' },
    { slug: 'contacts', title: 'Контакты' },
  ],
};

function open(write: (sent: Sent) => Response, pages = [returns, contacts, offer]): Sent[] {
  const sent = serveSettings({ '/api/info/': () => ({ result: pages }) }, write);
  openSettings('/settings/info/', ['edit_retail'], shop);
  return sent;
}
const saved = () => Response.json({ ...offer, id: 9, version: 2 });
const rowOf = async (title: string) => within((await screen.findByText(title)).closest('li') ?? document.body);
const write = async (title: string) => {
  await userEvent.click((await rowOf(title)).getByRole('button'));
  return within(await screen.findByRole('dialog', { name: title }));
};

it('says of each page whether shoppers see it, and leads there', async () => {
  open(saved);
  expect((await rowOf('Возврат и обмен')).getByText(/^Видна клиентам, изменена/)).toHaveTextContent('12:30');
  const link = (await rowOf('Возврат и обмен')).getByRole('link', { name: 'Открыть страницу «Возврат и обмен»' });
  expect(link).toHaveAttribute('href', '/info/returns/');
  expect((await rowOf('Возврат и обмен')).getByRole('link', { name: 'История изменений' })).toHaveAttribute(
    'href',
    '/settings/audit/?entity=info_page&recordId=8',
  );
  expect((await rowOf('Контакты')).getByText(/^Видна клиентам: контакты/)).toBeVisible();
  const row = await rowOf('Публичная оферта');
  expect(row.getByText(/клиенты её.не.видят/)).toBeVisible();
  expect(row.queryByRole('link')).toBeNull();
});

it('begins with a draft that says it is one, and is not saved until its blanks are filled in', async () => {
  const user = userEvent.setup();
  const sent = open(saved);
  const dialog = await write('Публичная оферта');
  expect(dialog.queryByRole('status')).toBeNull();
  await user.click(dialog.getByRole('button', { name: /^Начать с/ }));
  const field = dialog.getByRole('textbox', { name: 'Текст' });
  expect(field).toHaveDisplayValue(/^\[\[черновик/);
  expect(field).toHaveDisplayValue(/магазина «Лавка»/);
  // How to pay is no part of who the seller is.
  expect(field).toHaveDisplayValue(/ИП Ким А\. В\., ИНН 780000000001\./);
  expect(field).not.toHaveDisplayValue(/Перевод на карту/);
  expect(dialog.getByRole('status')).toHaveTextContent(/^ЧерновикКлиенты его не видят/);
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(await dialog.findByText(/^Впишите своё вместо подсказок или удалите их: \[\[черновик/)).toBeVisible();
  expect(sent).toEqual([]);
  fireEvent.change(field, { target: { value: ' # Оферта\nПродаём чашки. ' } });
  await user.click(dialog.getByRole('button', { name: 'Как увидят клиенты' }));
  const preview = within(dialog.getByRole('region', { name: 'Как увидят клиенты' }));
  expect(preview.getByRole('heading', { name: 'Оферта' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  const body = { version: 1, text: '# Оферта\nПродаём чашки.' };
  await waitFor(() => expect(sent).toEqual([['PUT', '/api/info/offer/', body]]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('takes a page from shoppers by an empty text, and says so', async () => {
  const user = userEvent.setup();
  const sent = open(saved);
  const dialog = await write('Возврат и обмен');
  await user.clear(dialog.getByRole('textbox', { name: 'Текст' }));
  expect(dialog.getByText(/клиенты не.увидят/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent).toEqual([['PUT', '/api/info/returns/', { version: 3, text: '' }]]));
});

it('shows what a colleague has written beside what was typed', async () => {
  const user = userEvent.setup();
  const current = { ...returns, version: 4, text: 'Позвоните нам.' };
  const refusal = { code: 'changed_meanwhile', detail: 'Запись изменилась, пока вы с ней работали.', current };
  const pages = [returns];
  const sent = open(([, , body]) => {
    if ((body as { version: number }).version === 4) return Response.json(current);
    pages[0] = current;
    return Response.json(refusal, { status: 409 });
  }, pages);
  const dialog = await write('Возврат и обмен');
  await user.type(dialog.getByRole('textbox', { name: 'Текст' }), ' Ответим.');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(await dialog.findByText(/Позвоните нам\./)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Текст' })).toHaveValue('Напишите нам. Ответим.');
  await user.click(dialog.getByRole('button', { name: /^Оставить/ }));
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() =>
    expect(sent[1]).toEqual(['PUT', '/api/info/returns/', { version: 4, text: 'Напишите нам. Ответим.' }]),
  );
});
