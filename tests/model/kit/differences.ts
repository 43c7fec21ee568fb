const isOpen = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** One place where what is and what should be part; `path` as one would write it in code. */
export interface Difference {
  path: string;
  is: string;
  should: string;
}

const fieldOf = (path: string, key: string, isList: boolean): string => (isList ? `${path}[${key}]` : `${path}.${key}`);
const textOf = (value: unknown): string => (value === undefined ? 'missing' : JSON.stringify(value));

function compare(path: string, is: unknown, should: unknown): Difference[] {
  if (JSON.stringify(is) === JSON.stringify(should)) return [];
  const isSameKind = isOpen(is) && isOpen(should) && Array.isArray(is) === Array.isArray(should);
  if (!isSameKind) return [{ path, is: textOf(is), should: textOf(should) }];
  return [...new Set([...Object.keys(is), ...Object.keys(should)])].flatMap((key) =>
    compare(fieldOf(path, key, Array.isArray(is)), is[key], should[key]),
  );
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** The innermost fields of `path` that differ. `toText` makes JSON of values that JSON doesn't know. */
export function differencesOf(
  path: string,
  is: unknown,
  should: unknown,
  toText: (value: unknown) => string,
): Difference[] {
  // Most of what is compared is the same text, or a list of nothing: a long walk has no time for more.
  if (is === should || (isEmptyList(is) && isEmptyList(should))) return [];
  const [one, other] = [toText(is), toText(should)];
  if (one === other) return [];
  const read = (text: string): unknown => (text === 'undefined' ? undefined : JSON.parse(text));
  return compare(path, read(one), read(other));
}

const TOLD = 3;

/** A few words of what differs. */
function tellDifferences(differences: readonly Difference[]): string {
  const told = differences.slice(0, TOLD).map(({ path, is, should }) => `${path} is ${is}, should be ${should}`);
  const others = differences.length - told.length;
  return `${told.join('; ')}${others > 0 ? `; ${others} more` : ''}`;
}

/** What a step came to is not what it should have come to. */
export class DifferenceError extends Error {
  readonly differences: readonly Difference[];

  constructor(differences: readonly Difference[]) {
    super(tellDifferences(differences));
    this.differences = differences;
  }
}
