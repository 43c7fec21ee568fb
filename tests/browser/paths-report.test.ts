import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { cartLineModel } from '#tests/model/cart/cart-line.model.ts';
import { explore, type Graph } from '#tests/model/kit/explore.ts';
import type { Film } from '#tests/model/kit/browser/film.ts';
import type { Model } from '#tests/model/kit/model.ts';
import { confirmModel } from '#tests/model/shell/confirm.model.ts';
import { judge, walkInNode, type WalkedMachine } from '#tests/paths/measure.ts';
import { mutantResult } from '#tests/support/mutant-result.ts';
import { reportPage } from '#tests/paths/report/page.ts';
import { findAxeViolations } from '#tests/support/browser/find-axe-violations.ts';
import { it } from '#tests/support/browser/it.ts';

async function walk(model: Model, film?: Film): Promise<WalkedMachine> {
  const graph = explore(model);
  const node = await walkInNode(model, graph);
  const seen = Object.keys(film?.frames ?? {}).map(Number);
  return judge(process.cwd(), model, graph, {
    node,
    ...(film && { browser: { ...node, due: seen, walked: seen, failures: [], film } }),
  });
}

/** A picture of one pixel. */
const pixel = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');

/** What was seen of a count that is changed, and of the wait for its save. */
const film = ({ edges }: Graph): Film => {
  const numberOf = (type: string): number => edges.findIndex(({ event }) => event.type.startsWith(type));
  const idle = { picture: 'idle.webp', calls: [], delays: [] };
  const editing = { picture: 'editing.webp', calls: [], delays: ['editIdle · 800 ms'] };
  const saving = { picture: 'saving.webp', calls: ['updateCartItem · PUT /cart/c1/cart-item/1/'], delays: [] };
  return {
    width: 360,
    height: 780,
    frames: {
      [numberOf('count.changed')]: { before: idle, box: [36, 78, 180, 39], after: editing },
      [numberOf('xstate.after.editIdle')]: { before: editing, after: saving },
    },
  };
};

/** The transition of whose row the report expects too much. */
const DELETED = 'deleting · xstate.done.actor.deleteCartItem';

/** A report of two machines; of the line's table one row expects what the machine doesn't do. */
async function writeReport(): Promise<string> {
  const { table } = cartLineModel;
  const rows = table.rows.map((row) => (row.on === 'deleteCartItem done' ? { ...row, sets: { isLost: true } } : row));
  const page = await reportPage({
    machines: [
      await walk({ ...cartLineModel, table: { ...table, rows } }, film(explore(cartLineModel))),
      await walk(confirmModel),
    ],
    commit: 'abc1234',
    date: new Date('2026-11-28T12:30:00Z'),
    seconds: 4.2,
    isWhole: false,
    drivers: ['node'],
    withoutModel: [],
    withoutWalk: {},
    mutants: [
      mutantResult(
        'machines/cart/cart-line.machine.ts',
        [
          { line: 71, what: 'number: 0 → 1', verdict: 'survived', transitions: [DELETED] },
          { line: 99, what: 'flag: true → false', verdict: 'killed', transitions: [DELETED] },
        ],
        { isCurrent: false },
      ),
    ],
    planted: { faults: [] },
    problems: [],
  });
  const folder = mkdtempSync(join(tmpdir(), 'paths-'));
  mkdirSync(join(folder, 'player'));
  for (const name of ['idle', 'editing', 'saving']) writeFileSync(join(folder, 'player', `${name}.webp`), pixel);
  const file = join(folder, 'index.html');
  writeFileSync(file, page);
  return pathToFileURL(file).href;
}

const report = writeReport();

const arrow = (page: Page, label: string) =>
  page.locator('#cart-cart-line svg [data-arrow]', { hasText: label }).first();

for (const width of [360, 1280])
  it(`a report of paths is read by everybody, at ${width} px`, async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width, height: 780 } });
    await page.goto(`${await report}#lang=ru`);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findAxeViolations(page)).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.close();
  });

it('a failure is told by its row, the field that differs and the way there', async ({ browser }) => {
  const page = await browser.newPage();
  await page.goto(`${await report}#lang=en`);
  await page.getByText('Causes of failure: 1, other problems: 0').waitFor();
  const cause = page.locator('.cause');
  expect(await cause.locator('dd').allInnerTexts()).toEqual(['context.isLost', 'false', 'true']);
  expect(await cause.locator('strong').innerText()).toBe('node · deleting · deleteCartItem done → deleted');
  expect(await cause.locator('li').allInnerTexts()).toEqual([
    'deletion.requested → asking',
    '✓ confirmDeletion { output: true } → deleting',
    '✓ deleteCartItem → deleted',
  ]);
  await page.close();
});

it('the verdict leads to what is red, and its arrow says so, with what its mutants prove', async ({ browser }) => {
  const page = await browser.newPage();
  await page.goto(`${await report}#lang=en`);
  await page.getByRole('link', { name: '✗ cart/cart-line' }).click();
  expect(await page.locator(':target').getAttribute('data-machine')).toBe('cart/cart-line');
  await page.locator(`#cart-cart-line svg [data-arrow="${DELETED}"]`).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'deleting · ✓ deleteCartItem → deleted' });
  await panel.getByText('✗ A walk went wrong here: its cause stands at the machine.').waitFor();
  await panel.getByText('Mutants noticed: 1 / 2, before the last change').waitFor();
  await panel.getByText('71: number: 0 → 1').waitFor();
  await page.keyboard.press('Escape');
  await arrow(page, 'flush.requested').focus();
  await page.keyboard.press('Enter');
  const other = page.getByRole('dialog', { name: /flush.requested → saving/ });
  await other.getByText('The shortest path').waitFor();
  expect(await other.innerText()).not.toMatch(/went wrong|Mutants/);
  await page.close();
});

