import type { markQueueMachine } from '#machines/purchase/mark-queue.machine.ts';
import { usePageActor } from '#page/page-context.tsx';
import { useCustomer } from '#page/shop-context.tsx';
import { useAskBeforeLeaving } from '#page/use-ask-before-leaving.ts';
import { useFlow } from '#page/use-flow.ts';
import { useSelector } from '@xstate/react';
import { createContext, use, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { markQueueFlow } from './flows/mark-queue.flow.ts';
import { markStore } from './mark-store.ts';

type Queue = ActorRefFrom<typeof markQueueMachine>;

const MarkQueueContext = createContext<Queue | null>(null);

interface OwnQueueProps {
  intermediaryId: number;
  children: ReactNode;
}

function OwnQueue({ intermediaryId, children }: OwnQueueProps) {
  const store = useMemo(() => markStore(intermediaryId), [intermediaryId]);
  const queue = useFlow(markQueueFlow, { intermediaryId, ...store.read() });
  const isOffline = useSelector(usePageActor('connection'), (snapshot) => snapshot.hasTag('offline'));
  // Whether what waits is lost with the page.
  const [isLosable, setLosable] = useState(false);
  useLayoutEffect(() => {
    let before = queue.getSnapshot().context;
    const { unsubscribe } = queue.subscribe(({ context }) => {
      store.change(before, context);
      before = context;
      setLosable(store.isInMemory());
    });
    return unsubscribe;
  }, [queue, store]);
  useEffect(
    () => store.onSettledElsewhere((keys) => queue.send({ type: 'marks.settledElsewhere', keys })),
    [queue, store],
  );
  useAskBeforeLeaving(isLosable);
  useEffect(() => queue.send({ type: isOffline ? 'network.lost' : 'network.restored' }), [queue, isOffline]);
  return <MarkQueueContext value={queue}>{children}</MarkQueueContext>;
}

/** Takes what the signed-in person tells of lines below it, and sends it when there is a network. */
export function MarkQueue({ children }: { children: ReactNode }) {
  const id = useCustomer()?.id ?? 0;
  return (
    <OwnQueue key={id} intermediaryId={id}>
      {children}
    </OwnQueue>
  );
}

/** The queue of the page; throws without a `MarkQueue` above. */
export function useMarkQueue(): Queue {
  const queue = use(MarkQueueContext);
  if (!queue) throw new Error('There is no MarkQueue above');
  return queue;
}
