import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fillPurchase } from '#tests/support/browser/fill-purchase.ts';
import { it } from '#tests/support/browser/it.ts';
import { narrow } from '#tests/support/browser/visit.ts';

const MANAGER = '9000000002';
const INTERMEDIARY = '9000000006';
const markCall = /\/api\/intermediary\/\d+\/purchases\/\d+\/$/;

interface Line {
  id: number;
  state: string;
  count: number;
}

/** The lines of a purchase as the server has them. */
const linesOf = (page: Page, ids: { id: number; purchaseId: number }): Promise<Line[]> =>
  page.evaluate(async ({ id, purchaseId }) => {
    const headers = { authorization: `Bearer ${localStorage.getItem(`${location.host}-token`)}` };
    const answer = await fetch(`/api/intermediary/${id}/albums/${purchaseId}/`, { headers });
    return ((await answer.json()) as { lines: Line[] }).lines;
  }, ids);

it('five rows are marked in a tunnel, and once each when the network is back', async ({ visit }) => {
  const owner = await visit({ width: 1280, scheme: 'light' }, { path: '/', phone: MANAGER });
  const id = await owner.page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem(`${location.host}-token`)}` };
    const answer = await fetch('/api/intermediary/', { headers });
    const { result } = (await answer.json()) as { result: { id: number; user: { first_name: string } }[] };
    return result.find(({ user }) => user.first_name === 'Ирина')?.id ?? 0;
  });
  const wanted = { orders: [1, 1, 1, 1, 1, 1], intermediaryId: id, isSent: false };
  const purchaseId = await owner.page.evaluate(fillPurchase, wanted);
  const own = await visit(narrow, { path: `/purchases/${purchaseId}/list-orders/`, phone: INTERMEDIARY });
  const { page, context } = own;
  await page.getByText('Купить ещё 6 из\u00A06 шт.').waitFor();
  const before = await linesOf(page, { id, purchaseId });

  own.allow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  for (let tap = 1; tap <= 5; tap += 1) {
    await page
      .getByRole('button', { name: /^Куплено: / })
      .first()
      .click();
    await page.getByText(`Нет сети. Ждут отправки: ${tap}`).waitFor();
  }
  expect((await linesOf(owner.page, { id, purchaseId })).map(({ state }) => state)).toEqual(
    before.map(({ state }) => state),
  );
  // The page is closed in the tunnel; what was tapped is on the phone.
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  const sent: string[] = [];
  again.on('request', (request) => {
    if (request.method() === 'PUT' && markCall.test(request.url()))
      sent.push((request.postDataJSON() as { line_id: number }).line_id.toString());
  });
  await again.goto(new URL(`/purchases/${purchaseId}/list-orders/`, owner.page.url()).href);
  await again.getByText('Отправлено: 5').waitFor();
  const after = await linesOf(again, { id, purchaseId });
  const bought = after.filter(({ state }) => state === 'P');
  expect([bought.length, after.filter(({ state }) => state === 'O').length]).toEqual([5, 1]);
  expect(sent.toSorted()).toEqual(bought.map((line) => line.id.toString()).toSorted());

  // The server takes the last one, and its answer is lost.
  let tries = 0;
  const keys = new Set<string | undefined>();
  own.allow(/ERR_FAILED/);
  await again.route(markCall, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    keys.add(route.request().headers()['idempotency-key']);
    tries += 1;
    const answer = await route.fetch();
    await (tries === 1 ? route.abort() : route.fulfill({ response: answer }));
  });
  await again.getByRole('button', { name: /^Куплено: / }).click();
  await again.getByText('Отправлено: 1').waitFor();
  expect([tries, keys.size]).toEqual([2, 1]);
  const events = await owner.page.evaluate(async (purchase) => {
    const headers = { authorization: `Bearer ${localStorage.getItem(`${location.host}-token`)}` };
    const answer = await fetch(`/api/purchases/${purchase}/`, { headers });
    return ((await answer.json()) as { events: { kind: string }[] }).events.map(({ kind }) => kind);
  }, purchaseId);
  expect(events.filter((kind) => kind === 'lines_marked')).toHaveLength(6);
});
