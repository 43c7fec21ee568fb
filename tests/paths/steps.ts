import type { EventObject } from 'xstate';
import type { Edge, Graph } from '#tests/model/kit/explore.ts';
import { eventLabel, stateLabel } from '#tests/model/kit/labels.ts';
import { serialize } from '#tests/model/kit/observe.ts';

/** One step of a path in words. */
export interface Step {
  event: string;
  /** The part of the payload that decides where it leads; empty where nothing does. */
  decides: string;
  to: string;
}

const LONGEST = 160;

const payloadOf = ({
  type: _,
  actorId: __,
  ...payload
}: EventObject & { actorId?: unknown }): Record<string, unknown> => payload;

function fieldsOf(value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return [['', serialize(value)]];
  if (value instanceof Error) return [['', `${value.name}: ${value.message}`]];
  return Object.entries(value).map(([key, part]) => [key, serialize(part)]);
}

/** Fields of the payload, one level into its only field: that of an answer or a failure. */
function flat(event: EventObject): Map<string, string> {
  const payload = Object.entries(payloadOf(event));
  return new Map(
    payload.flatMap(([key, value]) => fieldsOf(value).map(([part, text]) => [part ? `${key}.${part}` : key, text])),
  );
}

/** Says of each step what its event is, what of the payload decides, and where it leads. */
export class Steps {
  private readonly graph: Graph;
  private readonly siblings = new Map<string, Edge[]>();

  constructor(graph: Graph) {
    this.graph = graph;
    for (const edge of graph.edges) {
      const key = this.keyOf(edge);
      this.siblings.set(key, [...(this.siblings.get(key) ?? []), edge]);
    }
  }

  private keyOf({ from, event }: Edge): string {
    return `${event.type} ${from}`;
  }

  /** The fields in which this event is unlike those of its type that lead elsewhere from the same state. */
  decides(edge: Edge): string {
    const others = (this.siblings.get(this.keyOf(edge)) ?? []).filter(
      ({ to, transitions }) => to !== edge.to || transitions.join() !== edge.transitions.join(),
    );
    if (others.length === 0) return '';
    const foreign = others.map(({ event }) => flat(event));
    const unlike = [...flat(edge.event)].filter(([key, text]) => foreign.some((other) => other.get(key) !== text));
    const text = unlike.map(([key, value]) => `${key}: ${value}`).join(', ');
    return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  }

  /** A step in words. */
  tell(edge: Edge): Step {
    const { states } = this.graph;
    return {
      event: eventLabel(edge.event.type),
      decides: this.decides(edge),
      to: edge.isTaken ? stateLabel(states.get(edge.to)) : 'refused',
    };
  }
}

/** A step on one line. */
export const lineOf = ({ event, decides, to }: Step): string => `${event}${decides && ` { ${decides} }`} → ${to}`;
