import type { HeldRequest } from './held-fetch.ts';
import { serialize } from '#tests/model/kit/observe.ts';
import type { RequestRow } from '#tests/model/kit/table.ts';

/** What the key of a request is for. */
const contentOf = ({ method, path, body, keyFor }: RequestRow): string =>
  serialize({ method, path, for: keyFor ?? body });

/** What holds from request to request: which `Idempotency-Key` it carries, and that change numbers rise. */
export class RequestRules {
  private readonly open = new Map<string, string>();
  private readonly used = new Set<string>();
  private readonly seen = new WeakSet<HeldRequest>();
  private lastChange = 0;

  /** Throws where a request breaks a rule; the row is the table's. */
  see(request: HeldRequest, row: RequestRow): void {
    if (this.seen.has(request)) return;
    this.seen.add(request);
    if (row.key !== undefined && row.key !== request.key) throw new Error(`Sent with the key ${request.key ?? 'none'}`);
    if (row.key === undefined && request.key !== null) this.seeKey(contentOf(row), request.key);
    if (row.isLastKeyKept) this.forgetOthers(contentOf(row));
    if (request.change === null) return;
    const number = Number(request.change.split(':').at(-1));
    if (!(number > this.lastChange)) throw new Error(`Change ${number} comes after ${this.lastChange}`);
    this.lastChange = number;
  }

  private seeKey(content: string, key: string): void {
    const open = this.open.get(content);
    if (open !== undefined && open !== key) throw new Error(`Sent again with another key: ${content}`);
    if (open === undefined && this.used.has(key)) throw new Error(`A key that was used before: ${content}`);
    this.open.set(content, key);
    this.used.add(key);
  }

  private forgetOthers(content: string): void {
    for (const other of this.open.keys()) if (other !== content) this.open.delete(other);
  }

  /** The server has carried it out: the next one of this content is another. */
  confirm(row: RequestRow): void {
    this.open.delete(contentOf(row));
  }
}
