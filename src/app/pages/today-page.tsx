import { pageRoutes } from '#common/routes/pages.ts';
import { SignInState } from '#entities/shop/sign-in-state.tsx';
import { DayPlace } from '#entities/shop/day/day-place.tsx';
import { usePageTitle } from '#page/page-title.ts';
import { useCustomer } from '#page/shop-context.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { Heading } from '#ui/native/heading.tsx';
import { RetryBoundary } from '#ui/states/retry-boundary.tsx';
import { OfficeDay, useSeesOffice, worksHere } from '../office.ts';
import { NoAccess } from './no-access.ts';
import classes from './today-page.module.css';

const MarketDay = lazyPart(() => import('#storefront/market/market-day.tsx'), 'MarketDay');

/** What waits for whoever works here: the shop's orders and payments, and what is to be bought. */
export function TodayPage() {
  const customer = useCustomer();
  const seesOffice = useSeesOffice();
  usePageTitle(pageRoutes.today.label);
  if (customer === null) return <SignInState title={pageRoutes.today.signIn} />;
  if (!worksHere(customer)) return <NoAccess />;
  return (
    <>
      <Heading level={1} className={classes['title']}>
        {pageRoutes.today.label}
      </Heading>
      {seesOffice && (
        <RetryBoundary fallback={<DayPlace />}>
          <OfficeDay />
        </RetryBoundary>
      )}
      {customer.is_intermediary && (
        <RetryBoundary fallback={null}>
          <MarketDay />
        </RetryBoundary>
      )}
    </>
  );
}
