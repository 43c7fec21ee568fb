import type { Edge, Graph } from '#tests/model/kit/explore.ts';
import { answeredActor, type Model } from '#tests/model/kit/model.ts';
import { leavesOf } from '#tests/model/kit/observe.ts';
import { rowFor, type After } from '#tests/model/kit/table.ts';
import { Ways } from '#tests/model/kit/ways.ts';
import { asWhom, isByControl, whatToDo, whatToSee, whereToBegin, type Words } from '#tests/model/kit/words.ts';
import { edgeOf } from '../one-path.ts';

/** A step as a person takes it. */
export interface Step {
  does: string;
  sees: string;
}

/** One path as a person walks it, with its number. */
export interface Case {
  number: number;
  begin: string;
  steps: readonly Step[];
}

interface Told {
  model: Model;
  graph: Graph;
  words: Words;
}

/** The messages that the table has for a step. */
function messagesOf({ model, graph }: Told, { from, event }: Edge): readonly string[] {
  const snapshot = graph.states.get(from)?.snapshot;
  if (!snapshot) return [];
  const after = rowFor(model.table, leavesOf(snapshot), snapshot.context, event)?.after;
  const context: unknown = snapshot.context;
  const told = typeof after === 'function' ? (after as (step: object) => After)({ context, event }) : after;
  return (told as After | undefined)?.messages ?? [];
}

/** A message in words; why it came is left out, since the walks make reasons of their own. */
function tellMessage(text: string): string {
  const [first = '', ...others] = text.split(' · ');
  return others.length > 0 ? `Сообщение «${others.join(' · ')}» с причиной.` : `Сообщение «${first}».`;
}

const isCalling = ({ invoke }: { invoke: readonly unknown[] }): boolean => invoke.length > 0;

/** The paths of a machine as a person walks them. */
export class Cases {
  private readonly told: Told;
  private readonly ways: Ways;

  constructor(told: Told) {
    this.told = told;
    this.ways = new Ways(told.graph);
  }

  /** The edges of a path. */
  edgesTo(number: number): Edge[] {
    const edge = edgeOf(this.told.graph, number);
    return [...this.ways.to(edge.from), edge];
  }

  /** One step in words. */
  tellStep(edge: Edge): Step {
    const { graph, words } = this.told;
    const to = graph.states.get(edge.to)?.snapshot;
    if (!to) throw new Error(`${words.machine} has no state for ${edge.event.type}`);
    const messages = messagesOf(this.told, edge).map(tellMessage);
    const seen = edge.isTaken ? whatToSee(words, to) : ['Ничего не изменилось.'];
    return { does: whatToDo(words, edge.event), sees: [...seen, ...messages].filter((text) => text !== '').join(' ') };
  }

  /** A path in words, up to where nothing is waited for: what passes in a moment, nobody can look at. */
  tell(number: number): Case {
    const { graph, words } = this.told;
    const way = this.edgesTo(number);
    const steps = [...way, ...this.toRest(graph.edges[number]?.to ?? '')].map((edge) => this.tellStep(edge));
    const start = graph.states.get(way[0]?.from ?? '')?.snapshot;
    const begin = start ? whereToBegin(words, start) : '';
    return { number, begin: [begin, ...this.people(way)].join(' '), steps };
  }

  /** The answers from a state to the nearest one where no call is under way. */
  private toRest(from: string): Edge[] {
    const { graph } = this.told;
    const edges = graph.edges.filter(({ event }) => answeredActor(event.type)?.ok);
    const ways = new Ways({ ...graph, starts: [{ key: from, input: undefined, index: 0 }], edges });
    const rest = ways.reached().find((key) => !graph.states.get(key)?.snapshot._nodes.some(isCalling));
    return rest === undefined ? [] : ways.to(rest);
  }

  /** As whom the steps of a path are taken. */
  private people(way: readonly Edge[]): Set<string> {
    return new Set(way.flatMap(({ event }) => asWhom(this.told.words, event) ?? []));
  }

  /** The transitions on a path, or on all of them, that a person takes by a control. */
  byControl(edges: readonly Edge[] = this.told.graph.edges): Set<string> {
    const { words } = this.told;
    return new Set(edges.flatMap(({ event, transitions }) => (isByControl(words, event) ? transitions : [])));
  }

  /**
   * Numbers of few and short paths that take each transition which a person can take by a control, in their order. Of
   * all paths of one person each time the one that takes most of what is still to be taken, in the fewest steps.
   */
  choose(): number[] {
    const due = this.byControl();
    const paths = this.told.graph.edges.flatMap((_, number) => {
      const way = this.edgesTo(number);
      return this.people(way).size > 1 ? [] : [{ number, length: way.length, taken: [...this.byControl(way)] }];
    });
    const chosen: number[] = [];
    while (due.size > 0) {
      let [best, most] = [paths[0], 0];
      for (const path of paths) {
        const worth = path.taken.filter((one) => due.has(one)).length;
        if (worth > most || (worth === most && path.length < (best?.length ?? 0))) [best, most] = [path, worth];
      }
      if (!best || most === 0) break;
      for (const one of best.taken) due.delete(one);
      chosen.push(best.number);
    }
    return chosen.toSorted((a, b) => a - b);
  }
}
