import type { Browser, Locator, Page, Request } from 'playwright-core';
import type { SignedInState } from '#tests/support/browser/sign-in.ts';

/** What one did in a step, and what the page did meanwhile. */
export interface Tally {
  clicks: number;
  keys: number;
  /** The sum of layout shifts, without those within half a second of a click or key. */
  cls: number;
  /** The largest sum of all layout shifts after one click or key. */
  shifted: number;
  /** The longest answer to a click or key, in ms: from the event to the next frame. */
  slowestMs: number;
  /** Pixels by which a page could be scrolled sideways. */
  sideways: number;
  /** After which acts the focus stood on nothing. */
  lost: string[];
  /** After which acts more moved by itself than may, and what. */
  moved: string[];
  /** Errors on the page, one line each. */
  problems: string[];
}

/** What the page counts, beside which is what a person did. */
interface Watched {
  cls: number;
  shifted: number;
  slowestMs: number;
  /** What moved, as HTML, and from where to where: x, y, width, height. */
  moved: string[];
}

/** What a layout shift has moved. */
interface Source {
  node: Node | null;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}

declare global {
  interface Window {
    watched?: Watched;
  }
}

/** Runs in the page before anything else. No function in it has a name: the compiler would call a helper for it. */
function watch(): void {
  window.watched = { cls: 0, shifted: 0, slowestMs: 0, moved: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!window.watched || !('value' in entry && 'sources' in entry)) continue;
      window.watched.shifted += Number(entry.value);
      if ('hadRecentInput' in entry && !entry.hadRecentInput) window.watched.cls += Number(entry.value);
      for (const { node, previousRect: from, currentRect: to } of entry.sources as Source[]) {
        const html = (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 70) ?? '';
        const [before, after] = [from, to].map(({ x, y, width, height }) => [x, y, width, height].map(Math.round));
        window.watched.moved.push(`${html} ${before?.join()} → ${after?.join()}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (window.watched && 'interactionId' in entry && Number(entry.interactionId) > 0)
        window.watched.slowestMs = Math.max(window.watched.slowestMs, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** How high a window of each width is, in pixels. */
const heights: Readonly<Record<number, number>> = { 360: 740, 1280: 800, 1920: 1080 };

/** How much may move after an act. */
const STEADY = 0.02;

/** A person looks for longer than that between two acts. */
const QUIET_MS = 250;

/** The farthest that anything may stand from the focus, in presses of Tab. */
const FARTHEST = 120;

/** Calls that are open as long as the page is. */
const ENDLESS = /\/api\/changes\//;

const none = (): Tally => ({
  clicks: 0,
  keys: 0,
  cls: 0,
  shifted: 0,
  slowestMs: 0,
  sideways: 0,
  lost: [],
  moved: [],
  problems: [],
});

/** The hands of one person at one browser, which count what they do. */
export class Hands {
  tally = none();
  private readonly pending = new Set<Request>();
  /** When the last answer came. */
  private endedAt = 0;
  private hadFocus = false;

  readonly page: Page;
  readonly width: number;

  private constructor(page: Page, width: number) {
    this.page = page;
    this.width = width;
  }

  static async open(browser: Browser, url: string, width: number, storageState?: SignedInState): Promise<Hands> {
    const context = await browser.newContext({
      viewport: { width, height: heights[width] ?? 800 },
      hasTouch: width === 360,
      reducedMotion: 'reduce',
      locale: 'ru-RU',
      timezoneId: 'Europe/Moscow',
      serviceWorkers: 'block',
      baseURL: url,
      ...(storageState && { storageState }),
    });
    await context.addInitScript(watch);
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    const hands = new Hands(page, width);
    page.on('request', (request) => {
      if (!ENDLESS.test(request.url())) hands.pending.add(request);
    });
    const end = (request: Request) => {
      hands.pending.delete(request);
      hands.endedAt = performance.now();
    };
    page.on('requestfinished', end);
    page.on('requestfailed', end);
    page.on('pageerror', (error) => hands.tally.problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') hands.tally.problems.push(message.text());
    });
    return hands;
  }

  /** Opens a page; what came before is not counted. */
  async begin(path: string): Promise<void> {
    await this.page.goto(path);
    await this.page.locator('main h1').first().waitFor();
    await this.settle();
    await this.take();
    this.tally = none();
  }

  async click(target: Locator): Promise<void> {
    await target.click();
    this.tally.clicks += 1;
    await this.note(`click ${target.toString()}`);
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.tally.keys += 1;
    await this.note(`key ${key}`);
  }

  /** Types where the focus is. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    this.tally.keys += text.length;
    await this.note(`typed ${text}`);
  }

  /** Chooses a file, as if it was dropped or picked. */
  async upload(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    // As with a choice: the file is this person's doing.
    await this.page.keyboard.press('Shift');
    await this.page.locator('input[type=file]').first().setInputFiles(file);
    this.tally.clicks += 1;
    await this.note(`chose ${file.name}`);
  }

  /** Clicks into a field and types instead of what is there. */
  async fill(field: Locator, text: string): Promise<void> {
    await this.click(field);
    await this.replace(text);
  }

  /** Types instead of what the field that has the focus holds. */
  async replace(text: string): Promise<void> {
    const isFilled = await this.page.evaluate(
      () => 'value' in (document.activeElement ?? {}) && (document.activeElement as HTMLInputElement).value !== '',
    );
    if (isFilled) await this.press('Control+a');
    await this.type(text);
  }

  /** Walks to it by Tab, as one does without a mouse. */
  async walkTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await target.waitFor();
    for (let walked = 0; walked <= FARTHEST; walked += 1) {
      if (await target.evaluate((element) => element === document.activeElement))
        return this.note(`walked to ${target.toString()}`);
      await this.page.keyboard.press(key);
      this.tally.keys += 1;
    }
    throw new Error(`No ${key} leads to ${target.toString()}`);
  }

  /** Walks to a button or a link, and presses it. */
  async enter(target: Locator): Promise<void> {
    await this.walkTo(target);
    await this.press('Enter');
  }

  /** Chooses from a native list, which takes two clicks. */
  async choose(list: Locator, label: string | RegExp): Promise<void> {
    const option = await list.locator('option', { hasText: label }).first().getAttribute('value');
    await list.focus();
    // What follows is this person's doing, which a choice by the program doesn't say.
    await this.page.keyboard.press('Shift');
    await list.selectOption(option);
    this.tally.clicks += 2;
    await this.note(`chose ${label}`);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  dialog(name?: string | RegExp): Locator {
    return this.page.getByRole('dialog', name === undefined ? {} : { name });
  }

  /** All answers have come, none is asked for anew, and what they changed is drawn. */
  async settle(): Promise<void> {
    await this.page.waitForTimeout(QUIET_MS);
    // What is sent one after another has nothing on its way between two calls.
    while (this.pending.size > 0 || performance.now() - this.endedAt < QUIET_MS)
      await this.page.waitForTimeout(QUIET_MS);
    await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0))));
  }

  /** The question is there, and what is typed goes to it. */
  async isAsked(): Promise<void> {
    await this.page.locator('[role=dialog] :focus').waitFor();
  }

  /** What runs over many is at its end. */
  async finish(end = this.button('Готово')): Promise<void> {
    await end.waitFor();
    await this.note('the end');
  }

  /** The name of what has the focus; empty where nothing has. */
  private async focused(): Promise<string> {
    for (let waited = 0; waited < 4; waited += 1) {
      const name = await this.readFocus();
      if (name !== '') return name;
      await this.page.waitForTimeout(QUIET_MS);
    }
    return '';
  }

  private readFocus(): Promise<string> {
    return this.page.evaluate(() => {
      const { activeElement: element } = document;
      if (!element || element === document.body || element.matches('main')) return '';
      return `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40) ?? ''}`;
    });
  }

  private async take(): Promise<Watched> {
    return this.page.evaluate(() => {
      const watched = window.watched ?? { cls: 0, shifted: 0, slowestMs: 0, moved: [] };
      window.watched = { cls: 0, shifted: 0, slowestMs: 0, moved: [] };
      return watched;
    });
  }

  private async note(act: string): Promise<void> {
    await this.settle();
    const [{ cls, shifted, slowestMs, moved }, focused, sideways] = [
      await this.take(),
      await this.focused(),
      await this.page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ];
    const { tally } = this;
    tally.cls += cls;
    tally.shifted = Math.max(tally.shifted, shifted);
    tally.slowestMs = Math.max(tally.slowestMs, slowestMs);
    tally.sideways = Math.max(tally.sideways, sideways);
    if (cls > STEADY) tally.moved.push(`${act}: ${cls.toFixed(3)} ${moved.join(' ')}`);
    if (focused === '' && this.hadFocus) tally.lost.push(act);
    this.hadFocus = focused !== '';
  }
}
