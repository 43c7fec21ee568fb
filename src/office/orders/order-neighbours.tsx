import { actKeys } from '#entities/acts/act-keys.ts';
import { placedOrderQuery } from '#entities/order/order.queries.ts';
import { orderKeysTitle } from '#entities/order/transitions/state-keys.strings.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { useBranch } from '#routes/use-branch.ts';
import { ChevronRightIcon } from '#ui/icons.tsx';
import { isForPage, isInPopup, usePageKeys, type KeyGroup } from '#ui/keys/page-keys.ts';
import { ChevronLeftIcon } from '#ui/later-icons.tsx';
import { useNeighbours } from '#ui/navigation/neighbours.ts';
import { ActionIcon } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'wouter';
import classes from './office-order.module.css';
import { officeOrdersStrings } from './office-orders.strings.ts';

const { neighbours } = officeOrdersStrings;

const keys: KeyGroup = {
  title: orderKeysTitle,
  keys: {
    [actKeys.next.letter]: neighbours.next.toLowerCase(),
    [actKeys.previous.letter]: neighbours.previous.toLowerCase(),
  },
};

interface StepProps {
  href: string | null;
  state: unknown;
  label: string;
  letter: string;
  children: ReactNode;
}

/** In the place of the page it leads from, so that Back leads to the list. */
function Step({ href, state, label, letter, children }: StepProps) {
  const look = { variant: 'default', size: 32, 'aria-label': label };
  if (href === null)
    return (
      <ActionIcon {...look} disabled>
        {children}
      </ActionIcon>
    );
  const to = { href, state, replace: true };
  return (
    <ActionIcon {...look} data-key={letter} aria-keyshortcuts={letter} component={Link} {...to}>
      {children}
    </ActionIcon>
  );
}

/** The orders before and after this one in the list that the person came from; nothing if they came from elsewhere. */
export function OrderNeighbours({ orderId }: { orderId: number }) {
  const found = useNeighbours(orderId);
  const { getHref } = useBranch();
  const queryClient = useQueryClient();
  const hrefOf = (id: number | undefined): string | null =>
    id === undefined ? null : getHref('order', { orderId: id });
  const [previous, next] = [hrefOf(found?.previous), hrefOf(found?.next)];
  const links = useRef<HTMLElement>(null);
  usePageKeys(found ? keys : null, (event) => {
    const key = [actKeys.next, actKeys.previous].find(({ code }) => code === event.code);
    if (!key || !isForPage(event) || isInPopup(event)) return false;
    // As if it were pressed: whoever has changed a line is asked before it is left.
    links.current?.querySelector<HTMLElement>(`[data-key=${key.letter}]`)?.click();
    return true;
  });
  const nextId = found?.next;
  useEffect(() => {
    if (nextId !== undefined) return whenIdle(() => void queryClient.prefetchQuery(placedOrderQuery(nextId)));
    return undefined;
  }, [nextId, queryClient]);
  if (!found) return null;
  const { place, count, state } = found;
  return (
    <nav ref={links} className={classes['neighbours']} aria-label={neighbours.title}>
      <Step href={previous} state={state} label={neighbours.previous} letter={actKeys.previous.letter}>
        <ChevronLeftIcon size={18} />
      </Step>
      <span className={classes['place']}>{neighbours.place(place, count)}</span>
      <Step href={next} state={state} label={neighbours.next} letter={actKeys.next.letter}>
        <ChevronRightIcon size={18} />
      </Step>
    </nav>
  );
}
