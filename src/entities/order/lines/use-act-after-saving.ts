import type { PlacedOrder } from '#contract/types.ts';
import type { lineEditMachine } from '#machines/order/line-edit.machine.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, type RefObject } from 'react';
import type { ActorRefFrom } from 'xstate';
import { placedOrderQuery } from '../order.queries.ts';

/**
 * A press on a button of the order's state waits while a line is saved, and is made once that is: sent beside it, the
 * order would move by a version that is old by then. Where the change is refused, the person decides again. Where the
 * number that was typed needs more, such as a reason, the press leads to where that is asked.
 */
export function useActAfterSaving(
  actor: ActorRefFrom<typeof lineEditMachine>,
  { id, version }: PlacedOrder,
  lines: RefObject<HTMLElement | null>,
): void {
  const queryClient = useQueryClient();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isRefused = useSelector(actor, ({ context }) => context.refusal !== null || context.isOutdated);
  const isLacking = useSelector(
    actor,
    ({ context: { line, content, refusal, isOutdated } }) =>
      line?.cell === null && content !== null && refusal === null && !isOutdated,
  );
  const held = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isBusy && !isLacking) return undefined;
    const hold = (event: MouseEvent): void => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-state]') : null;
      if (!button || !lines.current?.closest('[data-order]')?.contains(button)) return;
      const asked = lines.current?.querySelector<HTMLElement>('form :required');
      if (!isBusy && !asked) return;
      event.preventDefault();
      event.stopPropagation();
      if (isBusy) held.current = button;
      else asked?.focus();
    };
    // Before the button itself hears of it.
    document.addEventListener('click', hold, true);
    return () => document.removeEventListener('click', hold, true);
  }, [isBusy, isLacking, lines]);
  useEffect(() => {
    const button = held.current;
    if (button === null || isBusy) return;
    // The page shows what the answer has brought a moment later.
    const isShown = queryClient.getQueryData(placedOrderQuery(id).queryKey)?.version === version;
    if (!isRefused && !isShown) return;
    held.current = null;
    if (!isRefused) button.click();
  }, [isBusy, isRefused, id, version, queryClient]);
}
