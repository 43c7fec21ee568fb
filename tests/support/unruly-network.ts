import type { TestApp } from './server/test-app.ts';
import { deferred } from './deferred.ts';

interface Held {
  request: Request;
  body: unknown;
  answer: (response: Response) => void;
}

/**
 * A way to the server that holds requests back and delivers them in whatever order it is told, those that the page has
 * called off too: they had left already.
 */
export class UnrulyNetwork {
  private held: Held[] = [];
  private readonly app: TestApp;
  /** Requests go straight through unless this is set. */
  isHolding = false;

  constructor(app: TestApp) {
    this.app = app;
  }

  get waiting(): number {
    return this.held.length;
  }

  /** In the place of the browser's `fetch`. */
  readonly fetch = async (request: Request): Promise<Response> => {
    const body: unknown = request.method === 'POST' && request.body ? await request.clone().json() : undefined;
    const answered = deferred<Response>();
    const held = { request, body, answer: answered.resolve };
    if (this.isHolding) this.held.push(held);
    else await this.deliverOne(held);
    const calledOff = new Promise<never>((_, reject) => {
      const callOff = (): void => reject(request.signal.reason);
      if (request.signal.aborted) callOff();
      else request.signal.addEventListener('abort', callOff, { once: true });
    });
    return Promise.race([calledOff, answered.promise]);
  };

  /**
   * Brings what is held to the server one after another, in this order of their places; answers come back as they are
   * made.
   */
  async deliver(order: (count: number) => readonly number[]): Promise<void> {
    const held = this.held.splice(0);
    for (const place of order(held.length)) {
      const next = held[place];
      if (next) await this.deliverOne(next);
    }
  }

  private async deliverOne({ request, body, answer }: Held): Promise<void> {
    const { pathname, search } = new URL(request.url);
    const { authorization, 'change-number': change } = Object.fromEntries(request.headers);
    const method = request.method === 'DELETE' ? 'DELETE' : request.method === 'POST' ? 'POST' : 'GET';
    const answered = await this.app.call(method, pathname + search, {
      ...(body !== undefined && { body }),
      headers: { ...(authorization && { authorization }), ...(change && { 'change-number': change }) },
    });
    const text = answered.status === 204 ? null : JSON.stringify(answered.body);
    answer(new Response(text, { status: answered.status, headers: { 'Content-Type': 'application/json' } }));
  }
}
