import { MainPage } from '#storefront/home/main-page.tsx';
import { DayPlace } from '#entities/shop/day/day-place.tsx';
import { useCustomer } from '#page/shop-context.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { RetryBoundary } from '#ui/states/retry-boundary.tsx';
import { OfficeDay, useSeesOffice } from '../office.ts';

export { prefetch } from '#storefront/home/main-page.tsx';

const MarketDay = lazyPart(() => import('#storefront/market/market-day.tsx'), 'MarketDay');

/** The storefront's front page; for staff and intermediaries it begins with what waits for them. */
export function FrontPage() {
  const seesOffice = useSeesOffice();
  const buys = useCustomer()?.is_intermediary ?? false;
  return (
    <>
      {seesOffice && (
        <RetryBoundary fallback={<DayPlace />}>
          <OfficeDay />
        </RetryBoundary>
      )}
      {buys && (
        <RetryBoundary fallback={null}>
          <MarketDay />
        </RetryBoundary>
      )}
      <MainPage />
    </>
  );
}
