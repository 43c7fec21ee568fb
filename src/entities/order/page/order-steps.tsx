import type { PlacedOrder } from '#contract/types.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { useBranch } from '#routes/use-branch.ts';
import { VisuallyHidden } from '@mantine/core';
import { Link } from 'wouter';
import { stateChanges } from '../state-changes.ts';
import classes from './order-steps.module.css';
import { endedText, stepNames, stepsStrings } from './order-steps.strings.ts';

type State = PlacedOrder['state'];
type Step = keyof typeof stepNames;

/** How many of the four steps an order in each state has made; null where it has ended before the last. */
const stepsMade: Readonly<Record<State, number | null>> = {
  created: 0,
  accepted: 1,
  need_pay: 1,
  collected: 2,
  delivery: 3,
  done: 4,
  completed: 4,
  canceled: null,
  rejected: null,
};

const steps: readonly Step[] = ['accepted', 'collected', 'delivery', 'done'];

/** The way of an order to its customer; one that is picked up isn't brought. */
export function OrderSteps({ order }: { order: PlacedOrder }) {
  const { state, delivery, merged_into: mergedInto } = order;
  const { getHref } = useBranch();
  if (mergedInto !== undefined)
    return (
      <p className={classes['ended']} data-merged>
        {stepsStrings.merged}{' '}
        <Link href={getHref('order', { orderId: mergedInto })}>{stepsStrings.mergedInto(mergedInto)}</Link>
      </p>
    );
  const count = stepsMade[order.is_collected && state === 'need_pay' ? 'collected' : state];
  if (count === null)
    return <p className={classes['ended']}>{endedText(state, stateChanges(order).at(-1)?.reason ?? '')}</p>;
  const made = steps.slice(0, count);
  const shown = steps.filter((step) => step !== 'delivery' || delivery.kind !== 'pickup');
  const current = shown.findLast((step) => made.includes(step));
  return (
    <ol className={classes['steps']} aria-label={stepsStrings.title}>
      {shown.map((step) => {
        const isMade = made.includes(step);
        return (
          <li
            key={step}
            className={classes['step']}
            data-made={isMade || undefined}
            aria-current={step === current ? 'step' : undefined}
          >
            <span className={classes['mark']}>{isMade && <CheckIcon size={14} />}</span>
            <span>
              {stepNames[step]}
              {isMade && <VisuallyHidden>, {stepsStrings.made}</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
