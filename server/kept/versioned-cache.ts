import { LRUCache } from 'lru-cache';

interface Kept<Value> {
  version: number;
  value: Value;
}

/** Options of a cache. */
interface CacheOptions<Value> {
  maxBytes: number;
  /** About how many bytes a value takes. */
  bytesOf: (value: Value) => number;
}

type MakeValue<Value> = (older: Value | undefined) => Promise<Value>;

/**
 * Values of which each is made once for its version, however many ask for it at once. Versions grow; a value may be
 * newer than the version that it was made for, never older. Those that weren't asked for longest make room.
 */
export class VersionedCache<Value> {
  readonly #kept: LRUCache<string, Kept<Value>>;
  readonly #made = new Map<string, Kept<Promise<Value>>>();

  constructor({ maxBytes, bytesOf }: CacheOptions<Value>) {
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ value }, key) => Math.max(1, Math.ceil(bytesOf(value) + 2 * key.length)),
    });
  }

  /**
   * The value that is kept, or else what `make` makes; it is given the older one, if that is still there. A failure is
   * told to all who wait for it, and not kept.
   */
  async get(key: string, version: number, make: MakeValue<Value>): Promise<Value> {
    const kept = this.#kept.get(key);
    if (kept && kept.version >= version) return kept.value;
    const running = this.#made.get(key);
    if (running && running.version >= version) return running.value;
    const made = this.#make(key, version, make);
    this.#made.set(key, { version, value: made });
    return made;
  }

  async #make(key: string, version: number, make: MakeValue<Value>): Promise<Value> {
    try {
      const value = await make(this.#kept.peek(key)?.value);
      const kept = this.#kept.get(key);
      if (!kept || kept.version < version) this.#kept.set(key, { version, value });
      return value;
    } finally {
      if (this.#made.get(key)?.version === version) this.#made.delete(key);
    }
  }
}
