import { storedText } from '#lib/storage.ts';

/** The number of stored positions; a long list has one for each of its pages. */
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

/** The scroll positions of this tab's addresses, in pixels; the oldest are dropped. */
export function createScrollPlaces() {
  const stored = storedText('scroll', 'session');
  const places = new Map(parse(stored.read()));
  return {
    /** The position of an address; 0 if it is unknown. */
    of: (address: string): number => places.get(address) ?? 0,
    note: (address: string, y: number): void => {
      places.delete(address);
      places.set(address, Math.round(y));
      for (const oldest of places.keys()) {
        if (places.size <= PLACES_MAX) break;
        places.delete(oldest);
      }
    },
    /** Stores the positions for a reload. Too slow to be called on each scroll event. */
    keep: (): void => stored.write(JSON.stringify([...places])),
  };
}
