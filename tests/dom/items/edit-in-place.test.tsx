import { deferred } from '#tests/support/deferred.ts';
import { openItems, serveItems, shopItem } from '#tests/support/dom/items-site.tsx';
import { widen } from '#tests/support/dom/lines-site.tsx';
import { act, screen } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

const shown = () => screen.findByRole('switch', { name: /Показывать в\sкаталоге: Чашка/ });

/** The list of items with the cup alone, as a table. */
function openCup(known: Parameters<typeof shopItem>[0] = {}) {
  widen(true);
  const server = serveItems([shopItem(known)]);
  return { user: userEvent.setup(), server, ...openItems() };
}

/** Opens a field of the cup's row, and types into it. */
async function open(user: UserEvent, what: string, text: string): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${what}, Чашка`) }));
  const field = screen.getByLabelText(`${what}, Чашка`);
  await user.clear(field);
  await user.type(field, text);
  return field;
}

describe('an item that is changed in its row', () => {
  it('is as the last press of the switch wants it, which is shown at once', async () => {
    const { user, server } = openCup();
    const answered = deferred<void>();
    server.gate = answered.promise;
    const toggle = await shown();
    await user.click(toggle);
    expect(toggle).not.toBeChecked();
    await user.click(toggle);
    expect(toggle).toBeChecked();
    answered.resolve();
    await expect
      .poll(() => server.sent)
      .toEqual([
        { id: 5, version: 4, is_hidden: true },
        { id: 5, version: 5, is_hidden: false },
      ]);
    await expect.poll(() => screen.queryByText('Скрыт')).toBeNull();
    expect(toggle).toBeChecked();
  });

  it('takes a price and a stock that follow at once, each at the version of the one before', async () => {
    const { user, server } = openCup();
    const answered = deferred<void>();
    server.gate = answered.promise;
    await user.type(await open(user, 'Цена', '700'), '{Enter}');
    const asked = server.asked.length;
    await user.type(await open(user, 'Остаток', '7'), '{Enter}');
    answered.resolve();
    expect(await screen.findByRole('button', { name: /^Остаток, Чашка: 7\./ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Цена, Чашка: 700/ })).toBeVisible();
    expect(server.sent).toEqual([
      { id: 5, version: 4, retail_price: 700 },
      { id: 5, version: 5, expected_stock: 12, stock: 7 },
    ]);
    // The list comes again once, after the last of them.
    await expect.poll(() => server.asked.length).toBe(asked + 1);
  });

  it('is as it was after a refusal, which is told', async () => {
    const { user, server } = openCup();
    const toggle = await shown();
    server.changeElsewhere(5);
    await user.click(toggle);
    await expect.poll(() => server.sent).toEqual([{ id: 5, version: 4, is_hidden: true }]);
    expect(await screen.findByText(/Запись изменилась/)).toBeVisible();
    expect(toggle).toBeChecked();
  });

  it('is not overwritten where its stock was sold while the field was open, and then only knowingly', async () => {
    const { user, server, refresh } = openCup({ stock: 10 });
    const field = await open(user, 'Остаток', '12');
    server.changeElsewhere(5, { stock: 8, article: 'К-8' }, true);
    await act(refresh);
    expect(await screen.findByText(/К-8/)).toBeVisible();
    await user.type(field, '{Enter}');
    expect(await screen.findByText(/Сейчас: 8/)).toBeVisible();
    expect(field).toHaveValue('12');
    await expect.poll(() => document.activeElement).toBe(field);
    await user.type(field, '{Enter}');
    expect(await screen.findByRole('button', { name: /^Остаток, Чашка: 12\./ })).toBeVisible();
    expect(server.sent).toEqual([
      { id: 5, version: 4, expected_stock: 10, stock: 12 },
      { id: 5, version: 4, expected_stock: 8, stock: 12 },
    ]);
  });

  it("does not overwrite a colleague's price that came while the field was open", async () => {
    const { user, server, refresh } = openCup();
    const field = await open(user, 'Цена', '700');
    server.changeElsewhere(5, { retail_price: 650, article: 'К-9' });
    await act(refresh);
    expect(await screen.findByText(/К-9/)).toBeVisible();
    // A change of one's own in another cell doesn't pass for having seen the colleague's.
    await user.click(await shown());
    await expect.poll(() => server.sent).toEqual([{ id: 5, version: 5, is_hidden: true }]);
    await user.type(field, '{Enter}');
    expect(await screen.findByText(/Сейчас: 650/)).toBeVisible();
    expect(field).toHaveValue('700,00');
    expect(server.sent[1]).toEqual({ id: 5, version: 4, retail_price: 700 });
  });

  it("shows a colleague's price though a pasted text was refused before", async () => {
    const { user, server } = openCup();
    const field = await open(user, 'Цена', '500');
    await user.paste('1e9');
    expect(await screen.findByText(/1e9/)).toBeVisible();
    server.changeElsewhere(5, { retail_price: 777 });
    await user.type(field, '{Enter}');
    expect(await screen.findByText(/Сейчас: 777/)).toBeVisible();
    expect(screen.queryByText(/1e9/)).toBeNull();
  });

  it('says that something else of it was changed, where the price is as it was seen', async () => {
    const { user, server } = openCup();
    const field = await open(user, 'Цена', '700');
    server.changeElsewhere(5, { article: 'К-10' });
    await user.type(field, '{Enter}');
    expect(await screen.findByText(/Сохраните ещё\sраз/)).toBeVisible();
    expect(screen.queryByText(/Сейчас/)).toBeNull();
    await user.type(field, '{Enter}');
    expect(await screen.findByRole('button', { name: /^Цена, Чашка: 700/ })).toBeVisible();
    expect(server.sent).toEqual([
      { id: 5, version: 4, retail_price: 700 },
      { id: 5, version: 5, retail_price: 700 },
    ]);
  });

  it('is saved from a field that was open before another one of the row was', async () => {
    const { user, server } = openCup();
    const field = await open(user, 'Цена', '700');
    await user.click(await shown());
    await expect.poll(() => screen.queryByText('Скрыт')).not.toBeNull();
    await user.type(field, '{Enter}');
    expect(await screen.findByRole('button', { name: /^Цена, Чашка: 700/ })).toBeVisible();
    expect(server.sent[1]).toEqual({ id: 5, version: 5, retail_price: 700 });
  });

  it('keeps the field with what was typed and the reason where the shop was not reached', async () => {
    const { user, server } = openCup();
    const field = await open(user, 'Цена', '700');
    server.network = 'unreached';
    await user.type(field, '{Enter}');
    expect(await screen.findByText('Нет связи с магазином')).toBeVisible();
    expect(field).toHaveValue('700');
    expect(field).toBeInvalid();
    server.network = 'on';
    await user.type(field, '{Enter}');
    expect(await screen.findByRole('button', { name: /^Цена, Чашка: 700/ })).toBeVisible();
  });

  it('is saved once where the answer was lost and the change is sent again', async () => {
    const { user, server } = openCup();
    const field = await open(user, 'Остаток', '7');
    server.network = 'unanswered';
    await user.type(field, '{Enter}');
    expect(await screen.findByText('Нет связи с магазином')).toBeVisible();
    server.network = 'on';
    await user.type(field, '{Enter}');
    expect(await screen.findByRole('button', { name: /^Остаток, Чашка: 7\./ })).toBeVisible();
    expect(screen.queryByText(/Сейчас/)).toBeNull();
  });

  it('does not call a change whose answer was lost a colleague’s, in another field of the row', async () => {
    const { user, server } = openCup();
    const price = await open(user, 'Цена', '700');
    const stock = await open(user, 'Остаток', '7');
    server.network = 'unanswered';
    await user.type(price, '{Enter}');
    expect(await screen.findByText('Нет связи с магазином')).toBeVisible();
    server.network = 'on';
    await user.type(price, '{Enter}');
    expect(await screen.findByRole('button', { name: /^Цена, Чашка: 700/ })).toBeVisible();
    await user.type(stock, '{Enter}');
    expect(await screen.findByRole('button', { name: /^Остаток, Чашка: 7\./ })).toBeVisible();
    expect(server.sent.map(({ version }) => version)).toEqual([4, 4, 5]);
  });
});
