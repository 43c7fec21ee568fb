import { join } from 'node:path';
import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { orderStateNames } from '#entities/order/order-states.strings.ts';
import { openDatabase } from '#server/db/engine/open.ts';
import { launchBrowser } from '#tests/support/browser/launch.ts';
import { migrate } from '#tests/support/server/migrate.ts';
import { startShop } from '../start.ts';
import { LINES_EACH, seedLists } from './seed-lists.ts';

/** What frames have shown while the list of lines was flung by the wheel. */
export interface ScrollFigure {
  lines: number;
  width: number;
  /** Pixels of one turn of the wheel. */
  step: number;
  /** By how much the machine is slowed down. */
  slowed: number;
  frames: number;
  /** Frames in which a place of the list had neither a row nor what stands for one. */
  blank: number;
  /** Frames in which a row was drawn as lines, or was loading. */
  placeholder: number;
  /** The longest time between two frames. */
  worstMs: number;
}

type Watched = Omit<ScrollFigure, 'lines' | 'width' | 'step' | 'slowed'>;

const ORDERS = 12_500;
const TURNS = 60;
const TURN_EVERY_MS = 30;
const STEPS = [400, 1_200, 3_000];
/** Above the bar of sections that stands at the end of a phone's window. */
const PLACES = [250, 400, 550, 660];

/** Looks at the list in each frame until `stop`; runs in the page. */
function watchFrames(places: readonly number[]): void {
  const seen = { frames: 0, blank: 0, placeholder: 0, worstMs: 0 };
  const kindAt = (y: number): 'row' | 'placeholder' | 'blank' => {
    const found = document.elementFromPoint(innerWidth / 2, y);
    const isDrawn = [found, found?.parentElement].some(
      (one) => one && getComputedStyle(one).backgroundImage.includes('gradient'),
    );
    const row = found?.closest('tbody tr:not([aria-hidden]), [role=listitem]');
    if (row) return row.querySelector('[role=status]') ? 'placeholder' : 'row';
    return isDrawn ? 'placeholder' : 'blank';
  };
  let last = performance.now();
  let isOver = false;
  const look = (now: number): void => {
    if (isOver) return;
    const kinds = places.map(kindAt);
    seen.frames += 1;
    seen.blank += Number(kinds.includes('blank'));
    seen.placeholder += Number(kinds.includes('placeholder'));
    seen.worstMs = Math.max(seen.worstMs, now - last);
    last = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  Reflect.set(globalThis, 'stopFrames', () => {
    isOver = true;
    return seen;
  });
}

async function fling(page: Page, step: number): Promise<Watched> {
  await page.mouse.move(200, 500);
  // Past what stands above the list.
  await page.mouse.wheel(0, 2_000);
  await page.waitForFunction('scrollY > 1500');
  await page.evaluate(watchFrames, PLACES);
  for (let turn = 0; turn < TURNS; turn += 1) {
    await page.mouse.wheel(0, step);
    await page.waitForTimeout(TURN_EVERY_MS);
  }
  return page.evaluate(() => (Reflect.get(globalThis, 'stopFrames') as () => Watched)());
}

/** Flings a list of 50,000 lines as a table, and as cards on a phone. */
export async function measureScroll(
  folder: string,
  databaseUrl: string | null,
  onFigure: (figure: ScrollFigure) => void,
): Promise<ScrollFigure[]> {
  await mkdir(folder, { recursive: true });
  const dataDir = join(folder, 'data');
  const db = await openDatabase(databaseUrl === null ? { dataDir } : { databaseUrl, dataDir: null });
  await migrate(db);
  const token = await seedLists(db, ORDERS);
  await db.close();
  const shop = await startShop(dataDir, databaseUrl, { NODE_ENV: 'production' });
  const browser = await launchBrowser();
  const figures: ScrollFigure[] = [];
  const states = new URLSearchParams(Object.keys(orderStateNames).map((state) => ['orderState', state]));
  try {
    for (const [width, height, slowed] of [
      [1280, 800, 1],
      [1280, 800, 4],
      [360, 740, 4],
    ] as const)
      for (const step of STEPS) {
        const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
        await context.addInitScript((known) => localStorage.setItem(`${location.host}-token`, known), token);
        // tsx names the functions that are sent to the page by a helper of its own.
        await context.addInitScript('globalThis.__name = (named) => named');
        const page = await context.newPage();
        await page.goto(`${shop.url}/list-orders?${states}`);
        const rows = page.locator('tbody tr [href], [role=listitem] article').first();
        await rows.waitFor();
        const session = await context.newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
        const figure = { lines: ORDERS * LINES_EACH, width, step, slowed, ...(await fling(page, step)) };
        figures.push(figure);
        onFigure(figure);
        await context.close();
      }
    return figures;
  } finally {
    await browser.close();
    await shop.stop();
  }
}
