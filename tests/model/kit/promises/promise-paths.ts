import type { Edge, Graph } from '#tests/model/kit/explore.ts';
import { eventLabel, stateLabel } from '#tests/model/kit/labels.ts';
import type { Model } from '#tests/model/kit/model.ts';
import { stateNames } from '#tests/model/kit/observe.ts';
import { tableEvent } from '#tests/model/kit/table.ts';

type Names = string | readonly string[];

interface Particulars {
  in?: Names;
  when?: (context: never) => boolean;
  /** Events as tables name them: `code.submitted`, `sendCall done`, `after patience`; `*` for all of them. */
  on?: Names;
  emits?: Names;
}

/**
 * A place that paths come to (names of states, and `when` of the context), or, with `on` or `emits`, what happens on
 * the way out of it. Names alone are a place too.
 */
export type Moment = Names | Particulars;

const listOf = (names: Names): readonly string[] => (typeof names === 'string' ? [names] : names);
const isNames = (moment: Moment): moment is Names => typeof moment === 'string' || Array.isArray(moment);
const particularsOf = (moment: Moment): Particulars => (isNames(moment) ? { in: moment } : moment);
const isPlace = ({ on, emits }: Particulars): boolean => on === undefined && emits === undefined;

interface Ends {
  /** The edges that may be taken; all of them where it is left out. */
  isOpen?: (edge: Edge) => boolean;
  /** An edge that the way ends with. */
  isLast?: (edge: Edge) => boolean;
}

/** All paths of a machine, to hold promises against. */
export class Paths {
  private readonly graph: Graph;
  private readonly states: ReadonlySet<string>;
  private readonly events: ReadonlySet<string>;
  private readonly emitted: ReadonlySet<string>;
  private readonly names = new Map<string, ReadonlySet<string>>();
  private readonly edgesFrom = new Map<string, Edge[]>();

  constructor(model: Model, graph: Graph) {
    this.graph = graph;
    this.states = new Set(Object.keys(model.table.states));
    this.events = new Set(['*', ...model.table.rows.map(({ on }) => on)]);
    this.emitted = new Set(graph.edges.flatMap(({ emits }) => emits));
    for (const { key, snapshot } of graph.states.values()) this.names.set(key, new Set(stateNames(snapshot)));
    for (const edge of graph.edges)
      if (edge.isTaken) this.edgesFrom.set(edge.from, [...(this.edgesFrom.get(edge.from) ?? []), edge]);
  }

  get starts(): string[] {
    return this.graph.starts.map(({ key }) => key);
  }

  /** The edges that lead out of a state. */
  out(key: string): readonly Edge[] {
    return this.edgesFrom.get(key) ?? [];
  }

  /** Whether this state is the place that is meant. */
  isAt(key: string, moment: Moment): boolean {
    const particulars = particularsOf(moment);
    return isPlace(particulars) && this.fits(key, particulars);
  }

  /** Whether this edge leads to the place that is meant, or is what happens. */
  isBy(edge: Edge, moment: Moment): boolean {
    const particulars = particularsOf(moment);
    if (isPlace(particulars)) return this.fits(edge.to, particulars);
    const { on = '*', emits } = particulars;
    const types = this.known(on, this.events);
    const emitted = emits === undefined ? undefined : this.known(emits, this.emitted);
    return (
      this.fits(edge.from, particulars) &&
      (types.includes('*') || types.includes(tableEvent(edge.event.type))) &&
      (emitted === undefined || emitted.some((type) => edge.emits.includes(type)))
    );
  }

  /** Where one is once it has happened, the nearest to the start first. */
  after(moment: Moment): string[] {
    const led = this.taken.filter((edge) => this.isBy(edge, moment)).map(({ to }) => to);
    const places = [...this.graph.states.keys()].filter((key) => this.isAt(key, moment));
    const found = new Set(isPlace(particularsOf(moment)) ? places : led);
    return [...this.region(this.starts, () => true)].filter((key) => found.has(key));
  }

