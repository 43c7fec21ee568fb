import type { Browser, Page } from 'playwright-core';
import { untilAlive } from '#tests/support/browser/visit.ts';
import { beSlow, medianOf, openPhone, quantileOf } from './phone.ts';

/** How fast a phone with a slow processor answers what is pressed, in ms. */
export interface PressFigures {
  visits: number;
  /** From a press to the next paint: the slowest of a whole order, of the median visit and of the slowest one. */
  inp: number;
  worstInp: number;
  /** What was pressed the slowest time. */
  slowest: string;
  /** From the press of a card to its item's name on the screen. */
  items: number;
  itemP50: number;
  itemP95: number;
}

interface Interaction {
  ms: number;
  target: string;
}

declare global {
  interface Window {
    /** What `watchPresses` has seen. */
    presses?: Interaction[];
    /** When the last press came, and when the item's name was painted after it. */
    opened?: { pressed: number; painted: number };
  }
}

/** Runs in the page, before anything of it. No function in it has a name: the compiler's helper isn't there. */
function watchPresses(): void {
  const presses: Interaction[] = [];
  window.presses = presses;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('interactionId' in entry) || entry.interactionId === 0 || !('target' in entry)) continue;
      const { target } = entry;
      presses.push({ ms: entry.duration, target: target instanceof Element ? target.outerHTML.slice(0, 120) : '' });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  const opened = { pressed: 0, painted: 0 };
  window.opened = opened;
  const look = new MutationObserver(() => {
    if (opened.painted > 0 || !location.pathname.startsWith('/item/')) return;
    if (![...document.querySelectorAll('main h1')].some((title) => title.checkVisibility())) return;
    opened.painted = -1;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        opened.painted = performance.now();
      });
      port1.start();
      port2.postMessage(null);
    });
  });
  look.observe(document, { childList: true, subtree: true, attributes: true });
  addEventListener('click', ({ timeStamp }) => Object.assign(opened, { pressed: timeStamp, painted: 0 }), true);
}

const pressesOf = (page: Page): Promise<readonly Interaction[]> => page.evaluate(() => window.presses ?? []);

/** An order from the first press to the last: seven of them, with a phone that has not ordered yet. */
async function order(page: Page, phone: string): Promise<readonly Interaction[]> {
  await page.goto('/catalog/');
  await untilAlive(page);
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: /^В корзину/ })
    .first()
    .tap();
  await page.getByRole('button', { name: /^Корзина: 1\sтовар\s/ }).tap();
  await page.getByRole('dialog', { name: 'Корзина' }).getByRole('button', { name: 'Оформить заказ' }).tap();
  const field = page.getByLabel('Телефон', { exact: true });
  await field.waitFor();
  await field.pressSequentially(phone);
  await page.getByRole('button', { name: 'Продолжить' }).tap();
  const call = page.getByRole('region', { name: 'Пробный телефон' });
  const digits = (await call.locator('mark').innerText()).replaceAll(/\D/g, '');
  await page.getByLabel('Код из номера').pressSequentially(digits);
  const checkout = page.getByRole('dialog', { name: 'Оформление заказа' });
  await checkout.getByRole('radiogroup', { name: 'Пункт выдачи' }).getByRole('radio').last().tap();
  const recipient = checkout.getByLabel('Получатель', { exact: true });
  await recipient.tap();
  await recipient.pressSequentially('Анна Шопова');
  // The page is another one after the last press: what came before is read here.
  await checkout.getByRole('button', { name: /^Оформить заказ · / }).tap();
  await page.getByRole('heading', { level: 1, name: 'Заказ оформлен' }).waitFor();
  return pressesOf(page);
}

/** Opens this many items from the list, one after another. */
async function openItems(page: Page, count: number): Promise<number[]> {
  await page.goto('/catalog/');
  await untilAlive(page);
  await page.waitForLoadState('networkidle');
  const times: number[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const link = page.getByRole('main').getByRole('article').nth(nth).getByRole('link').first();
    await link.tap();
    await page.waitForFunction(() => (window.opened?.painted ?? 0) > 0);
    const { pressed = 0, painted = 0 } = (await page.evaluate(() => window.opened)) ?? {};
    times.push(painted - pressed);
    await page.goBack();
    await link.waitFor();
  }
  return times;
}

const ITEMS = 20;

/** Orders as a newcomer, `visits` times, and opens items from the list, on a phone with a slow processor. */
export async function measurePresses(browser: Browser, url: string, visits: number): Promise<PressFigures> {
  const slowest: Interaction[] = [];
  const times: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const context = await openPhone(browser, url);
    try {
      const page = await context.newPage();
      await page.addInitScript(watchPresses);
      await beSlow(page, { hasFastNetwork: true });
      times.push(...(await openItems(page, ITEMS)));
      const presses = await order(page, `911300${String(1000 + visit)}`);
      slowest.push(...presses.toSorted((one, other) => other.ms - one.ms).slice(0, 1));
    } finally {
      await context.close();
    }
  }
  const worst = slowest.toSorted((one, other) => other.ms - one.ms)[0];
  return {
    visits,
    inp: medianOf(slowest.map(({ ms }) => ms)),
    worstInp: worst?.ms ?? 0,
    slowest: worst?.target ?? '',
    items: times.length,
    itemP50: medianOf(times),
    itemP95: quantileOf(times, 0.95),
  };
}
