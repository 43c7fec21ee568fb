import { expect } from 'vitest';
import { fillPurchase } from '#tests/support/browser/fill-purchase.ts';
import { it } from '#tests/support/browser/it.ts';

it('34 lines of which one is short are received by four acts', async ({ visit }) => {
  const { page } = await visit({ width: 1280, scheme: 'light' }, { path: '/', phone: '9000000001' });
  const id = await page.evaluate(fillPurchase, { orders: [17, 11, 6], intermediaryId: null, isSent: true });
  await page.goto(`/purchases/${id}/list-orders/`);
  const acts = await page.evaluateHandle(() => {
    const done = { clicks: 0, fields: new Set<EventTarget | null>() };
    document.addEventListener('click', () => (done.clicks += 1), true);
    document.addEventListener(
      'input',
      ({ target }) => target instanceof HTMLInputElement && target.type !== 'radio' && done.fields.add(target),
      true,
    );
    return done;
  });
  const dialog = page.getByRole('dialog', { name: 'Что пришло?' });
  await page.getByRole('button', { name: 'Отметить приход' }).click();
  const rows = dialog.getByRole('group', { name: /./ });
  await rows.first().waitFor();
  expect(await rows.count()).toBe(3);
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(heights.filter((height) => height < 36 || height > 46)).toEqual([]);
  await dialog
    .getByLabel(/^Пришло, шт/)
    .first()
    .fill('16');
  const short = dialog.getByRole('list', { name: /^Кому не/ });
  await short.waitFor();
  expect(await short.getByRole('listitem').count()).toBe(1);
  await dialog.getByRole('radio', { name: /^отменить/ }).click();
  const submit = dialog.getByRole('button', { name: 'Принять 33, отменить 1' });
  // In sight without a scroll.
  const { y = 0, height = 0 } = (await submit.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(800);
  const received = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith(`/api/purchases/${id}/`),
  );
  await submit.click();
  expect((await received).status()).toBe(200);
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Получена', { exact: true }).first().waitFor();
  expect(await acts.evaluate(({ clicks, fields }) => clicks + fields.size)).toBe(4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
});

it('17 lines are bought on a phone by one press, and taken back by another', async ({ visit }) => {
  const owner = await visit({ width: 1280, scheme: 'light' }, { path: '/', phone: '9000000002' });
  const intermediaryId = await owner.page.evaluate(async () => {
    const token = localStorage.getItem(`${location.host}-token`);
    const answer = await fetch('/api/intermediary/', { headers: { authorization: `Bearer ${token}` } });
    const { result } = (await answer.json()) as { result: { id: number; user: { first_name: string } }[] };
    return result.find(({ user }) => user.first_name === 'Ирина')?.id ?? 0;
  });
  const id = await owner.page.evaluate(fillPurchase, { orders: [17, 5], intermediaryId, isSent: false });
  const { page } = await visit(
    { width: 360, scheme: 'dark' },
    { path: `/purchases/${id}/list-orders/`, phone: '9000000006' },
  );
  const rows = page.getByRole('list', { name: 'Без альбома' }).getByRole('listitem');
  await rows.first().waitFor();
  expect(await rows.count()).toBe(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  // No word of a button is cut.
  const cut = await rows.getByRole('button').evaluateAll((all) =>
    all.flatMap((button) => {
      const label = button.querySelector('.mantine-Button-label');
      return label && label.scrollWidth > label.clientWidth ? [label.textContent] : [];
    }),
  );
  expect(cut).toEqual([]);
  const field = rows.first().getByRole('textbox');
  await field.fill('18');
  const error = rows.first().getByText(/^Значение должно быть меньше/);
  await error.waitFor();
  const lineHeight = await error.evaluate((text) => parseFloat(getComputedStyle(text).lineHeight));
  expect((await error.boundingBox())?.height).toBeLessThanOrEqual(2 * lineHeight + 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await field.fill('17');
  await page
    .getByRole('button', { name: /^Куплено: / })
    .first()
    .click();
  await page.getByText(/^Куплено 17: /).waitFor();
  await page.getByText(/^Купить ещё 5\sиз\s22\sшт\.$/).waitFor();
  expect(await rows.count()).toBe(1);
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await page.getByText(/^Купить ещё 22\sиз\s22\sшт\.$/).waitFor();
});