  /** All states that can be come to from these, the nearest first. */
  region(starts: readonly string[], isOpen: (edge: Edge) => boolean): Set<string> {
    const found = new Set(starts);
    for (const key of found) for (const edge of this.out(key)) if (isOpen(edge)) found.add(edge.to);
    return found;
  }

  /** The states from which there is a way to this moment. */
  reaching(moment: Moment): Set<string> {
    const back = new Map<string, string[]>();
    for (const { from, to } of this.taken) back.set(to, [...(back.get(to) ?? []), from]);
    const places = [...this.graph.states.keys()].filter((key) => this.isAt(key, moment));
    const found = new Set([...places, ...this.taken.filter((edge) => this.isBy(edge, moment)).map(({ from }) => from)]);
    for (const key of found) for (const from of back.get(key) ?? []) found.add(from);
    return found;
  }

  /** The states of a region from which some edges lead round to them again. */
  circular(region: ReadonlySet<string>, edgesOf: (key: string) => readonly Edge[]): Set<string> {
    // What leads nowhere but to ends is taken away until nothing of the kind is left.
    const left = new Set(region);
    for (let size = -1; size !== left.size;) {
      size = left.size;
      for (const key of left) if (edgesOf(key).every(({ to }) => !left.has(to))) left.delete(key);
    }
    return left;
  }

  /** A shortest way from some states to a state or by an edge; undefined where there is none. */
  way(starts: readonly string[], isEnd: (key: string) => boolean, ends: Ends = {}): Edge[] | undefined {
    const { isOpen = () => true, isLast = () => false } = ends;
    const cameBy = new Map<string, Edge | undefined>(starts.map((key) => [key, undefined]));
    const back = (key: string): Edge[] => {
      const way: Edge[] = [];
      for (let edge = cameBy.get(key); edge; edge = cameBy.get(edge.from)) way.unshift(edge);
      return way;
    };
    for (const key of cameBy.keys()) {
      if (isEnd(key)) return back(key);
      for (const edge of this.out(key)) {
        if (isLast(edge)) return [...back(key), edge];
        if (!cameBy.has(edge.to) && isOpen(edge)) cameBy.set(edge.to, edge);
      }
    }
    return undefined;
  }

  /** A shortest way from the start to this moment, or to one of its states. */
  wayBy(moment: Moment, key?: string): Edge[] {
    const isMeant = (to: string): boolean => key === undefined || to === key;
    return (
      this.way(this.starts, (to) => isMeant(to) && this.isAt(to, moment), {
        isLast: (edge) => isMeant(edge.to) && this.isBy(edge, moment),
      }) ?? []
    );
  }

  /** A way to where it would happen, if it ever did. */
  wayNear(moment: Moment): Edge[] {
    const { in: names } = particularsOf(moment);
    return names === undefined ? [] : this.wayBy(names);
  }

  /** Each step as an event, and where it leads. */
  tell(way: readonly Edge[]): string[] {
    return way.map(({ event, to }) => `${eventLabel(event.type)} → ${stateLabel(this.graph.states.get(to))}`);
  }

  private get taken(): Edge[] {
    return [...this.edgesFrom.values()].flat();
  }

  private fits(key: string, { in: names, when }: Particulars): boolean {
    const isIn = names === undefined || this.known(names, this.states).some((name) => this.names.get(key)?.has(name));
    const context: unknown = this.graph.states.get(key)?.snapshot.context;
    return isIn && (when?.(context as never) ?? true);
  }

  /** Nothing could ever break a promise of what the machine doesn't have. */
  private known(names: Names, all: ReadonlySet<string>): readonly string[] {
    const unknown = listOf(names).filter((name) => !all.has(name));
    if (unknown.length > 0) throw new Error(`The machine has no ${unknown.join(', ')}`);
    return listOf(names);
  }
}
