import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { type ActorRefFrom, type AnyActor, type AnyStateMachine, createActor, type InputFrom } from 'xstate';
import type { Flow } from './define-flow.ts';
import { usePage } from './page-context.tsx';

type Input<M extends AnyStateMachine> = undefined extends InputFrom<M> ? [input?: InputFrom<M>] : [input: InputFrom<M>];

/**
 * Runs a flow while the component is mounted and shown, and begins it again when it is shown again. The input is read
 * once; emitted events go to the flow's handlers.
 */
export function useFlow<M extends AnyStateMachine>(flow: Flow<M>, ...[input]: Input<M>): ActorRefFrom<M> {
  const { connect, inspect } = usePage();
  const { machine, handle } = connect(flow);
  const logic: AnyStateMachine = machine;
  // `useActorRef` would start a stopped actor again in the state that it was stopped in, and so repeat its call.
  const create = (): AnyActor => createActor(logic, { input, ...(inspect && { inspect }) });
  const [actor, setActor] = useState(create);
  const recreate = useEffectEvent(() => setActor(create()));
  const hear = useEffectEvent(handle);
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
      actor.stop();
    };
  }, [actor]);
  return actor as ActorRefFrom<M>;
}
