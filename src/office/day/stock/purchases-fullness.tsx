import type { components } from '#contract/types.ts';
import { purchasesBranch } from '#common/routes/branches.ts';
import { purchaseStateNames } from '#entities/purchase/purchase.strings.ts';
import { getBranchHref } from '#routes/branch-href.ts';
import type { CSSProperties } from 'react';
import { Link } from 'wouter';
import { DayPartCard } from '../day-part.tsx';
import { dayStrings } from '../day.strings.ts';
import partClasses from '../day-part.module.css';
import classes from './purchases-fullness.module.css';

type Fullness = components['schemas']['PurchaseFullness'];

const stages = ['ordered', 'bought', 'came', 'handed_over'] as const;

/** How far the purchases in work have come, each a link to its page. */
export function PurchasesFullness({ purchases }: { purchases: readonly Fullness[] }) {
  if (purchases.length === 0) return null;
  const list = getBranchHref(purchasesBranch, 'purchases');
  return (
    <DayPartCard title={dayStrings.purchases} id="purchases-fullness">
      <ul className={classes['purchases']} aria-labelledby="purchases-fullness">
        {purchases.map((purchase) => (
          <li key={purchase.id}>
            <Link className={classes['purchase']} href={`${list}/${purchase.id}/list-orders/`}>
              <span className={classes['name']}>{purchase.name}</span>{' '}
              <span className={classes['aside']}>{purchaseStateNames[purchase.state]}</span>{' '}
              <span className={classes['bar']} aria-hidden>
                {stages.slice(1).map((stage) => (
                  <span
                    key={stage}
                    data-stage={stage}
                    style={
                      {
                        '--share': `${Math.round((purchase[stage] / Math.max(1, purchase.ordered)) * 100)}%`,
                      } as CSSProperties
                    }
                  />
                ))}
              </span>
              <span className={classes['numbers']}>
                {stages.map((stage) => `${dayStrings.fullness[stage]}\u00A0${purchase[stage]}`).join(', ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link className={partClasses['all']} href={list}>
        {dayStrings.toPurchases}
      </Link>
    </DayPartCard>
  );
}
