import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { ensureChromium, findChromium } from './chromium.ts';

/** Where a page is looked at: a phone or a desktop, in light or dark. */
export interface View {
  width: 360 | 1280;
  scheme: 'light' | 'dark';
}

/** A fresh profile with one page, and what went wrong on it. */
export interface Visit {
  page: Page;
  context: BrowserContext;
  view: View;
  /** Says that a problem with this text is part of the test. */
  allow(problem: RegExp): void;
  /** Console errors, exceptions, failed and foreign requests that nobody allowed. */
  problems(): string[];
}

/** Every view that the shop must look right in. */
export const views: readonly View[] = [
  { width: 360, scheme: 'light' },
  { width: 360, scheme: 'dark' },
  { width: 1280, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
];

const heights = { 360: 780, 1280: 800 };
const flags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];

/** Starts Chromium without a window. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium() ?? ensureChromium(), args: flags });
}

function watch(page: Page, note: (problem: string) => void): void {
  page.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => note(`exception: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 500) note(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // The program aborts its own requests when a page is left or an edit replaced.
    if (reason !== 'net::ERR_ABORTED') note(`request: ${request.url()} ${reason}`);
  });
}

/** Opens the shop at `url` in a profile of its own, `signedIn` as another visit left it; other addresses are cut off. */
export async function visit(
  browser: Browser,
  url: string,
  view: View,
  signedIn: Pick<BrowserContextOptions, 'storageState'> = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: view.width, height: heights[view.width] },
    colorScheme: view.scheme,
    hasTouch: view.width === 360,
    reducedMotion: 'reduce',
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    baseURL: url,
    ...signedIn,
  });
  const found: string[] = [];
  const allowed: RegExp[] = [];
  await context.route((address) => address.origin !== url, (route) => {
    found.push(`foreign request: ${route.request().url()}`);
    return route.abort('blockedbyclient');
  });
  context.on('page', (page) => watch(page, (problem) => found.push(problem)));
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.goto('/');
  return {
    page,
    context,
    view,
    allow: (problem) => allowed.push(problem),
    problems: () => found.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
  };
}

async function waitForPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isInSight = (picture: HTMLImageElement) => {
      const { top, bottom } = picture.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    };
    const loaded = [...document.images].filter(isInSight).map((picture) => picture.decode().catch(() => undefined));
    await Promise.all(loaded);
  });
}

/** Saves what the page shows, for a person to look at. */
export async function takeScreenshot({ page, view }: Visit, name: string): Promise<void> {
  const file = join('reports/screenshots', `${name}-${view.width}-${view.scheme}.png`);
  await mkdir(dirname(file), { recursive: true });
  await waitForPictures(page);
  await page.screenshot({ path: file });
}

/** Renews a picture of the README, when asked to by `UPDATE_SCREENSHOTS=1`. */
export async function updateDocsScreenshot({ page }: Visit, name: string): Promise<void> {
  if (process.env['UPDATE_SCREENSHOTS'] !== '1') return;
  await mkdir('docs/screenshots', { recursive: true });
  await waitForPictures(page);
  await page.screenshot({ path: `docs/screenshots/${name}.jpg`, type: 'jpeg', quality: 80 });
}
