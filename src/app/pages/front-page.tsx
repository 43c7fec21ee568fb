import { MainPage } from '#storefront/home/main-page.tsx';
import { RetryBoundary } from '#ui/states/retry-boundary.tsx';
import { OfficeDay, useSeesOffice } from '../office.ts';

export { prefetch } from '#storefront/home/main-page.tsx';

/** The storefront's front page; for staff it begins with what waits for them. */
export function FrontPage() {
  const seesOffice = useSeesOffice();
  return (
    <>
      {seesOffice && (
        <RetryBoundary fallback={null}>
          <OfficeDay />
        </RetryBoundary>
      )}
      <MainPage />
    </>
  );
}
