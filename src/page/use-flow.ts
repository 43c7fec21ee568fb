import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { createActor, type ActorRefFrom, type AnyActorRef, type AnyStateMachine, type InputFrom } from 'xstate';
import type { Flow } from './define-flow.ts';
import { usePage } from './page-context.tsx';

type Input<M extends AnyStateMachine> = undefined extends InputFrom<M> ? [input?: InputFrom<M>] : [input: InputFrom<M>];

/**
 * Runs a flow while the component is mounted, as a child of the page's root actor. The input is read once; emitted
 * events go to the flow's handlers.
 */
export function useFlow<M extends AnyStateMachine>(flow: Flow<M>, ...[input]: Input<M>): ActorRefFrom<M> {
  const { connect, root } = usePage();
  const { machine, handle } = connect(flow);
  const logic: AnyStateMachine = machine;
  const create = (): AnyActorRef => createActor(logic, { input, ...(root && { parent: root }) });
  const [actor, setActor] = useState(create);
  const recreate = useEffectEvent(() => setActor(create()));
  const hear = useEffectEvent(handle);
  // Only the parent can stop a child actor.
  const stop = useEffectEvent((flowActor: AnyActorRef) => {
    if (root) root.send({ type: 'flow.closed', flow: flowActor });
    else flowActor.stop();
  });
  // A layout effect, since effects of the component and of its children may send events at once.
  useLayoutEffect(() => {
    if (actor.getSnapshot().status === 'stopped') return undefined;
    const emitted = actor.on('*', (event) => hear(event));
    // React repeats effects in StrictMode and when a hidden page is shown again: a stopped actor is replaced by a new
    // one.
    actor.subscribe({ complete: () => actor.getSnapshot().status === 'stopped' && recreate() });
    actor.start();
    return () => {
      emitted.unsubscribe();
      stop(actor);
    };
  }, [actor]);
  return actor as ActorRefFrom<M>;
}
