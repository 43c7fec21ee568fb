import type { components } from '#contract/types.ts';
import { DateTime } from '#entities/shop/date-time.tsx';
import { orderStateNames } from '../order-states.strings.ts';
import { stateColor } from '../state-badge.tsx';
import classes from './order-timeline.module.css';
import { ordersStrings } from '../orders.strings.ts';

type StateChange = components['schemas']['StateChange'];

function Step({ step: { from, to, author, at, reason } }: { step: StateChange }) {
  return (
    <li className={classes['step']} data-color={stateColor(to)}>
      <span className={classes['what']}>
        {from === null ? ordersStrings.placed : `${orderStateNames[from]} → ${orderStateNames[to]}`}
      </span>
      <span className={classes['who']}>
        <DateTime value={at} /> · {author || ordersStrings.shop}
      </span>
      {reason && <q className={classes['reason']}>{reason}</q>}
    </li>
  );
}

/** The changes of the order's state, newest first. */
export function OrderTimeline({ steps }: { steps: readonly StateChange[] }) {
  return (
    <ol className={classes['steps']}>
      {steps.toReversed().map((step, index) => (
        <Step key={steps.length - index} step={step} />
      ))}
    </ol>
  );
}
