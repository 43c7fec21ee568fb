import { get } from 'node:http';
import type { Browser, Page } from 'playwright-core';

/** A script or a style of the project, in bytes as they go over the wire. */
interface Asset {
  path: string;
  kind: 'js' | 'css';
  br: number;
  gzip: number;
  /** Whether it was asked for after the page's last change: fetched ahead, while nothing else was to do. */
  isLater: boolean;
}

/** The sum of files of one kind. */
interface Weight {
  files: number;
  br: number;
  gzip: number;
}

/** What a guest's browser loads for one page, with nothing kept from before. */
export interface FirstLoad {
  route: string;
  firstView: Record<Asset['kind'], Weight>;
  later: Record<Asset['kind'], Weight>;
  /** First view in brotli against BUDGET_BYTES. */
  shareOfBudget: number;
  assets: Asset[];
}

const BUDGET_BYTES = 175_000;
const SETTLE_MS = 2_500;
const routes = ['/', '/catalog/', '/item/1/', '/orders', '/orders/1/'];

/** The size of an answer's body as sent. */
function weigh(url: string, encoding: 'br' | 'gzip'): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      let bytes = 0;
      response
        .on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        })
        .on('end', () =>
          response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${response.statusCode} ${url}`)),
        )
        .on('error', reject);
    }).on('error', reject);
  });
}

function sum(assets: readonly Asset[]): FirstLoad['firstView'] {
  const weight: FirstLoad['firstView'] = { js: { files: 0, br: 0, gzip: 0 }, css: { files: 0, br: 0, gzip: 0 } };
  for (const { kind, br, gzip } of assets) {
    weight[kind].files += 1;
    weight[kind].br += br;
    weight[kind].gzip += gzip;
  }
  return weight;
}

function kindOf(address: string): Asset['kind'] | undefined {
  const { pathname } = new URL(address);
  return pathname.endsWith('.js') ? 'js' : pathname.endsWith('.css') ? 'css' : undefined;
}

/**
 * Runs in the page: keeps the moment of the body's last change. No function in it has a name, for the compiler's helper
 * for names isn't there.
 */
function watchBody(): void {
  new MutationObserver((changes) => {
    if (!changes.some(({ target }) => document.body?.contains(target))) return;
    document.documentElement.dataset['changedAt'] = String(performance.timeOrigin + performance.now());
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

async function settle(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
  return Number(await page.evaluate(() => document.documentElement.dataset['changedAt']));
}

/** The addresses that a page asks for, each with the moment, and the moment of the page's last change. */
async function openRoute(
  browser: Browser,
  url: string,
  route: string,
): Promise<{ asked: Map<string, number>; settledAt: number }> {
  const asked = new Map<string, number>();
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    locale: 'ru-RU',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchBody);
    page.on('requestfinished', (request) => {
      if (!asked.has(request.url())) asked.set(request.url(), request.timing().startTime);
    });
    await page.goto(route);
    const settledAt = await settle(page);
    if (!(settledAt > 0)) throw new Error(`${route} showed nothing`);
    return { asked, settledAt };
  } finally {
    await context.close();
  }
}

async function measureRoute(browser: Browser, url: string, route: string): Promise<FirstLoad> {
  const { asked, settledAt } = await openRoute(browser, url, route);
  const assets: Asset[] = [];
  for (const [address, askedAt] of asked) {
    const kind = kindOf(address);
    if (!kind) continue;
    const [br, gzip] = [await weigh(address, 'br'), await weigh(address, 'gzip')];
    assets.push({ path: new URL(address).pathname, kind, br, gzip, isLater: askedAt > settledAt });
  }
  const firstView = sum(assets.filter(({ isLater }) => !isLater));
  const later = sum(assets.filter(({ isLater }) => isLater));
  return { route, firstView, later, shareOfBudget: (firstView.js.br + firstView.css.br) / BUDGET_BYTES, assets };
}

/** Opens each route of the shop at `url` in a profile of its own. */
export async function measureFirstLoads(browser: Browser, url: string): Promise<FirstLoad[]> {
  const loads: FirstLoad[] = [];
  for (const route of routes) loads.push(await measureRoute(browser, url, route));
  return loads;
}
