import type { RequestRow } from '#tests/model/kit/table.ts';

/** What the server answers. */
export interface Reply {
  status: number;
  body?: unknown;
  /** What a refusal says, in the words of the client. */
  error?: Readonly<Record<string, unknown>>;
}

/** How a request ends: with an answer, or without one. */
export type Ending = Reply | 'network' | 'timeout';

/** A request that waits for the walk to answer it. */
export interface HeldRequest {
  method: string;
  /** Below `/api`, with its query. */
  path: string;
  body: unknown;
  key: string | null;
  change: string | null;
  keepalive: boolean;
  isAborted: () => boolean;
  end: (how: Ending) => void;
}

/** What the page's own queries are answered at once, by `GET /cart/`. */
export type Served = Readonly<Record<string, Reply>>;

function responseOf({ status, body }: Reply): Response {
  const isEmpty = status === 204 || body === undefined;
  return new Response(isEmpty ? null : JSON.stringify(body), {
    status,
    headers: isEmpty ? {} : { 'Content-Type': 'application/json' },
  });
}

/** A fetch that answers only when it is told to. */
export class HeldFetch {
  private held: HeldRequest[] = [];
  private asked: string[] = [];

  private readonly served: Served;
  private readonly isHeld: (name: string) => boolean;

  /** `isHeld` says which of the served requests wait all the same. */
  constructor(served: Served, isHeld: (name: string) => boolean) {
    this.served = served;
    this.isHeld = isHeld;
  }

  readonly fetch = async (asked: Request | string | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(asked instanceof Request ? asked : new URL(String(asked), location.href), init);
    const { pathname, search } = new URL(request.url);
    const path = `${pathname.replace(/^\/api\b/, '')}${search}`;
    const text = await request.text();
    request.signal.throwIfAborted();
    const name = `${request.method} ${path}`;
    const served = Object.entries(this.served).find(([known]) => known === name);
    if (served && !this.isHeld(name)) {
      this.asked.push(name);
      return responseOf(served[1]);
    }
    return new Promise((resolve, reject) => {
      const forget = (): void => {
        this.held = this.held.filter((one) => one !== held);
      };
      const held: HeldRequest = {
        method: request.method,
        path,
        body: text === '' ? undefined : JSON.parse(text),
        key: request.headers.get('Idempotency-Key'),
        change: request.headers.get('Change-Number'),
        keepalive: request.keepalive,
        isAborted: () => request.signal.aborted,
        end: (how) => {
          forget();
          if (typeof how === 'object') resolve(responseOf(how));
          else if (how === 'timeout') reject(new DOMException('The walk lets it wait in vain', 'TimeoutError'));
          else reject(new TypeError('The walk has cut the network'));
        },
      };
      request.signal.addEventListener('abort', () => {
        forget();
        reject(request.signal.reason as Error);
      });
      this.held.push(held);
    });
  };

  /** Requests that are neither answered nor aborted, the first one first. */
  pending(): readonly HeldRequest[] {
    return this.held.filter((one) => !one.isAborted());
  }

  /** What the page's own queries have asked since the last call. */
  takeAsked(): string[] {
    const { asked } = this;
    this.asked = [];
    return asked;
  }

  /** Leaves requests alone that were sent and go on. */
  leave(requests: readonly HeldRequest[]): void {
    this.held = this.held.filter((one) => !requests.includes(one));
  }
}

/** The part of a request that a table has. */
export function rowOfRequest({ method, path, body, key, change, keepalive }: HeldRequest): RequestRow {
  return {
    method: method as RequestRow['method'],
    path,
    ...(body !== undefined && { body }),
    ...(key !== null && { hasKey: true }),
    ...(change !== null && { isNumbered: true }),
    ...(keepalive && { keepalive: true }),
  };
}
