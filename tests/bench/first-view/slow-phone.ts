import type { Browser, BrowserContext, Page } from 'playwright-core';
import { beSlow, medianOf, openPhone } from './phone.ts';

/** What one visit tells, in ms. */
interface Vitals {
  /** First contentful paint. */
  fcp: number;
  /** Largest contentful paint. */
  lcp: number;
  /** Total blocking time: what long tasks took beyond 50 ms each, from the first paint on. */
  tbt: number;
  /** The cumulative layout shift. */
  shift: number;
  /** Till a price is on the screen. */
  price: number;
  /** Till the page answers what is pressed. */
  alive: number;
  requests: number;
  /** Bytes that came over the wire till the price, of what had come whole. */
  bytesToPrice: number;
}

/** What a person with a slow phone waits for. Medians over the visits. */
export interface SlowVisit extends Vitals {
  route: string;
  visits: number;
  /** Largest contentful paint of the same page by the same browser, right after. */
  againLcp: number;
  /** The same visit without any throttling, and how many times longer the slow one takes. */
  plainLcp: number;
  lcpRatio: number;
}

interface WatchedVitals extends Omit<Vitals, 'tbt' | 'requests' | 'bytesToPrice'> {
  tasks: { start: number; blocking: number }[];
}

declare global {
  interface Window {
    /** What `watchVitals` has seen. */
    vitals?: WatchedVitals;
  }
}

const routes = ['/catalog/', '/', '/catalog/?search=%D1%87%D0%B0%D0%B9', '/item/1/'];
const SETTLE_MS = 3_000;

/**
 * Runs in the page, before anything of it: keeps what the browser says of paints, long tasks and shifts. No function in
 * it has a name, for the compiler's helper for names isn't there.
 */
function watchVitals(): void {
  const vitals: WatchedVitals = { fcp: 0, lcp: 0, shift: 0, price: 0, alive: 0, tasks: [] };
  window.vitals = vitals;
  document.addEventListener('page-alive', () => {
    vitals.alive ||= performance.now();
  });
  const timer = setInterval(() => {
    if (!document.body?.innerText.includes('₽')) return;
    vitals.price = performance.now();
    clearInterval(timer);
  }, 20);
  const session = { value: 0, start: 0, last: 0 };
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { name, startTime, duration } = entry;
        if (type === 'longtask') vitals.tasks.push({ start: startTime, blocking: duration - 50 });
        if (type === 'largest-contentful-paint') vitals.lcp = startTime;
        if (name === 'first-contentful-paint') vitals.fcp = startTime;
        if (!('value' in entry) || !('hadRecentInput' in entry) || entry.hadRecentInput) continue;
        // The standard's sessions: shifts less than a second apart, five seconds at most; the worst one counts.
        const goesOn = startTime - session.last < 1_000 && startTime - session.start < 5_000;
        if (!goesOn) Object.assign(session, { value: 0, start: startTime });
        session.value += Number(entry.value);
        session.last = startTime;
        vitals.shift = Math.max(vitals.shift, session.value);
      }
    }).observe({ type, buffered: true });
  }
}

function readVitals(page: Page): Promise<Omit<Vitals, 'requests'>> {
  return page.evaluate(() => {
    if (!window.vitals) throw new Error('Nothing was watched');
    const { tasks, ...seen } = window.vitals;
    const { fcp, price } = seen;
    const loaded = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    const before = (loaded as PerformanceResourceTiming[]).filter(({ responseEnd }) => responseEnd <= price);
    return {
      ...seen,
      bytesToPrice: before.reduce((sum, { transferSize }) => sum + transferSize, 0),
      tbt: tasks.filter(({ start }) => start >= fcp).reduce((sum, { blocking }) => sum + blocking, 0),
    };
  });
}

async function openOnce(context: BrowserContext, route: string, isSlow: boolean): Promise<Vitals> {
  const page = await context.newPage();
  let requests = 0;
  page.on('request', () => {
    requests += 1;
  });
  await page.addInitScript(watchVitals);
  if (isSlow) await beSlow(page);
  await page.goto(route);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
  const vitals = await readVitals(page);
  if (!(vitals.lcp > 0)) throw new Error(`${route} painted nothing`);
  await page.close();
  return { ...vitals, requests };
}

/** Opens a route in a new profile, and then once more. */
async function visitTwice(browser: Browser, url: string, route: string, isSlow: boolean): Promise<[Vitals, Vitals]> {
  const context = await openPhone(browser, url);
  try {
    return [await openOnce(context, route, isSlow), await openOnce(context, route, isSlow)];
  } finally {
    await context.close();
  }
}

/** Opens each route anew as a slow phone would, once more, and as fast as this machine can, in turns. */
export async function measureSlowVisits(browser: Browser, url: string, visits: number): Promise<SlowVisit[]> {
  const figures: SlowVisit[] = [];
  for (const route of routes) {
    const [slow, again, plain]: [Vitals[], Vitals[], Vitals[]] = [[], [], []];
    for (let count = 0; count < visits; count += 1) {
      const [first, second] = await visitTwice(browser, url, route, true);
      slow.push(first);
      again.push(second);
      plain.push((await visitTwice(browser, url, route, false))[0]);
    }
    const of = (name: keyof Vitals) => medianOf(slow.map((vitals) => vitals[name]));
    const plainLcp = medianOf(plain.map(({ lcp }) => lcp));
    figures.push({
      route: decodeURI(route),
      visits,
      fcp: of('fcp'),
      lcp: of('lcp'),
      tbt: of('tbt'),
      shift: of('shift'),
      price: of('price'),
      alive: of('alive'),
      requests: of('requests'),
      bytesToPrice: of('bytesToPrice'),
      againLcp: medianOf(again.map(({ lcp }) => lcp)),
      plainLcp,
      lcpRatio: of('lcp') / plainLcp,
    });
  }
  return figures;
}
