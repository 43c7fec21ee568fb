import type { Edge, Graph } from '#tests/model/kit/explore.ts';
import type { Model } from '#tests/model/kit/model.ts';
import { leavesOf } from '#tests/model/kit/observe.ts';
import { rowFor, type After } from '#tests/model/kit/table.ts';
import { Ways } from '#tests/model/kit/ways.ts';
import { isByControl, whatToDo, whatToSee, type Words } from '#tests/model/kit/words.ts';
import { edgeOf } from '../one-path.ts';

/** A step as a person takes it. */
export interface Step {
  does: string;
  sees: string;
}

/** One path as a person walks it, with its number. */
export interface Case {
  number: number;
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

  /** A path in words. */
  tell(number: number): Case {
    return { number, steps: this.edgesTo(number).map((edge) => this.tellStep(edge)) };
  }

  /** The transitions on a path, or on all of them, that a person takes by a control. */
  byControl(edges: readonly Edge[] = this.told.graph.edges): Set<string> {
    const { words } = this.told;
    return new Set(edges.flatMap(({ event, transitions }) => (isByControl(words, event) ? transitions : [])));
  }

  /**
   * Numbers of few and short paths that take each transition which a person can take by a control, in their order. Of
   * all paths each time the one that takes most of what is still to be taken, in the fewest steps.
   */
  choose(): number[] {
    const due = this.byControl();
    const paths = this.told.graph.edges.map((_, number) => {
      const way = this.edgesTo(number);
      return { number, length: way.length, taken: [...this.byControl(way)] };
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
