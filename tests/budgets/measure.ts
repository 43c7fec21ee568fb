/** Lines of a file of the project. */
export interface Source {
  path: string;
  lines: readonly string[];
}

/** How wide a line may be, in characters. */
const WIDTH = 120;
/** Fewer equal lines than these are no copy. */
const COPIED = 10;

/** The room that a file of the product is in: `src/office`, `server/domain`, `machines`. */
const roomOf = (path: string): string => {
  const [side = '', room = ''] = path.split('/');
  return (side === 'src' || side === 'server') && !room.includes('.') ? `${side}/${room}` : side;
};

/** Lines that aren't blank, by room. */
export function linesByRoom(sources: readonly Source[]): Record<string, number> {
  const rooms: Record<string, number> = {};
  for (const { path, lines } of sources) {
    const room = roomOf(path);
    rooms[room] = (rooms[room] ?? 0) + lines.filter((line) => line.trim() !== '').length;
  }
  return rooms;
}

/** The number of files in the fullest folder. */
export function mostFilesInFolder(sources: readonly Source[]): number {
  const folders = new Map<string, number>();
  for (const { path } of sources) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  return Math.max(0, ...folders.values());
}

/** Lines wider than 120 characters. */
export const longLines = (sources: readonly Source[]): number =>
  sources.reduce((sum, { lines }) => sum + lines.filter((line) => line.length > WIDTH).length, 0);

/** How a store is written by hand: what keeps its listeners, how one subscribes, and what reads it. */
const ownStore = [
  /new Set<\([^>]*=> void>\(/,
  /\blisteners\b(?:: .+)? = (?:new|\[)/i,
  /\bsubscribe(?:: \(|\()listener\b/,
  /useSyncExternalStore\(\s*\w+\.\w+/,
];

/** Stores of the page that are neither machines, nor queries, nor of `@xstate/store`. */
export const ownStores = (sources: readonly Source[]): number =>
  sources
    .filter(({ path }) => path.startsWith('src/'))
    .map(({ lines }) => lines.join('\n'))
    .reduce((sum, text) => sum + ownStore.filter((sign) => sign.test(text)).length, 0);

/** Answers of the contract that `scripts/contract.ts` derives, written in a path all the same. */
export const answersByHand = (paths: readonly Source[]): number =>
  paths.reduce(
    (sum, { lines }) => sum + lines.filter((line) => /^\s+'(401|403|422|500|502|503)':/.test(line)).length,
    0,
  );

interface Place {
  file: number;
  line: number;
}

/** Pairs of places in the code that share ten lines or more to the letter; blank lines and imports don't count. */
export function copiedPairs(sources: readonly Source[]): [string, string][] {
  const texts = sources.map(({ lines }) =>
    lines.map((line) => line.trim()).filter((line) => line !== '' && !/^(import|export) .* from /.test(line)),
  );
  const seen = new Map<string, Place[]>();
  texts.forEach((lines, file) => {
    for (let line = 0; line + COPIED <= lines.length; line += 1) {
      const window = lines.slice(line, line + COPIED).join('\n');
      seen.set(window, [...(seen.get(window) ?? []), { file, line }]);
    }
  });
  const isSame = (one: Place, other: Place, step: number): boolean =>
    texts[one.file]?.[one.line + step] !== undefined &&
    texts[one.file]?.[one.line + step] === texts[other.file]?.[other.line + step];
  return [...seen.values()].flatMap((places) =>
    places.flatMap((one, index) =>
      places
        .slice(index + 1)
        // The first ten lines of a longer copy stand for all of it.
        .filter((other) => !isSame(one, other, -1))
        .map((other): [string, string] => [sources[one.file]?.path ?? '', sources[other.file]?.path ?? '']),
    ),
  );
}
