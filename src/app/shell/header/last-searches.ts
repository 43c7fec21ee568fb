import { storedText } from '#lib/storage.ts';
import { useSyncExternalStore } from 'react';

const KEPT = 5;
const stored = storedText(`${globalThis.location.host}-searches`);
const listeners = new Set<() => void>();

function parse(text: string | null): string[] {
  try {
    const read: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(read) ? read.filter((one) => typeof one === 'string').slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

const read = (): string[] => parse(stored.read());

function write(searches: readonly string[]): void {
  if (searches.length > 0) stored.write(JSON.stringify(searches));
  else stored.clear();
  listeners.forEach((listener) => listener());
}

/** Remembers a search on this device, as the last one. */
export function addLastSearch(text: string): void {
  const others = read().filter((other) => other.toLowerCase() !== text.toLowerCase());
  write([text, ...others].slice(0, KEPT));
}

/** Forgets what was searched for on this device. */
export const clearLastSearches = (): void => write([]);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = stored.onChangeElsewhere(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** The last searches, also as other tabs change them. */
export function useLastSearches(): string[] {
  return parse(useSyncExternalStore(subscribe, stored.read));
}
