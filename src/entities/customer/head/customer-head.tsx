import { BackLink } from '#ui/navigation/back-link.tsx';
import { getBranchHref } from '#routes/branch-href.ts';
import { customersBranch } from '#common/routes/branches.ts';
import type { ScreenName } from '#common/routes/screens.ts';
import { useBranch } from '#routes/use-branch.ts';
import { Money } from '#entities/shop/money.tsx';
import { Link } from 'wouter';
import { customerName, customerPhone } from '../customer-name.ts';
import classes from './customer-head.module.css';
import { customerHeadStrings } from './customer-head.strings.ts';
import { useShopCustomer } from '../use-shop-customer.ts';
import { useParentHref } from './use-parent-href.ts';

const screens = ['customer', 'orders', 'payments', 'history'] as const satisfies readonly ScreenName[];

interface CustomerHeadProps {
  id: number;
  /** Which of the customer's lists the page shows. */
  current: (typeof screens)[number];
}

/**
 * Whose records a page of staff shows, with links between the lists of this customer and back to the list of customers.
 */
export function CustomerHead({ id, current }: CustomerHeadProps) {
  const { getHref, canSee } = useBranch();
  const parentHref = useParentHref();
  const { data } = useShopCustomer(id);
  // Lists of others' records lead to the card among all customers.
  const hrefOf = (screen: (typeof screens)[number]): string =>
    screen === 'customer'
      ? getBranchHref(customersBranch, 'customer', { customerId: id })
      : getHref(screen, { customerId: id });
  const seen = screens.filter((screen) => canSee(screen));
  return (
    <div className={classes['head']}>
      {parentHref !== undefined && <BackLink href={parentHref}>{customerHeadStrings.toList}</BackLink>}
      <p className={classes['who']} data-balance={canSee('history') || undefined}>
        {data ? (
          <>
            <b>{customerName(data)}</b>
            <span>{customerPhone(data)}</span>
            {data.balance !== null && (
              <span>
                {customerHeadStrings.balance} <Money value={data.balance} />
              </span>
            )}
          </>
        ) : (
          // Keeps the height, so that the list below doesn't jump.
          '\u00A0'
        )}
      </p>
      {seen.length > 1 && (
        <nav className={classes['links']} aria-label={customerHeadStrings.screens}>
          {seen.map((screen) => (
            <Link
              key={screen}
              className={classes['link']}
              href={hrefOf(screen)}
              aria-current={screen === current ? 'page' : undefined}
            >
              {customerHeadStrings[screen]}
            </Link>
          ))}
        </nav>
      )}
    </div>
  );
}
