import { cartOf } from './cart-samples.ts';
import { deferred } from '../deferred.ts';

/** A call that the server of favourites got. */
export interface FavouriteCall {
  method: string;
  path: string;
  change: string | null;
  keepalive: boolean;
}

const refusal = { code: 'unavailable', detail: 'Сервис временно недоступен.' };

/** The server's side of one customer's favourites, in the test's memory, in place of the network. */
export class FavouritesServer {
  marked: number[];
  calls: FavouriteCall[] = [];
  isRefusing = false;
  private hold: Promise<void> = Promise.resolve();

  constructor(marked: number[] = []) {
    this.marked = marked;
  }

  /** Changes of marks, in turn. */
  changes(): FavouriteCall[] {
    return this.calls.filter(({ path }) => path !== '/api/favourite/list/');
  }

  lists(): FavouriteCall[] {
    return this.calls.filter(({ path }) => path === '/api/favourite/list/');
  }

  /** Keeps answers to changes back until the returned function is called. */
  holdChanges(): () => void {
    const hold = deferred<void>();
    this.hold = hold.promise;
    return () => hold.resolve();
  }

  readonly fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/cart/') return Response.json(cartOf([]));
    if (!pathname.startsWith('/api/favourite/'))
      return Response.json({ code: 'not_found', detail: 'Не найдено.' }, { status: 404 });
    const { method, keepalive, headers } = request;
    this.calls.push({ method, path: pathname, change: headers.get('change-number'), keepalive });
    if (pathname === '/api/favourite/list/')
      return Response.json({ items: this.marked.map((item_id) => ({ item_id })) });
    const added: unknown = method === 'POST' ? await request.json() : undefined;
    await this.hold;
    if (this.isRefusing) return Response.json(refusal, { status: 503 });
    if (method === 'DELETE') {
      this.marked = this.marked.filter((id) => pathname !== `/api/favourite/${id}/`);
      return new Response(null, { status: 204 });
    }
    const { item_id } = added as { item_id: number };
    this.marked = [...new Set([item_id, ...this.marked])];
    return Response.json({ item_id });
  };
}
