import type { components } from '#contract/types.ts';
import { purchasesBranch } from '#common/routes/branches.ts';
import { isBoughtKnown } from '#entities/purchase/bought-sums.ts';
import { PurchaseBadge } from '#entities/purchase/purchase-badge.tsx';
import { purchaseStateName } from '#entities/purchase/purchase.strings.ts';
import { formatMoney } from '#lib/money.ts';
import { plural } from '#lib/plural.ts';
import { useShop } from '#page/shop-context.tsx';
import { getBranchHref } from '#routes/branch-href.ts';
import { useId, type CSSProperties } from 'react';
import { Link } from 'wouter';
import { ChartTable } from '../chart-table.tsx';
import { DayPartCard } from '../day-part.tsx';
import { dayStrings } from '../day.strings.ts';
import partClasses from '../day-part.module.css';
import classes from './purchases-fullness.module.css';

type Schemas = components['schemas'];
type Fullness = Schemas['PurchaseFullness'];

const stages = ['ordered', 'bought', 'came', 'handed_over'] as const;

const list = getBranchHref(purchasesBranch, 'purchases');

/** What a purchase earns: a dash while nothing is known of what it cost. */
function marginOf(money: Schemas['BoughtSums'], currency: string): string {
  if (!isBoughtKnown(money)) return '—';
  const { margin, unknown_count: unknown } = money;
  const earned = formatMoney(margin, currency);
  return unknown > 0 ? dayStrings.withoutUnknown(earned, unknown) : earned;
}

/** The pieces that haven't come. */
const leftOf = ({ ordered, came }: Fullness): number => ordered - came;

/** How much of the purchase each stage has, as a part of what was ordered. */
function Bar({ purchase }: { purchase: Fullness }) {
  return (
    <span className={classes['bar']} aria-hidden>
      {stages.slice(1).map((stage) => {
        const share = Math.round((purchase[stage] / Math.max(1, purchase.ordered)) * 100);
        return <span key={stage} data-stage={stage} style={{ '--share': `${share}%` } as CSSProperties} />;
      })}
    </span>
  );
}

interface PurchasesPartProps {
  title: string;
  total?: string | undefined;
  purchases: readonly Fullness[];
  /** The list of all such purchases. */
  all: { text: string; href: string };
}

/** Purchases with their pieces and what they earn, each a link to its page. */
function PurchasesPart({ title, total, purchases, all }: PurchasesPartProps) {
  const { currency } = useShop();
  const id = useId();
  if (purchases.length === 0) return null;
  return (
    <DayPartCard title={title} id={id} total={total}>
      <ul className={classes['purchases']} aria-labelledby={id}>
        {purchases.map((purchase) => (
          <li key={purchase.id}>
            <Link className={classes['purchase']} href={`${list}/${purchase.id}/list-orders/`}>
              <span className={classes['name']}>{purchase.name}</span>{' '}
              <PurchaseBadge state={purchase.state} left={leftOf(purchase)} /> <Bar purchase={purchase} />
              <span className={classes['numbers']}>
                {stages.map((stage) => `${dayStrings.fullness[stage]}\u00A0${purchase[stage]}`).join(', ')}
              </span>
              {isBoughtKnown(purchase.money) && (
                <span className={classes['margin']} data-loss={purchase.money.margin < 0 || undefined}>
                  {' '}
                  {dayStrings.marginOf(marginOf(purchase.money, currency))}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
      <ChartTable
        caption={title}
        columns={[
          dayStrings.purchase,
          dayStrings.state,
          ...stages.map((stage) => dayStrings.fullness[stage]),
          dayStrings.margin,
        ]}
        rows={purchases.map((purchase) => [
          dayStrings.numbered(purchase.name, purchase.id),
          purchaseStateName(purchase.state, leftOf(purchase)),
          ...stages.map((stage) => purchase[stage]),
          marginOf(purchase.money, currency),
        ])}
      />
      <Link className={partClasses['all']} href={all.href}>
        {all.text}
      </Link>
    </DayPartCard>
  );
}

interface PurchasesFullnessProps {
  /** Those that aren't closed. */
  purchases: readonly Fullness[];
  closed: Schemas['ClosedPurchases'] | null;
}

/** How far the purchases in work have come, and what those have earned that were closed lately. */
export function PurchasesFullness({ purchases, closed }: PurchasesFullnessProps) {
  const { currency } = useShop();
  return (
    <>
      <PurchasesPart
        title={dayStrings.purchases}
        purchases={purchases}
        all={{ text: dayStrings.toPurchases, href: list }}
      />
      {closed && (
        <PurchasesPart
          title={dayStrings.closed}
          total={[
            ...(isBoughtKnown(closed.money) ? [dayStrings.marginOf(marginOf(closed.money, currency))] : []),
            plural(closed.count, dayStrings.purchaseForms),
          ].join(', ')}
          purchases={closed.purchases}
          all={{ text: dayStrings.toClosed, href: `${list}?state=closed` }}
        />
      )}
    </>
  );
}
