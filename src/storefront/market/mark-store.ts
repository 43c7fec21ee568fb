import { pageHost } from '#lib/page-host.ts';
import { storedText } from '#lib/storage.ts';
import type { RefusedMark } from '#machines/purchase/mark-queue.machine.ts';
import type { WaitingMark } from '#machines/purchase/mark-queue.rules.ts';

/** What is kept of the marks of one person on one device. */
export interface KeptMarks {
  /** What the server hasn't answered yet. */
  unsent: readonly WaitingMark[];
  /** What it has not taken, until that is read. */
  refused: readonly RefusedMark[];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isWaiting = (value: unknown): value is WaitingMark =>
  isRecord(value) &&
  typeof value['key'] === 'string' &&
  typeof value['purchaseId'] === 'number' &&
  typeof value['name'] === 'string' &&
  isRecord(value['mark']) &&
  typeof value['mark']['line_id'] === 'number' &&
  ['P', 'C', 'O'].includes(String(value['mark']['state']));

const isRefused = (value: unknown): value is RefusedMark =>
  isRecord(value) &&
  typeof value['lineId'] === 'number' &&
  typeof value['name'] === 'string' &&
  isRecord(value['refusal']);

/** A list that the browser stores; what is no entry of it, from another release or from elsewhere, is left out. */
function storedList<Entry>(key: string, isEntry: (value: unknown) => value is Entry) {
  const stored = storedText(key);
  const parse = (text: string | null): Entry[] => {
    try {
      const kept: unknown = JSON.parse(text ?? '[]');
      return Array.isArray(kept) ? kept.filter(isEntry) : [];
    } catch {
      return [];
    }
  };
  return {
    read: (): Entry[] => parse(stored.read()),
    write: (entries: readonly Entry[]): void =>
      entries.length > 0 ? stored.write(JSON.stringify(entries)) : stored.clear(),
    isInMemory: stored.isInMemory,
    /** Calls `listener` with what another tab has written. */
    onChangeElsewhere: (listener: (entries: Entry[]) => void): (() => void) =>
      stored.onChangeElsewhere((now) => listener(parse(now))),
  };
}

/** What one person has told of lines and not heard of yet, on this device: other people have their own. */
export function markStore(intermediaryId: number) {
  const marks = storedList(`${pageHost}-marks-${intermediaryId}`, isWaiting);
  /** What was settled last, for the other tabs. */
  const settled = storedList(`${pageHost}-settled-marks-${intermediaryId}`, (key) => typeof key === 'string');
  const refusals = storedList(`${pageHost}-refused-marks-${intermediaryId}`, isRefused);
  return {
    /** As another tab may be sending them, the server may know of all. */
    read: (): KeptMarks => ({
      unsent: marks.read().map((mark) => ({ ...mark, isTried: true })),
      refused: refusals.read(),
    }),
    /** Whether what waits ends with the page, since the browser stores nothing more. */
    isInMemory: marks.isInMemory,
    /**
     * Calls `listener` with the keys of what another tab no longer waits for. What it was refused stays: each tab says
     * so to whoever looks at it. Two tabs that write at once may take each other's marks out of the list, so only what
     * a tab says to be settled is.
     */
    onSettledElsewhere: (listener: (keys: string[]) => void): (() => void) =>
      settled.onChangeElsewhere((keys) => keys.length > 0 && listener(keys)),
    /** Stores what is kept now in place of what was before; what another tab waits for stays. */
    change: (before: KeptMarks, now: KeptMarks): void => {
      if (before.refused !== now.refused) refusals.write(now.refused);
      if (before.unsent !== now.unsent) {
        const waiting = new Set(now.unsent.map(({ key }) => key));
        const refused = new Set(now.refused.map(({ lineId }) => lineId));
        const gone = before.unsent.filter(({ key, mark }) => !waiting.has(key) && !refused.has(mark.line_id));
        if (gone.length > 0) settled.write(gone.map(({ key }) => key));
        const own = new Set([...before.unsent, ...now.unsent].map(({ key }) => key));
        marks.write([...marks.read().filter(({ key }) => !own.has(key)), ...now.unsent]);
      }
    },
  };
}
