import type { components } from '#contract/types.ts';

type PurchaseEvent = components['schemas']['PurchaseEvent'];

/** What one person did at one time; a change of many lines is an entry for each order or each line. */
export interface PurchaseAct {
  /** The place of its first entry in the history. */
  from: number;
  events: readonly [PurchaseEvent, ...PurchaseEvent[]];
}

/** Entries that are written within this time of the first may be of one act. */
const ACT_MS = 60_000;

const isAboutLines = ({ kind }: PurchaseEvent): boolean => kind !== 'state' && kind !== 'edited';

function isOfAct([first]: PurchaseAct['events'], event: PurchaseEvent): boolean {
  return (
    isAboutLines(event) &&
    event.kind === first.kind &&
    event.author === first.author &&
    event.reason === first.reason &&
    // Bought and not to be bought are told by one kind of entry.
    (event.kind !== 'lines_marked' || event.canceled_count > 0 === first.canceled_count > 0) &&
    Date.parse(event.at) - Date.parse(first.at) < ACT_MS
  );
}

/** The entries of a purchase's history, oldest first, those of one act together. */
export function actsOf(events: readonly PurchaseEvent[]): PurchaseAct[] {
  const acts: PurchaseAct[] = [];
  for (const [index, event] of events.entries()) {
    const last = acts.at(-1);
    if (last && isOfAct(last.events, event)) acts[acts.length - 1] = { ...last, events: [...last.events, event] };
    else acts.push({ from: index, events: [event] });
  }
  return acts;
}
