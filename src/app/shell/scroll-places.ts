import { storedText } from '#lib/storage.ts';

/** A long list has an address for each of its pages. */
const PLACES_MAX = 50;

type Place = [address: string, y: number];

const isPlace = (value: unknown): value is Place =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';

function parse(text: string | null): Place[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isPlace) : [];
  } catch {
    return [];
  }
}

/** How far down the addresses of this tab were left, in pixels; those that were left longest ago are forgotten. */
export function createScrollPlaces() {
  const stored = storedText('scroll', 'session');
  const places = new Map(parse(stored.read()));
  return {
    /** The top, where an address is not known. */
    of: (address: string): number => places.get(address) ?? 0,
    note: (address: string, y: number): void => {
      places.delete(address);
      places.set(address, Math.round(y));
      for (const oldest of places.keys()) {
        if (places.size <= PLACES_MAX) break;
        places.delete(oldest);
      }
    },
    /** Writes them down for a reload: too slow for each step of a scroll. */
    keep: (): void => stored.write(JSON.stringify([...places])),
  };
}
