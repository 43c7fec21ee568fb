import type { AnyMachineSnapshot, EventObject } from 'xstate';

/**
 * Events that no control of a screen brings about, by type, with the reason; or a function that says so of an event in
 * a state.
 */
export type WithoutControl = Readonly<
  Record<string, string | ((snapshot: AnyMachineSnapshot, event: EventObject) => string | undefined)>
>;

/** Why no control of the screen brings an event about in a state; undefined where one does. */
export function whyWithoutControl(
  withoutControl: WithoutControl | undefined,
  snapshot: AnyMachineSnapshot,
  event: EventObject,
): string | undefined {
  const why = withoutControl?.[event.type];
  return typeof why === 'function' ? why(snapshot, event) : why;
}
