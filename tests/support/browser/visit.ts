import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** How a page is looked at: on a phone or a desktop, in light or dark. */
export interface View {
  width: 360 | 1280;
  scheme: 'light' | 'dark';
}

/** Where a visit begins. */
export interface VisitStart {
  /** The first page; null where the test opens it itself. */
  path?: string | null;
  /** A shop other than the one that the test files share. */
  url?: string;
  /** Other origins that the page may ask. */
  origins?: readonly string[];
  /** What is unlike other visitors about the browser. */
  device?: Pick<BrowserContextOptions, 'timezoneId' | 'locale' | 'javaScriptEnabled' | 'serviceWorkers'>;
  /** What the browser kept from an earlier visit. */
  storageState?: Exclude<BrowserContextOptions['storageState'], undefined>;
}

/** A fresh profile with one page, and what went wrong on it. */
export interface Visit {
  page: Page;
  context: BrowserContext;
  view: View;
  /** What the pages said and which requests failed, one line each. */
  log: readonly string[];
  /** Says that a problem with this text is part of the test. */
  allow(problem: RegExp): void;
  /** Console errors, exceptions, failed and foreign requests that nobody allowed. */
  problems(): string[];
  close(): Promise<void>;
}

/** A phone, in the dark. */
export const narrow: View = { width: 360, scheme: 'dark' };

/** Each width in one scheme: what is shown must look right in both, which `expectCleanInBothSchemes` switches. */
export const widths: readonly View[] = [narrow, { width: 1280, scheme: 'light' }];

/** How high a window of each width is, in pixels. */
export const heights = { 360: 780, 1280: 800 };

/** The visits that are open now. */
export const openVisits = new Set<Visit>();

let visitors = 0;

/** An address that no other visitor has: the server limits the calls of each. */
export function newAddress(): string {
  visitors += 1;
  return `10.0.${visitors >> 8}.${visitors & 255}`;
}

/**
 * Notes what goes wrong on a page. Requests are watched, not intercepted: that would switch the browser's cache off.
 */
function watch(page: Page, isKnown: (url: string) => boolean, found: string[], log: string[]): void {
  const note = (problem: string) => {
    found.push(problem);
    log.push(problem);
  };
  page.on('console', (message) => {
    const line = `console: ${message.text()} (${message.location().url})`;
    if (message.type() === 'error') note(line);
    else log.push(line);
  });
  page.on('pageerror', (error) => note(`exception: ${error.message}`));
  page.on('request', (request) => {
    if (!isKnown(request.url())) note(`foreign request: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) note(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // The program aborts its own requests when a page is left or an edit replaced.
    if (reason !== 'net::ERR_ABORTED') note(`request: ${request.url()} ${reason}`);
  });
  page.on('framenavigated', (frame) => log.push(`at ${frame.url()}`));
}

/**
 * Waits until a page that the server has drawn answers what is done; at once on any other. Presses and words are kept
 * till then, but a list of ten thousand has only its first page.
 */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('#page-data') === null || document.documentElement.hasAttribute('data-alive'),
  );
}

/** Opens the shop at `url` in a profile of its own. Only this machine can be reached. */
export async function openVisit(browser: Browser, url: string, view: View, start: VisitStart = {}): Promise<Visit> {
  const { path = '/', origins = [], storageState, device } = start;
  const context = await browser.newContext({
    viewport: { width: view.width, height: heights[view.width] },
    colorScheme: view.scheme,
    hasTouch: view.width === 360,
    reducedMotion: 'reduce',
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // A test does to requests what a network does; those of a service worker it would not see.
    serviceWorkers: 'block',
    ...device,
    baseURL: url,
    extraHTTPHeaders: { 'x-forwarded-for': newAddress() },
    ...(storageState && { storageState }),
  });
  if (process.env['TRACE']) await context.tracing.start({ screenshots: true, snapshots: true });
  const [found, log, allowed]: [string[], string[], RegExp[]] = [[], [], []];
  const isKnown = (address: string) =>
    /^(?:data|blob|about):/.test(address) || [url, ...origins].includes(new URL(address).origin);
  context.on('page', (page) => watch(page, isKnown, found, log));
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const visit: Visit = {
    page,
    context,
    view,
    log,
    allow: (problem) => allowed.push(problem),
    problems: () => found.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
    close: async () => {
      openVisits.delete(visit);
      await context.close();
    },
  };
  openVisits.add(visit);
  if (path !== null) {
    await page.goto(path);
    if (device?.javaScriptEnabled !== false) await untilAlive(page);
  }
  return visit;
}