it('an arrow opens its paths by a key, and gives the focus back', async ({ browser }) => {
  const page = await browser.newPage();
  await page.goto(`${await report}#lang=ru`);
  await arrow(page, 'flush.requested').focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog');
  await panel.getByText('Кратчайший путь').waitFor();
  expect(await panel.locator('ol').first().locator('li').allInnerTexts()).toEqual([
    'count.changed → editing',
    'flush.requested → saving',
  ]);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('flush.requested');
  await page.close();
});

for (const width of [360, 1280])
  it(`a path is watched picture by picture, by keys and buttons, at ${width} px`, async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width, height: 780 } });
    await page.goto(`${await report}#lang=ru`);
    await arrow(page, 'after editIdle').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Смотреть путь' }).click();
    const player = page.getByRole('dialog', { name: 'cart/cart-line' });
    const facts = () => player.locator('dd').allInnerTexts();
    const picture = () => player.locator('img').getAttribute('src');
    expect([await facts(), await picture()]).toEqual([['idle', 'count.changed', '–', '–'], 'player/idle.webp']);
    expect(await player.locator('figure span').evaluate(({ style }) => style.cssText)).toBe(
      'left: 10%; top: 10%; width: 50%; height: 5%;',
    );
    await page.keyboard.press('ArrowRight');
    expect(await facts()).toEqual(['editing', 'after editIdle', '–', 'editIdle · 800 ms']);
    expect(await player.locator('figure span').count()).toBe(0);
    await player.getByRole('button', { name: 'На шаг вперёд' }).click();
    const call = 'updateCartItem · PUT /cart/c1/cart-item/1/';
    expect([await facts(), await picture()]).toEqual([['saving', '–', call, '–'], 'player/saving.webp']);
    expect(await player.getByRole('button', { name: 'На шаг вперёд' }).isDisabled()).toBe(true);
    await page.reload();
    await player.getByText('3 / 3').waitFor();
    expect(await player.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findAxeViolations(page)).toEqual([]);
    }
    expect(await player.evaluate(({ scrollWidth }) => scrollWidth)).toBe(width);
    await page.keyboard.press('ArrowLeft');
    await player.getByText('2 / 3').waitFor();
    await page.keyboard.press('Escape');
    await player.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).hash).toBe('#lang=ru');
    await page.close();
  });

it('the search narrows the machines, leaves out by a minus, and stands in the address', async ({ browser }) => {
  const page = await browser.newPage();
  await page.goto(await report);
  const shown = () => page.locator('section:visible h2').allInnerTexts();
  const rows = () => page.locator('tr:visible a').allInnerTexts();
  expect(await shown()).toEqual(['cart/cart-line', 'shell/confirm']);
  await page.getByRole('searchbox').fill('saving');
  expect(await shown()).toEqual(['cart/cart-line']);
  expect(await rows()).toEqual(['cart/cart-line']);
  await page.getByRole('searchbox').fill('-');
  expect(await shown()).toEqual(['cart/cart-line', 'shell/confirm']);
  await page.getByRole('searchbox').fill('-saving');
  expect(await shown()).toEqual(['shell/confirm']);
  await page.reload();
  expect(await shown()).toEqual(['shell/confirm']);
  await page.close();
});

it('a promise is found by its words, in either language, and shows how it comes about', async ({ browser }) => {
  const page = await browser.newPage();
  await page.goto(`${await report}#lang=en`);
  await page.getByText('Held: 7 of 7').waitFor();
  await page.getByRole('searchbox').fill('даже если его сменил');
  const promise = page.locator('li', { hasText: 'Каждый вопрос получает ответ, даже если его сменил другой.' });
  expect(await page.locator('h3:visible, section:visible h2').allInnerTexts()).toEqual(['shell/confirm']);
  expect(await page.locator('li[data-find]:visible').count()).toBe(1);
  await promise.getByText('How it comes about').click();
  expect(await promise.locator('ol li').allInnerTexts()).toEqual([
    'question.asked → asking',
    'question.asked → asking',
  ]);
  await page.close();
});

it('a link of the table leads to its machine, and leaves the language and the search as they are', async ({
  browser,
}) => {
  const page = await browser.newPage();
  await page.goto(`${await report}#lang=ru&q=asking`);
  await page.getByRole('link', { name: 'shell/confirm' }).click();
  await page.waitForURL(/#shell-confirm$/);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('ru');
  expect(await page.getByRole('searchbox').inputValue()).toBe('asking');
  await page.getByRole('searchbox').fill('confirm');
  await page.waitForURL(/#lang=ru&q=confirm$/);
  await page.close();
});

it('the requirements are listed with what proves them, and lead to their machines', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 360, height: 780 } });
  await page.goto(`${await report}#lang=ru`);
  await page.locator('#requirements ~ details > summary').first().click();
  const row = page.getByRole('row').filter({ hasText: 'Edits of comment and count are sent after 800 ms of rest' });
  await row.getByText('tests/unit/cart-line.test.ts').first().waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await row.getByRole('link', { name: 'cart/cart-line' }).click();
  await page.waitForURL(/#cart-cart-line$/);
  await page.close();
});
