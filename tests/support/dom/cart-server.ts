import type { components } from '#contract/types.ts';
import { cartOf, lineOf } from './cart-samples.ts';
import { deferred } from '../deferred.ts';

type CartItem = components['schemas']['CartItem'];

/** A call that the cart's server got. */
export interface CartCall {
  method: string;
  path: string;
  body: unknown;
  /** The page and the number of the change, where it is numbered. */
  change: string | null;
  keepalive: boolean;
}

const json = (status: number, body: unknown): Response =>
  new Response(status === 204 ? null : JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });

/** The server's side of a cart, in the test's memory, in place of the network. */
export class CartServer {
  items: CartItem[];
  customerId: number | null = null;
  calls: CartCall[] = [];
  /** Answers instead of the cart; null lets the cart answer. */
  refusal: { status: number; body: unknown } | null = null;

  private hold: Promise<void> = Promise.resolve();
  private additionsHold: Promise<void> = Promise.resolve();

  constructor(items: CartItem[] = []) {
    this.items = items;
  }

  /** Keeps answers to loads back until the returned function is called. */
  holdLoads(): () => void {
    const hold = deferred<void>();
    this.hold = hold.promise;
    return () => hold.resolve();
  }

  /** Keeps answers to additions back until the returned function is called. */
  holdAdditions(): () => void {
    const hold = deferred<void>();
    this.additionsHold = hold.promise;
    return () => hold.resolve();
  }

  refuse(status: number, detail: string): void {
    this.refusal = { status, body: { code: 'refused', detail } };
  }

  /** Calls of one method. */
  callsOf(method: string): CartCall[] {
    return this.calls.filter((call) => call.method === method);
  }

  /** Addresses that the cart was asked for at, in turn. */
  cartLoads(): string[] {
    return this.callsOf('GET').flatMap(({ path }) => (path.startsWith('/api/cart/') ? [path] : []));
  }

  readonly fetch = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const body: unknown = request.method === 'PUT' || request.method === 'POST' ? await request.json() : undefined;
    this.calls.push({
      method: request.method,
      path: pathname + search,
      body,
      change: request.headers.get('change-number'),
      keepalive: request.keepalive,
    });
    if (request.method !== 'GET' && this.refusal) return json(this.refusal.status, this.refusal.body);
    if (request.method === 'GET') await this.hold;
    if (request.method === 'POST') await this.additionsHold;
    return this.answer(request.method, pathname, body);
  };

  private answer(method: string, path: string, body: unknown): Response {
    if (method === 'GET') return json(200, { ...cartOf(this.items), customer_id: this.customerId });
    const id = Number(/cart-item\/(\d+)\//.exec(path)?.[1]);
    if (method === 'DELETE') {
      this.items = this.items.filter((line) => line.id !== id);
      return json(204, null);
    }
    if (method === 'PUT') {
      this.items = this.items.map((line) => (line.id === id ? { ...line, ...(body as Partial<CartItem>) } : line));
      return json(
        200,
        this.items.find((line) => line.id === id),
      );
    }
    const line = lineOf({ ...(body as Partial<CartItem>), id: this.items.length + 1 });
    this.items = [...this.items, line];
    return json(200, line);
  }
}
