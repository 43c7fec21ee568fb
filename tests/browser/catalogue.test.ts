import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { sql } from 'drizzle-orm';
import { describe, expect, inject } from 'vitest';
import { openDatabase } from '#server/db/engine/open.ts';
import { startOn } from '#tests/support/browser/app-server.ts';
import { expectCleanInBothSchemes } from '#tests/support/browser/axe.ts';
import { it, type OpenVisit } from '#tests/support/browser/it.ts';
import { untilAlive, widths, type View, type Visit } from '#tests/support/browser/visit.ts';

const ITEMS = 10_000;

/** Makes the demo shop's goods as many as a large shop has, with its pictures. */
async function enlarge(dataDir: string): Promise<void> {
  const db = await openDatabase({ dataDir });
  try {
    await db.orm.execute(
      sql`insert into items (shop_id, category_id, name, description, retail_price, trade_price, discount, images,
        is_new)
        select shop_id, category_id, name || ' № ' || n, description, retail_price + n * 10, trade_price, discount,
          images, is_new
        from (select row_number() over (order by i.id, copy) as n, i.* from items i, generate_series(1, 200) copy
          where i.deleted_at is null) many
        where n <= ${ITEMS} - (select count(*) from items where deleted_at is null)`,
    );
  } finally {
    await db.close();
  }
}

let url: string;

it.beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-large-'));
  await cp(inject('seededData'), dataDir, { recursive: true });
  await enlarge(dataDir);
  const server = await startOn(dataDir);
  ({ url } = server);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
});

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const places = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('article') });
// One of two places 40 px apart is a card, wherever the gap between rows is.
const topPlace = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...[300, 340].map((y) =>
        Number(
          document
            .elementFromPoint(window.innerWidth - 100, y)
            ?.closest('[aria-posinset]')
            ?.getAttribute('aria-posinset') ?? 0,
        ),
      ),
    ),
  );

interface ListSeen {
  shift: number;
  most: number;
}

declare global {
  interface Window {
    /** What `watchList` has seen. */
    listSeen?: ListSeen;
  }
}

/** Runs in the page: sums what the person did not cause, and counts the most items at a time. */
function watchList(): void {
  const seen: ListSeen = { shift: 0, most: 0 };
  window.listSeen = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) seen.shift += Number(entry.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver(() => {
    seen.most = Math.max(seen.most, document.querySelectorAll('[aria-posinset]').length);
  }).observe(document, { childList: true, subtree: true });
}

const seen = (page: Page) => page.evaluate(() => window.listSeen ?? { shift: Number.NaN, most: Number.NaN });

async function openCatalogue(visit: OpenVisit, view: View, path = '/catalog/'): Promise<Visit> {
  const visited = await visit(view, { url, path: null });
  await visited.page.addInitScript(watchList);
  await visited.page.goto(path);
  await untilAlive(visited.page);
  await cards(visited.page).first().waitFor();
  return visited;
}

describe.each([
  { width: 360, scheme: 'light' },
  { width: 1280, scheme: 'light' },
] as const)('ten thousand items at $width px', (view) => {
  it('scroll to the end with few of them rendered and nothing shifted', async ({ visit }) => {
    const visited = await openCatalogue(visit, view);
    const { page } = visited;
    await page.getByText(/^10\s?000\sтоваров$/).waitFor();
    await page.mouse.move(view.width / 2, 500);
    for (let turn = 0; turn < 15; turn += 1) await page.mouse.wheel(0, 900);
    await expect.poll(() => topPlace(page)).toBeGreaterThan(24);
    // What is in sight has come, not its stand-in.
    await expect.poll(async () => (await places(page).count()) - (await cards(page).count())).toBe(0);
    for (let step = 1; step <= 10; step += 1) {
      await page.evaluate((part) => window.scrollTo(0, document.documentElement.scrollHeight * part), step / 10);
    }
    await expect.poll(() => cards(page).last().textContent()).toContain('№');
    await expect.poll(() => page.locator('[aria-posinset]').last().getAttribute('aria-posinset')).toBe(String(ITEMS));
    await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBe('417');
    const { shift, most } = await seen(page);
    expect(most).toBeLessThanOrEqual(200);
    expect(shift).toBeLessThan(0.01);
  });

  it('begin where a shared address says, and stay there over a reload', async ({ visit }) => {
    const { page } = await openCatalogue(visit, view, '/catalog/?page=100');
    // Where the window begins, a row or two later than the page's first item.
    await expect.poll(() => topPlace(page)).toBeGreaterThanOrEqual(99 * 24);
    const before = await topPlace(page);
    expect(before).toBeLessThan(99 * 24 + 16);
    await page.reload();
    await expect.poll(() => topPlace(page)).toBe(before);
  });

  it('are all within reach of the keyboard', async ({ visit }) => {
    const { page } = await openCatalogue(visit, view);
    await cards(page).first().getByRole('link').focus();
    const focused = () =>
      page.evaluate(() =>
        Number(document.activeElement?.closest('[aria-posinset]')?.getAttribute('aria-posinset') ?? 0),
      );
    for (let presses = 0; presses < 200 && (await focused()) < 40; presses += 1) {
      await page.keyboard.press('Tab');
      // Never out of the list, whatever is rendered anew. Nobody is as fast as this: what comes next has come by then.
      await expect.poll(focused).toBeGreaterThan(0);
      const rendered = (await focused()) < 16 ? 24 : 25;
      await expect
        .poll(async () => Math.min(await cards(page).count(), await places(page).count()))
        .toBeGreaterThanOrEqual(rendered);
    }
    expect(await focused()).toBe(40);
  });
});

