import { BackLink } from '#ui/navigation/back-link.tsx';
import type { PlacedOrder } from '#contract/types.ts';
import { useShop } from '#page/shop-context.tsx';
import { useFlow } from '#page/use-flow.ts';
import { formatDateTime } from '#lib/dates.ts';
import { useBranch } from '#routes/use-branch.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { useBackLink } from '#ui/navigation/back-target.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { notifyFailure } from '#ui/notifier/notifier.ts';
import { MountOnOpen } from '#ui/overlay/mount-on-open.tsx';
import { useBadgeFacts } from '../due/funds.tsx';
import { OrderBadge } from '../order-badge.tsx';
import { statesStrings } from '#ui/states/states.strings.ts';
import { Title } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { stateChangeFlow } from '../flows/state-change.flow.ts';
import { OrderLines } from '../lines/order-lines.tsx';
import classes from './order-page.module.css';
import { OrderSummary } from './order-summary.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { kindOfTransition, transitionsStrings } from '../transitions/transitions.strings.ts';
import { ordersStrings } from '../orders.strings.ts';
import { StateActions } from '../transitions/state-actions.tsx';
import { useFocusAfter } from '#ui/overlay/use-focus-after.ts';
import { useHeldStates } from '../transitions/use-held-states.ts';

// Loaded separately: the dialog is more than half of the page's code, and few people open it.
const StateQuestion = lazyPart(() => import('../transitions/state-question.tsx'), 'StateQuestion');

interface OrderViewProps {
  order: PlacedOrder;
  /** Whose order it is and what it comes to; staff have it in sight with the number while they scroll. */
  whose?: ReactNode;
  /** Shown at the end of that row. */
  beside?: ReactNode;
  /** Shown below the heading. */
  lead?: ReactNode;
  /** Links below the details. */
  links: ReactNode;
  /** Whether its customer looks at it, who reads of it in their own words. */
  isBuyers?: boolean;
}

/** An order: its lines, its state and the transitions that the person may make. */
export function OrderView({ order, whose, beside, lead, links, isBuyers = false }: OrderViewProps) {
  const { time_zone: timeZone } = useShop();
  const actor = useFlow(stateChangeFlow, { orderId: order.id });
  // The new state is shown at once; a refusal restores the old one.
  const movedTo = useSelector(actor, (snapshot) =>
    snapshot.hasTag('busy') ? snapshot.context.chosen?.state : undefined,
  );
  const badge = useBadgeFacts(order);
  const isAsking = useSelector(actor, (snapshot) => snapshot.hasTag('asking'));
  // Loaded early so that the dialog opens without delay.
  useEffect(() => whenIdle(StateQuestion.preload), []);
  const giveUpAsking = (): void => {
    actor.send({ type: 'change.declined' });
    notifyFailure(statesStrings.failedTitle);
  };
  const transitions = useRef<HTMLDivElement>(null);
  const state = useRef<HTMLSpanElement>(null);
  useFocusAfter(movedTo !== undefined, transitions, state);
  const back = useBackLink(useBranch(order.customer.id).backHref);
  // Buttons are above the details for staff, who move the order forward; a customer, who can only cancel, reads first.
  const held = useHeldStates(order);
  const stopped = held.find(({ state }) => state !== 'canceled' && state !== 'rejected');
  const isLed = order.next_states.some((next) => kindOfTransition(next) === 'on') || stopped !== undefined;
  const isStaffs = whose !== undefined;
  const stops = isStaffs ? stopped?.reason : undefined;
  const actions = <StateActions ref={transitions} actor={actor} order={order} held={held} isFolded={isStaffs} />;
  return (
    <div className={classes['page']} data-order={order.id} data-led={isLed || undefined}>
      <header className={classes['top']} data-kept={isStaffs || undefined} data-stopped={stops && true}>
        <BackLink {...back}>{isBuyers ? ordersStrings.toOwn : ordersStrings.back}</BackLink>
        <div className={classes['head']}>
          <Title order={1}>{ordersStrings.number(order.id)}</Title>
          <span ref={state} role="status" tabIndex={-1}>
            <OrderBadge order={{ ...badge, state: movedTo ?? order.state }} />
          </span>
          {whose}
          {beside}
        </div>
        {stops !== undefined && (
          <p className={classes['stops']} title={stops}>
            {transitionsStrings.stops(stops)}
          </p>
        )}
      </header>
      <div className={classes['wide']}>
        <p className={classes['date']}>{ordersStrings.placedAt(formatDateTime(order.created_at, timeZone))}</p>
        {lead}
      </div>
      {/* The lines of one that was merged are in another. */}
      {order.merged_into === undefined && (
        <section className={classes['lines']}>
          <h2 className={classes['section']}>{ordersStrings.lines}</h2>
          <OrderLines order={order} isBuyers={isBuyers} isDense={isStaffs} />
        </section>
      )}
      <aside className={classes['side']}>
        {isLed && actions}
        <div className={classes['rest']}>
          <OrderSummary order={order} />
          {links}
        </div>
        {!isLed && actions}
      </aside>
      <section className={classes['timeline']}>
        <h2 className={classes['section']}>{ordersStrings.timeline}</h2>
        <OrderTimeline events={order.timeline} isBuyers={isBuyers} />
      </section>
      <MountOnOpen isOpen={isAsking} onBroken={giveUpAsking}>
        <StateQuestion actor={actor} order={order} />
      </MountOnOpen>
    </div>
  );
}
