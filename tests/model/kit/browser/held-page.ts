import type { Page, Request, Route } from 'playwright-core';
import type { Ending } from '#tests/model/kit/flow/held-fetch.ts';

/** Which requests are a machine's call. */
export interface CallRow {
  method: string | readonly string[];
  /** Below `/api`, with its query. */
  path: RegExp;
  /** Whether a request that sends this is the call, where others are sent to the same path; each is if not said. */
  isCall?: (body: unknown) => boolean;
  /** What it must send, by its input in the table; not compared if not said. */
  sends?: (input: never) => unknown;
  /** How often the page sends it again by itself where no server has answered; never if not said. */
  sentAgain?: number;
  /** Whether others than the machine send it too: it is held only while the machine waits for it. */
  isShared?: true;
  /** Whether the page sends it before the machine asks for it: it waits from then on, unseen until the machine does. */
  isAhead?: true;
}

/** A request of the page that waits for the walk. */
export interface HeldCall {
  id: string;
  method: string;
  path: string;
  body: unknown;
  request: Request;
  route: Route;
}

/** A timer of the page that waits for the walk. */
export interface HeldTimer {
  id: number;
  ms: number;
}

interface HeldTimers {
  list: () => HeldTimer[];
  end: (id: number) => void;
}
type WindowWithTimers = typeof globalThis & { heldTimers: HeldTimers };

const pathOf = (url: URL): string => `${url.pathname.replace(/^\/api\b/, '')}${url.search}`;

function bodyOf(request: Request): unknown {
  const text = request.postData();
  try {
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    // A file.
    return text;
  }
}

/** Runs in the page: timers of these lengths end only when the walk ends them. */
function holdTimers(lengths: readonly number[]): void {
  const { setTimeout: begin, clearTimeout: end } = window;
  const held = new Map<number, { ms: number; run: () => void }>();
  const NEVER = 2 ** 31 - 1;
  const beginHeld = (run: TimerHandler, ms?: number, ...args: unknown[]): number => {
    if (ms === undefined || !lengths.includes(ms) || typeof run !== 'function') return begin(run, ms, ...args);
    const id = begin(() => undefined, NEVER);
    held.set(id, { ms, run: () => run(...args) as unknown });
    return id;
  };
  const endHeld = (id?: number): void => {
    if (id !== undefined) held.delete(id);
    end(id);
  };
  const heldTimers: HeldTimers = {
    list: () => [...held].map(([id, { ms }]) => ({ id, ms })),
    end: (id) => {
      const timer = held.get(id);
      endHeld(id);
      timer?.run();
    },
  };
  Object.assign(globalThis, { setTimeout: beginHeld, clearTimeout: endHeld, heldTimers });
}

/**
 * A page whose calls wait until the walk releases them to the real server, or answers in its place, and whose delays
 * end when the walk ends them. All else goes on as in life: a clock that stands still would stop the page's own work.
 */
export class HeldPage {
  readonly page: Page;
  /** The calls that the machine waits for. */
  awaited: readonly string[] = [];
  private held: HeldCall[] = [];

  private readonly rows: Readonly<Record<string, CallRow>>;

  private constructor(page: Page, rows: Readonly<Record<string, CallRow>>) {
    this.page = page;
    this.rows = rows;
  }

  static async of(page: Page, calls: Readonly<Record<string, CallRow>>, lengths: readonly number[]): Promise<HeldPage> {
    const held = new HeldPage(page, calls);
    const rows = Object.entries(calls);
    await page.addInitScript(holdTimers, lengths);
    await page.route(
      // The ping is no operation of the API.
      (url) => /^\/(?:api\/|healthz$)/.test(url.pathname) && rows.some(([, { path }]) => path.test(pathOf(url))),
      async (route, request) => {
        const path = pathOf(new URL(request.url()));
        const method = request.method();
        const body = bodyOf(request);
        const row = rows.find(
          ([, one]) => [one.method].flat().includes(method) && one.path.test(path) && (one.isCall?.(body) ?? true),
        );
        const isHeld = row && (!row[1].isShared || held.awaited.includes(row[0]));
        if (isHeld) held.held.push({ id: row[0], method, path, body, request, route });
        else await route.fallback();
      },
    );
    page.on('requestfailed', (failed) => held.forget(failed));
    return held;
  }

  /** The calls that wait, the oldest first. */
  calls(): readonly HeldCall[] {
    return this.held.filter(({ id }) => !this.rows[id]?.isAhead || this.awaited.includes(id));
  }

  /** Ends a call: as the walk says, or with the real server's answer. */
  async end(call: HeldCall, how: Ending | undefined): Promise<void> {
    const { request, route } = call;
    this.forget(request);
    if (how === undefined) {
      await route.fallback();
      const response = await request.response();
      // Chromium tells no end of an answer that has no body.
      if (request.method() !== 'HEAD') await response?.finished();
    } else if (typeof how === 'object') {
      await route.fulfill({ status: how.status, ...(how.body !== undefined && { json: how.body }) });
    } else await route.abort('failed');
  }

  /** Waits until the page has shown whatever it has got to show now. */
  async painted(): Promise<void> {
    await this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }

  timers(): Promise<HeldTimer[]> {
    return this.page.evaluate(() => (globalThis as WindowWithTimers).heldTimers.list());
  }

  async endTimer(id: number): Promise<void> {
    await this.page.evaluate((one) => (globalThis as WindowWithTimers).heldTimers.end(one), id);
  }

  /** Leaves the page with all that waits on it. */
  async leave(): Promise<void> {
    await this.page.goto('about:blank');
    this.held = [];
  }

  private forget(request: Request): void {
    this.held = this.held.filter((one) => one.request !== request);
  }
}
