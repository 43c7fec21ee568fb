import { expect } from 'vitest';
import { it } from '#tests/support/browser/it.ts';
import type { Page } from 'playwright-core';

/** Makes so many new orders as the person of a page; answers how many new ones there are. */
function makeOrders(page: Page, wanted: number): Promise<number> {
  return page.evaluate(async (count) => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem(`${location.host}-token`)}`,
      'content-type': 'application/json',
    };
    const read = async (path: string) => (await fetch(path, { headers })).json() as Promise<never>;
    const orders: { result: { customer: { id: number } }[] } = await read('/api/placed-order/?scope=shop');
    const items: { result: { id: number }[] } = await read('/api/item/list/');
    const deliveries: { result: { id: number; kind: string }[] } = await read('/api/delivery/');
    const body = JSON.stringify({
      lines: [{ item_id: items.result[0]?.id, count: 1 }],
      delivery: {
        customer_id: orders.result[0]?.customer.id,
        delivery_id: deliveries.result.find(({ kind }) => kind === 'address')?.id,
        address: 'Садовая, 1',
        recipient_name: 'Анна Смирнова',
        recipient_phone: '79000000003',
      },
      force: true,
    });
    for (let made = 0; made < count; made += 1) {
      const key = { 'idempotency-key': crypto.randomUUID() };
      await fetch('/api/placed-order/', { method: 'POST', headers: { ...headers, ...key }, body });
    }
    const { total }: { total: number } = await read('/api/placed-order/ids/?scope=shop&state=created');
    return total;
  }, wanted);
}

it('a named act runs once, and tells in the bar what became of it', async ({ visit }) => {
  const { page, problems } = await visit(
    { width: 1280, scheme: 'dark' },
    { path: '/orders?scope=shop&state=created', phone: '9000000001' },
  );
  const changed: number[][] = [];
  page.on('request', (request) => {
    if (request.method() !== 'PUT' || !request.url().endsWith('/api/placed-order/list/')) return;
    const { ids, change } = request.postDataJSON() as { ids: number[]; change?: object };
    if (change) changed.push(ids);
  });
  const box = () => page.getByRole('checkbox', { name: /^Выбрать: / }).first();
  const bar = page.getByRole('group', { name: 'Выбранные заказы' });
  const accepted: number[] = [];
  for (let press = 0; press < 2; press += 1) {
    accepted.push(Number(/\d+$/.exec((await box().getAttribute('aria-label')) ?? '')?.[0]));
    await box().click();
    await page.getByRole('button', { name: 'Принять', exact: true }).click();
    await bar.getByText('Принято: 1.').waitFor();
    await bar.getByRole('button', { name: 'Готово' }).click();
    await bar.waitFor({ state: 'detached' });
  }
  expect(new Set(accepted).size).toBe(2);
  expect(changed).toEqual(accepted.map((id) => [id]));
  expect(problems()).toEqual([]);
});

it('fifty orders are accepted by five keys', async ({ stay }) => {
  const { page, close, problems } = await stay(
    { width: 1280, scheme: 'light' },
    { path: '/orders?scope=shop&state=created', phone: '9000000001' },
  );
  const total = await makeOrders(page, 50);
  expect(total).toBeGreaterThanOrEqual(50);
  await page.reload();
  await page
    .getByRole('checkbox', { name: /^Выбрать: / })
    .first()
    .waitFor();

  const began = performance.now();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+a');
  await page.getByText(`Выбрано: ${total}`).waitFor();
  await page.keyboard.press('KeyF');
  await page.locator('button[type=submit]:focus').waitFor();
  await page.keyboard.press('Enter');
  await page.getByText(`Принято: ${total}.`).waitFor();
  console.info(`${total} orders, 5 keystrokes, ${((performance.now() - began) / 1_000).toFixed(1)} s`);

  expect(problems()).toEqual([]);
  await close();
});

it('the sheet of an act on a phone gives the focus back to its button', async ({ visit }) => {
  const { page } = await visit(
    { width: 360, scheme: 'dark' },
    { path: '/orders?scope=shop&state=need_pay', phone: '9000000001' },
  );
  await page
    .getByRole('checkbox', { name: /^Выбрать: / })
    .first()
    .click();
  const bar = page.getByRole('group', { name: 'Выбранные заказы' });
  await bar.getByRole('button', { name: 'Отменить…' }).click();
  await page.locator('[role=dialog] :focus').waitFor();
  await page.keyboard.press('Escape');
  await bar.locator('button:focus', { hasText: 'Отменить…' }).waitFor();
});

it('an order that is cancelled and gone from a long list leaves the focus to the next one', async ({ visit }) => {
  const { page } = await visit({ width: 1280, scheme: 'light' }, { path: '/orders?scope=shop', phone: '9000000001' });
  await makeOrders(page, 30);
  await page.goto('/orders?scope=shop&state=created');
  const boxes = page.getByRole('checkbox', { name: /^Выбрать: / });
  await boxes.nth(20).waitFor();
  const label = await boxes.nth(3).getAttribute('aria-label');
  const next = await boxes.nth(4).getAttribute('aria-label');
  await boxes.nth(3).click();
  await page.getByRole('button', { name: 'Отменить…' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Нет в наличии' }).click();
  await panel.locator('[type=submit]').click();
  await page.locator(`input[aria-label="${label}"]`).waitFor({ state: 'detached' });
  const focused = await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => setTimeout(() => resolve(document.activeElement?.getAttribute('aria-label')))),
      ),
  );
  expect(focused).toBe(next);
});

it('a question beside the rows leaves their states and sums in sight, and a selection moves none', async ({
  visit,
}) => {
  const { page } = await visit({ width: 1280, scheme: 'light' }, { path: '/orders?scope=shop', phone: '9000000001' });
  const placeOf = async (title: string) => {
    const box = await page.locator('th', { hasText: new RegExp(`^${title}$`) }).boundingBox();
    if (!box) throw new Error(`No column ${title}`);
    return box;
  };
  const boxes = page.getByRole('checkbox', { name: /^Выбрать: / });
  await boxes.nth(1).waitFor();
  const { y: before } = await placeOf('Сумма');
  await boxes.nth(0).click();
  await boxes.nth(1).click();
  const bar = page.getByRole('group', { name: 'Выбранные заказы' });
  await page.getByRole('button', { name: /^Печать выбранных/ }).waitFor();
  expect((await placeOf('Сумма')).y).toBe(before);
  await bar.getByRole('button', { name: 'Действия' }).click();
  const panel = await page.getByRole('dialog').boundingBox();
  const [number, state] = [await placeOf('Номер'), await placeOf('Статус')];
  expect(panel?.x).toBeGreaterThanOrEqual(number.x + number.width);
  expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(state.x);
});
