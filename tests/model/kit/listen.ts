import type { AnyActorRef, AnyEventObject, AnyStateMachine, EventObject } from 'xstate';

/** The events that a machine received and emitted since the last reset, whatever runs it. */
export interface Heard {
  /** The actor that began last. */
  actor: AnyActorRef | undefined;
  /** Events of people and of other actors: no answers, no ends of delays. */
  events: AnyEventObject[];
  emitted: EventObject[];
  forget: () => void;
}

/** Listens to all actors that will run this machine. */
export function listenTo(machine: AnyStateMachine): Heard {
  const heard: Heard = {
    actor: undefined,
    events: [],
    emitted: [],
    forget: () => {
      heard.events = [];
      heard.emitted = [];
    },
  };
  const begin = machine.getInitialSnapshot.bind(machine);
  const take = machine.transition.bind(machine);
  Object.assign(machine, {
    getInitialSnapshot: (...args: Parameters<typeof begin>) => {
      const [{ self }] = args;
      heard.actor = self;
      self.on('*', (event: EventObject) => heard.emitted.push(event));
      return begin(...args);
    },
    transition: (...args: Parameters<typeof take>) => {
      const [, event] = args;
      if (!event.type.startsWith('xstate.')) heard.events.push(event);
      return take(...args);
    },
  });
  return heard;
}
