import { deferred } from '#tests/support/deferred.ts';
import { listedLine, serveLines } from '#tests/support/dom/lines-site.tsx';
import { openPhotoPrices, photoLine, pricer, servePhotos } from '#tests/support/dom/photo-prices-site.tsx';
import { orderOf } from '#tests/support/dom/order-samples.ts';
import { openOrders, serveOrders } from '#tests/support/dom/orders-site.tsx';
import { photoDrafts } from '#office/photo-prices/photo-drafts.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';

// They outlive the page.
beforeEach(() => photoDrafts.set({}));

const vase = photoLine({ id: 2, version: 5, count: 3, comment: 'Синюю, если есть' });
const plaid = photoLine({ id: 3, version: 6, count: 1 });
const lamp = photoLine({ id: 8, version: 9, count: 4 });
const anna = { id: 12, lines: [vase, plaid] };
const oleg = {
  id: 13,
  customer: { id: 9, user: { first_name: 'Олег', last_name: 'Носов' }, phone: '79000000009' },
  lines: [lamp],
};

const price = () => screen.findByLabelText('Цена за штуку');
const isAt = (place: string) =>
  waitFor(async () => {
    expect(screen.getByText(place)).toBeVisible();
    expect(await price()).toHaveFocus();
  });

it('prices the photos of several orders by digits and Enter, while the last price is on its way', async () => {
  const user = userEvent.setup();
  const server = servePhotos(anna, oleg);
  const first = deferred<undefined>();
  server.answer = () => (server.sent.length === 1 ? (first.promise as never) : undefined);
  openPhotoPrices();
  await isAt('1 из 3');
  expect(screen.getByText('«Синюю, если есть»')).toBeVisible();
  expect(screen.getByText('× 3')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Заказ №\u00A012' })).toHaveAttribute('href', '/list-orders/12/?line=2');
  await user.keyboard('1290,5{Enter}');
  await isAt('2 из 3');
  expect(await price()).toHaveValue('');
  await user.keyboard('70{Enter}');
  await isAt('3 из 3');
  expect(screen.getByText(/Олег Носов/)).toBeVisible();
  // One at a time, so that an order isn't changed by two at once.
  expect(server.sent).toHaveLength(1);
  first.resolve(undefined);
  await user.keyboard('15{Tab}Лампа{Enter}');
  expect(await screen.findByRole('heading', { name: 'Цен больше не\u00A0ждут' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Что ещё ждёт' })).toHaveAttribute('href', '/today/');
  expect(server.sent).toEqual([
    { address: '/api/order/2/', body: { version: 5, price: 1290.5 } },
    { address: '/api/order/3/', body: { version: 6, price: 70 } },
    { address: '/api/order/8/', body: { version: 9, price: 15, description: 'Лампа' } },
  ]);
});

it('says what was refused, and has what was typed on the way back', async () => {
  const user = userEvent.setup();
  const server = servePhotos(anna);
  server.answer = ({ body }) =>
    body['price'] === 5
      ? Response.json(
          { code: 'validation', detail: 'Проверьте поля.', fields: { price: 'Слишком мало.' } },
          { status: 422 },
        )
      : undefined;
  openPhotoPrices();
  await isAt('1 из 2');
  await user.keyboard('5{Enter}');
  await screen.findByText('Не сохранили ответ по фото из заказа № 12.');
  await user.keyboard('70{Enter}');
  // Nothing else waits, so the refused one is next.
  await isAt('1 из 2');
  expect(await price()).toHaveValue('5,00');
  expect(screen.getByText('Слишком мало.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Проверьте поля.');
  // What is typed replaces what stood there.
  await user.keyboard('50{Enter}');
  await screen.findByRole('heading', { name: 'Цен больше не\u00A0ждут' });
  expect(server.sent.map(({ body }) => body['price'])).toEqual([5, 70, 50]);
});

it('sends nothing more after a lost answer until asked to, and takes its own price for saved', async () => {
  const user = userEvent.setup();
  const server = servePhotos(anna);
  server.answer = () => {
    if (server.sent.length > 1) return undefined;
    server.change(2, { price: 450 });
    return Promise.reject(new TypeError('Failed to fetch'));
  };
  openPhotoPrices();
  await isAt('1 из 2');
  await user.keyboard('450{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Нет ответа от сервера. Ждут сохранения: 1.');
  expect(server.sent).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(server.sent).toHaveLength(2);
  expect(server.sent[1]).toEqual(server.sent[0]);
  expect(screen.getByRole('button', { name: /готово$/ })).toBeVisible();
});

it.each([
  ['Оставить 430\u00A0₽', []],
  ['Поставить 450\u00A0₽', [{ address: '/api/order/2/', body: { version: 6, price: 450 } }]],
])('doesn’t write over a colleague’s price before the person says so: %s', async (choice, resent) => {
  const user = userEvent.setup();
  const server = servePhotos({ ...anna, lines: [vase] });
  openPhotoPrices();
  await isAt('1 из 1');
  server.change(2, { price: 430 });
  await user.keyboard('450{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Цена уже стоит: 430\s₽/);
  expect(screen.getByRole('button', { name: 'Оставить 430\u00A0₽' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: choice }));
  await screen.findByRole('heading', { name: 'Цен больше не\u00A0ждут' });
  expect(server.sent.slice(1)).toEqual(resent);
});

it('says of the photo at hand that it waits no more, and passes others by', async () => {
  const user = userEvent.setup();
  const server = servePhotos(anna, oleg);
  openPhotoPrices();
  await isAt('1 из 3');
  server.change(3, { price: 99 });
  server.change(8, { state: 'C' });
  await user.keyboard('450{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Цена уже стоит: 99\s₽/);
  expect(screen.getByRole('button', { name: 'Дальше' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'Цен больше не\u00A0ждут' });
  expect(server.sent).toHaveLength(1);
});

it('does not come back to a photo that was left, though the list knows of it late', async () => {
  const user = userEvent.setup();
  const server = servePhotos(anna);
  openPhotoPrices();
  await isAt('1 из 2');
  const list = deferred<undefined>();
  server.held = list.promise;
  server.change(2, { price: 430 });
  await user.keyboard('450{Enter}');
  await isAt('2 из 2');
  await user.click(await screen.findByRole('button', { name: 'Вернуться к\u00A0фото' }));
  expect(await screen.findByRole('button', { name: /^Оставить 430/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  await isAt('2 из 2');
  await user.keyboard('700{Enter}');
  await screen.findByRole('heading', { name: 'Цен больше не\u00A0ждут' });
  expect(server.sent).toHaveLength(2);
  list.resolve(undefined);
});

it('asks again where a colleague has changed the line but not priced it', async () => {
  const user = userEvent.setup();
  const server = servePhotos({ ...anna, lines: [vase] });
  openPhotoPrices();
  await isAt('1 из 1');
  server.change(2, { count: 1 });
  await user.keyboard('450{Enter}');
  expect(await screen.findByText(/^Позицию изменили/)).toBeVisible();
  expect(await price()).toHaveValue('450,00');
  expect(screen.getByText('× 1')).toBeVisible();
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'Цен больше не\u00A0ждут' });
  expect(server.sent.map(({ body }) => body['version'])).toEqual([5, 6]);
});

it('goes to and fro by the arrows, and keeps what is typed', async () => {
  const user = userEvent.setup();
  const server = servePhotos(anna, oleg);
  openPhotoPrices();
  await isAt('1 из 3');
  await user.keyboard('45{ArrowDown}');
  await isAt('2 из 3');
  expect(await price()).toHaveValue('');
  await user.keyboard('{Enter}');
  expect(screen.getByText('Это поле не может быть пустым.')).toBeVisible();
  await user.keyboard('{ArrowUp}');
  await isAt('1 из 3');
  expect(await price()).toHaveValue('45,00');
  await user.click(screen.getByRole('button', { name: 'Фото из\u00A0заказа №\u00A013, Фото' }));
  await isAt('3 из 3');
  expect(server.sent).toEqual([]);
});

it('shows the picture over the whole window by the space bar, and gives the focus back', async () => {
  const user = userEvent.setup();
  servePhotos(anna);
  openPhotoPrices();
  await isAt('1 из 2');
  await screen.findByText(/Цена уточняется/);
  await user.keyboard(' ');
  expect(await screen.findByRole('button', { name: 'Увеличить' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(async () => expect(await price()).toHaveFocus());
  expect(await price()).toHaveValue('');
});

it('cancels what there is none of, with the reason, and takes it back', async () => {
  const user = userEvent.setup();
  const server = servePhotos(anna);
  openPhotoPrices();
  await isAt('1 из 2');
  await user.click(screen.getByRole('button', { name: 'Нет в\u00A0наличии' }));
  await isAt('2 из 2');
  await screen.findByRole('button', { name: /готово$/ });
  await user.keyboard('{ArrowUp}');
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /готово$|сохраняется$/ })).toBeNull());
  expect(server.sent).toEqual([
    {
      address: '/api/order/state/',
      body: { ids: [2], versions: [{ id: 2, version: 5 }], state: 'C', reason: 'Нет в наличии' },
    },
    { address: '/api/order/state/', body: { ids: [2], versions: [{ id: 2, version: 6 }], state: 'W' } },
  ]);
});

it('offers what the same picture cost before, and then the customer’s other photos', async () => {
  const user = userEvent.setup();
  const server = servePhotos(anna);
  const before = { item_id: null, order: { ...listedLine().order, id: 5 } };
  server.before = [
    // An item of the catalogue says nothing of photos.
    listedLine({ id: 93, price: 999 }),
    listedLine({ ...before, id: 91, price: 300, image_url: '/files/other.webp' }),
    listedLine({ ...before, id: 92, price: 640, image_url: '/files/small.webp' }),
  ];
  openPhotoPrices();
  const like = await screen.findByRole('button', { name: 'Взять 640\u00A0₽ из\u00A0заказа №\u00A05' });
  expect(like.parentElement?.textContent.replaceAll('\u00A0', ' ')).toBe('Было у этого клиента:640 ₽ (№ 5)300 ₽ (№ 5)');
  expect(server.asked.filter((address) => address.includes('customer_id=7'))).not.toEqual([]);
  await user.click(like);
  expect(await price()).toHaveValue('640,00');
});

it('begins with the photo that the address names', async () => {
  servePhotos(anna, oleg);
  openPhotoPrices(pricer, '/photo-prices/?line=8');
  await isAt('3 из 3');
});

it('says that nothing waits, and that it could not be loaded', async () => {
  const server = servePhotos();
  openPhotoPrices();
  expect(await screen.findByRole('heading', { name: 'Цен больше не\u00A0ждут' })).toBeVisible();
  expect(server.asked).toEqual(['/api/order/?unpriced=true&order_by=oldest&page=1&limit=100']);
});

it.each([['edit_strange_order'], ['get_strange_orders']] as const)(
  'is closed for those who hold %s alone, and asks nothing',
  async (permission) => {
    const server = servePhotos(anna);
    openPhotoPrices({ ...pricer, permissions: [permission] });
    expect(await screen.findByText('Нет доступа')).toBeVisible();
    expect(server.asked).toEqual([]);
  },
);

it('doesn’t offer to cancel to those who may not', async () => {
  servePhotos(anna);
  openPhotoPrices({ ...pricer, permissions: ['get_strange_orders', 'edit_strange_order'] });
  await isAt('1 из 2');
  const form = within((await price()).closest('form') ?? document.body);
  expect(form.queryByRole('button', { name: 'Нет в\u00A0наличии' })).toBeNull();
});

it.each([
  ['/list-orders?unpriced=1', '/photo-prices/'],
  ['/list-orders', null],
])('is led to from %s: %s', async (address, href) => {
  serveLines([listedLine({ price: null, total: null })]);
  openOrders(address, pricer);
  await screen.findAllByText('Чашка');
  expect(screen.queryByRole('link', { name: 'Указать цены' })?.getAttribute('href') ?? null).toBe(href);
});

it('is led to from an order, and begins with its first photo', async () => {
  serveOrders([orderOf(anna)]);
  openOrders('/orders/12/', pricer);
  const link = await screen.findByRole('link', { name: 'Цены во\u00A0всех заказах' });
  expect(link).toHaveAttribute('href', '/photo-prices/?line=2');
});

it('is led to from an order whose last photo has just been priced', async () => {
  const user = userEvent.setup();
  const orders = [orderOf({ ...anna, lines: [vase] })];
  serveOrders(orders, undefined, () => {
    orders[0] = orderOf({ ...anna, lines: [{ ...vase, version: 6, price: 450 }] });
    return Response.json(orders[0]);
  });
  openOrders('/orders/12/', pricer);
  await user.click(await screen.findByRole('button', { name: 'Указать цены' }));
  await waitFor(async () => expect(await price()).toHaveFocus());
  await user.keyboard('450{Enter}');
  const link = await screen.findByRole('link', { name: 'Цены в\u00A0других заказах' });
  expect(link).toHaveAttribute('href', '/photo-prices/');
});

it('is found in the palette by those who may price photos', async () => {
  const user = userEvent.setup();
  servePhotos(anna);
  openOrders('/list-orders', pricer);
  await user.keyboard('{Control>}k{/Control}');
  await user.keyboard('цены ф');
  expect(await screen.findByRole('option', { name: 'Цены фото' })).toBeVisible();
});
