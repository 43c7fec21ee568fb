import type { components } from '#contract/types.ts';
import { formatDateTime } from '#lib/dates.ts';
import { paths } from '#lib/paths.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { useBackLink } from '#ui/back-target.ts';
import { ArrowLeftIcon } from '#ui/icons.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { notifyFailure } from '#ui/notifier.ts';
import { OnceWanted } from '#ui/once-wanted.tsx';
import { useProvidedActor } from '#ui/provided-machines.tsx';
import { useCustomer } from '#ui/shop-context.tsx';
import { StateBadge } from '#ui/state-badge.tsx';
import { statesStrings } from '#ui/states.strings.ts';
import { Title } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { OrderLines } from './order-lines.tsx';
import classes from './order-page.module.css';
import { OrderSummary } from './order-summary.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { kindOfMove } from './moves.strings.ts';
import { OrderLinks } from './order-links.tsx';
import { ordersStrings } from './orders.strings.ts';
import { StateActions } from './state-actions.tsx';
import { useFocusAfter } from './use-focus-after.ts';

// Its dialog is the larger half of the page, and few ask for it.
const StateQuestion = lazyPart(() => import('./state-question.tsx'), 'StateQuestion');

/** An order: what it is made of, where it stands and what may be done with it. */
export function OrderView({ order }: { order: components['schemas']['PlacedOrder'] }) {
  const actor = useProvidedActor('stateChange', { orderId: order.id });
  // A move shows at once; a refused one is taken back.
  const movedTo = useSelector(actor, (snapshot) => (snapshot.hasTag('busy') ? snapshot.context.chosen?.state : undefined));
  const isAsking = useSelector(actor, (snapshot) => snapshot.hasTag('asking'));
  // A question must not wait for its dialog.
  useEffect(() => whenIdle(StateQuestion.preload), []);
  const giveUpAsking = (): void => {
    actor.send({ type: 'change.declined' });
    notifyFailure(statesStrings.failedTitle);
  };
  const moves = useRef<HTMLDivElement>(null);
  const state = useRef<HTMLSpanElement>(null);
  useFocusAfter(movedTo !== undefined, moves, state);
  const isOwn = useCustomer()?.id === order.customer.id;
  const back = useBackLink(paths.placedOrders.getHref(isOwn ? {} : { scope: 'shop' }));
  // Whoever leads the order on acts first; whoever may only cancel it reads first.
  const isLed = order.next_states.some((next) => kindOfMove(next) === 'on');
  const actions = <StateActions ref={moves} actor={actor} moves={order.next_states} />;
  return (
    <div className={classes['page']}>
      <header className={classes['wide']}>
        <Link {...back} className={classes['back']}>
          <ArrowLeftIcon size={18} />
          {ordersStrings.back}
        </Link>
        <div className={classes['head']}>
          <Title order={1}>{ordersStrings.number(order.id)}</Title>
          <span ref={state} role="status" tabIndex={-1}>
            <StateBadge state={movedTo ?? order.state} />
          </span>
        </div>
        <p className={classes['date']}>{ordersStrings.from(formatDateTime(order.created_at))}</p>
      </header>
      <section className={classes['lines']}>
        <h2 className={classes['section']}>{ordersStrings.lines}</h2>
        <OrderLines lines={order.lines} />
      </section>
      <aside className={classes['side']} data-led={isLed || undefined}>
        {isLed && actions}
        <OrderSummary order={order} withCustomer={!isOwn} />
        <OrderLinks order={order} isOwn={isOwn} />
        {!isLed && actions}
      </aside>
      <section className={classes['timeline']}>
        <h2 className={classes['section']}>{ordersStrings.timeline}</h2>
        <OrderTimeline steps={order.timeline} />
      </section>
      <OnceWanted isWanted={isAsking} onBroken={giveUpAsking}>
        <StateQuestion actor={actor} />
      </OnceWanted>
    </div>
  );
}
