import { readFileSync } from 'node:fs';
import type { Facts } from './facts.ts';

const EVERY_MS = 1_000;

/** Changes the price of one item after another, once a second, as a shop at work does. */
export class PriceChanges {
  readonly #url: string;
  readonly #facts: Facts;
  readonly #timer: NodeJS.Timeout;
  #count = 0;
  #failure: string | null = null;

  constructor(url: string, factsFile: string) {
    this.#url = url;
    this.#facts = JSON.parse(readFileSync(factsFile, 'utf8')) as Facts;
    this.#timer = setInterval(() => void this.#change(), EVERY_MS);
  }

  async #change(): Promise<void> {
    const { firstItemId, items, editorToken } = this.#facts;
    this.#count += 1;
    const id = firstItemId + ((this.#count * 37) % items);
    const response = await fetch(`${this.#url}/api/item/`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${editorToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ id, retail_price: 500 + (this.#count % 90) }),
    });
    const text = await response.text();
    if (!response.ok) this.#failure ??= `${response.status} ${text}`;
  }

  /** Throws where a price could not be changed. */
  stop(): void {
    clearInterval(this.#timer);
    if (this.#failure !== null) throw new Error(`A price could not be changed: ${this.#failure}`);
  }
}
