import type { HeldRequest } from './held-fetch.ts';
import { serialize } from './observe.ts';

interface Content {
  method: string;
  path: string;
  body?: unknown;
}

const contentOf = ({ method, path, body }: Content): string => serialize({ method, path, body });

/** What holds from request to request: which `Idempotency-Key` it carries, and that change numbers rise. */
export class RequestRules {
  private readonly open = new Map<string, string>();
  private readonly used = new Set<string>();
  private readonly seen = new WeakSet<HeldRequest>();
  private lastChange = 0;

  /** Throws where a request breaks a rule. */
  see(request: HeldRequest): void {
    if (this.seen.has(request)) return;
    this.seen.add(request);
    if (request.key !== null) this.seeKey(request, request.key);
    if (request.change === null) return;
    const number = Number(request.change.split(':').at(-1));
    if (!(number > this.lastChange)) throw new Error(`Change ${number} comes after ${this.lastChange}`);
    this.lastChange = number;
  }

  private seeKey(request: HeldRequest, key: string): void {
    const content = contentOf(request);
    const open = this.open.get(content);
    if (open !== undefined && open !== key) throw new Error(`Sent again with another key: ${content}`);
    if (open === undefined && this.used.has(key)) throw new Error(`A key that was used before: ${content}`);
    this.open.set(content, key);
    this.used.add(key);
  }

  /** The server has carried it out: the next one of this content is another. */
  confirm(content: Content): void {
    this.open.delete(contentOf(content));
  }
}