describe.each(widths)('at $width px', (view) => {
  it('filters and pictures open, are clean for axe-core, and give the focus back', async ({ visit }) => {
    const visited = await openCatalogue(visit, view);
    const { page } = visited;
    if (view.width === 360) {
      await page.getByRole('button', { name: 'Фильтры' }).click();
      const drawer = page.getByRole('dialog', { name: 'Фильтры' });
      await drawer.getByRole('button', { name: 'Со скидкой' }).click();
      await drawer.getByRole('button', { name: /Показать/ }).waitFor();
      await expectCleanInBothSchemes(visited, 'catalogue-filters');
      await page.keyboard.press('Escape');
      await drawer.waitFor({ state: 'hidden' });
    } else {
      await page.getByRole('region', { name: 'Фильтры' }).getByRole('button', { name: 'Со скидкой' }).click();
    }
    await page.getByRole('button', { name: 'Убрать фильтр: Со скидкой' }).waitFor();
    await expect.poll(() => cards(page).first().textContent()).toMatch(/−\d+\s%/);
    await expectCleanInBothSchemes(visited, 'catalogue-filtered');

    await page.goto('/item/1/');
    await page.getByRole('button', { name: /Открыть изображение 1/ }).click();
    const viewer = page.getByRole('dialog', { name: 'Просмотр изображений' });
    await viewer.getByText('1 / 3').waitFor();
    await page.keyboard.press('ArrowRight');
    await viewer.getByText('2 / 3').waitFor();
    await expectCleanInBothSchemes(visited, 'image-viewer');
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
    // The gallery stays at the picture that was seen last.
    const opener = page.getByRole('button', { name: /Открыть изображение 2/ });
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);

    await page.getByRole('button', { name: 'Поделиться' }).click();
    const sharing = page.getByRole('dialog', { name: 'Поделиться товаром' });
    await sharing.getByRole('button', { name: 'Telegram' }).waitFor();
    await expectCleanInBothSchemes(visited, 'share');
    await page.keyboard.press('Escape');
    await sharing.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: /Задать вопрос/ }).click();
    await page
      .getByRole('dialog', { name: /Связаться с/ })
      .getByRole('link')
      .first()
      .waitFor();
    await expectCleanInBothSchemes(visited, 'contacts');
  });
});

it('pictures are swiped on the page of an item', async ({ visit }) => {
  const { page } = await visit({ width: 360, scheme: 'light' }, { path: '/item/1/' });
  await page.getByRole('button', { name: /Открыть изображение 1/ }).hover();
  await page.mouse.wheel(300, 0);
  await expect
    .poll(() => page.getByRole('button', { name: 'Изображение 2', exact: true }).getAttribute('aria-pressed'))
    .toBe('true');
});

it('the share popup is 626 × 436', async ({ visit }) => {
  const { page, context, allow } = await visit({ width: 1280, scheme: 'light' }, { path: '/item/1/' });
  allow(/vk\.com/);
  await page.getByRole('button', { name: 'Поделиться' }).click();
  const opening = context.waitForEvent('page');
  await page.getByRole('button', { name: 'ВКонтакте' }).click();
  const popup = await opening;
  const size = await popup.evaluate(() => [window.innerWidth, window.innerHeight]);
  expect(size).toEqual([626, 436]);
});
