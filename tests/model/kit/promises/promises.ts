import type { Edge, Graph } from '#tests/model/kit/explore.ts';
import type { Model } from '#tests/model/kit/model.ts';
import { Paths, type Moment } from './promise-paths.ts';

/** Whether a promise is held, and a path that shows it. */
export interface Verdict {
  isHeld: boolean;
  /** Of a held promise a path on which it is held, of a broken one the shortest path on which it isn't. */
  example: readonly string[];
}

type Check = (paths: Paths) => Verdict;

/** A promise in the words of those to whom it is made. */
export interface Promised {
  text: string;
  check: Check;
}

/** Holds a promise against all paths of a machine. Throws where it speaks of what the machine doesn't have. */
export function checkPromise({ check }: Promised, model: Model, graph: Graph): Verdict {
  return check(new Paths(model, graph));
}

/** What the world does by itself: calls are answered, delays end. */
const isOfItself = ({ event }: Edge): boolean => event.type.startsWith('xstate.');

/**
 * Whatever the person does meanwhile, and also if they do nothing, `from` comes to `to`: calls are answered and delays
 * end, but there is no place on the way to stay for good, and no circle of answers and delays to go round in.
 */
export function leadsTo(from: Moment, to: Moment): Check {
  return (paths) => {
    const begun = paths.after(from).filter((key) => !paths.isAt(key, to));
    const isOpen = (edge: Edge): boolean => !paths.isBy(edge, to);
    const region = paths.region(begun, isOpen);
    const ofItself = (key: string): Edge[] => paths.out(key).filter(isOfItself);
    const isRound = paths.circular(region, (key) => ofItself(key).filter(isOpen));
    const wrong = paths.way(begun, (key) => ofItself(key).length === 0 || isRound.has(key), { isOpen });
    if (wrong) {
      const [first] = wrong;
      const start = first?.from ?? begun.find((key) => ofItself(key).length === 0 || isRound.has(key));
      return { isHeld: false, example: paths.tell([...paths.wayBy(from, start), ...wrong]) };
    }
    const held = paths.way(begun, () => false, { isLast: (edge) => !isOpen(edge) }) ?? [];
    return {
      isHeld: paths.after(from).length > 0,
      example: paths.tell([...paths.wayBy(from, held[0]?.from), ...held]),
    };
  };
}

/** It is never so, or never happens. */
export function never(what: Moment): Check {
  return (paths) => {
    const wrong = paths.way(paths.starts, (key) => paths.isAt(key, what), { isLast: (edge) => paths.isBy(edge, what) });
    return wrong
      ? { isHeld: false, example: paths.tell(wrong) }
      : { isHeld: true, example: paths.tell(paths.wayNear(what)) };
  };
}

/** Each time the first happens, or its place is come to from elsewhere, all the others do in the same step. */
export function always(what: Moment, ...also: readonly Moment[]): Check {
  return (paths) => {
    const isMeant = (edge: Edge): boolean => paths.isBy(edge, what) && !paths.isAt(edge.from, what);
    const isWrong = (edge: Edge): boolean => isMeant(edge) && also.some((other) => !paths.isBy(edge, other));
    const wrong = paths.way(paths.starts, () => false, { isLast: isWrong });
    if (wrong) return { isHeld: false, example: paths.tell(wrong) };
    const held = paths.way(paths.starts, () => false, { isLast: isMeant });
    return { isHeld: held !== undefined, example: paths.tell(held ?? []) };
  };
}

/** There is no way to the second that doesn't lead through the first. */
export function before(first: Moment, second: Moment): Check {
  return (paths) => {
    const isOpen = (edge: Edge): boolean => !paths.isBy(edge, first);
    const starts = paths.starts.filter((key) => !paths.isAt(key, first));
    const wrong = paths.way(starts, (key) => paths.isAt(key, second), {
      isOpen,
      isLast: (edge) => isOpen(edge) && paths.isBy(edge, second),
    });
    if (wrong) return { isHeld: false, example: paths.tell(wrong) };
    const way = paths.wayBy(second);
    return { isHeld: paths.after(second).length > 0, example: paths.tell(way) };
  };
}

/** From wherever `from` is, there is a way to `to`. */
export function canAlways(from: Moment, to: Moment): Check {
  return (paths) => {
    const begun = paths.after(from);
    const wayOn = (key: string): Edge[] | undefined =>
      paths.way([key], (end) => paths.isAt(end, to), { isLast: (edge) => paths.isBy(edge, to) });
    const reaching = paths.reaching(to);
    const stuck = begun.find((key) => !reaching.has(key));
    if (stuck !== undefined) return { isHeld: false, example: paths.tell(paths.wayBy(from, stuck)) };
    const [some] = begun;
    const way = some === undefined ? [] : [...paths.wayBy(from, some), ...(wayOn(some) ?? [])];
    return { isHeld: begun.length > 0, example: paths.tell(way) };
  };
}

/** Wherever `from` is, one of these events is taken at once. */
export function offers(from: Moment, on: string | readonly string[]): Check {
  return (paths) => {
    const begun = paths.after(from);
    const offered = (key: string): Edge | undefined => paths.out(key).find((edge) => paths.isBy(edge, { on }));
    const stuck = begun.find((key) => !offered(key));
    if (stuck !== undefined) return { isHeld: false, example: paths.tell(paths.wayBy(from, stuck)) };
    const [some] = begun;
    const edge = some === undefined ? undefined : offered(some);
    return { isHeld: edge !== undefined, example: paths.tell(edge ? [...paths.wayBy(from, edge.from), edge] : []) };
  };
}
