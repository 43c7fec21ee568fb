import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { makeBench } from '#tests/model/kit/bench.ts';
import { writtenTransitions, type Graph } from '#tests/model/kit/explore.ts';
import { eventLabel } from '#tests/model/kit/labels.ts';
import type { Model } from '#tests/model/kit/model.ts';

/** A transition as the machine has it. */
export interface Arrow {
  id: string;
  /** Ids of state nodes; a transition without a target stays. */
  from: string;
  to: string;
  /** The event, and the guard where there is one. */
  label: string;
  /** Numbers of the edges that take it. */
  edges: number[];
}

function guardOf({ guard }: AnyTransitionDefinition): string {
  if (guard === undefined) return '';
  if (typeof guard === 'string') return ` [${guard}]`;
  return typeof guard === 'object' && 'type' in guard ? ` [${guard.type}]` : ' [guard]';
}

/** The transitions of a machine, with the edges that take each. */
export function arrowsOf({ machine }: Model, { edges }: Graph): Arrow[] {
  return writtenTransitions(makeBench(machine).machine).map(({ id, definition }) => {
    const source: AnyStateNode = definition.source;
    const [target] = definition.target ?? [];
    return {
      id,
      from: source.id,
      to: target?.id ?? source.id,
      label: `${eventLabel(String(definition.eventType))}${guardOf(definition)}`,
      edges: edges.flatMap(({ transitions }, number) => (transitions.includes(id) ? [number] : [])),
    };
  });
}
