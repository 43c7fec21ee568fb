import { useCustomer } from '#page/shop-context.tsx';
import { notifyFailure } from '#ui/notifier/notifier.ts';
import { ErrorBoundary } from '#ui/states/error-boundary.tsx';
import { Suspense } from 'react';
import { appStrings } from '../app.strings.ts';
import { OfficeKeys, worksHere } from '../office.ts';

const tellMissing = (): void => notifyFailure(appStrings.partMissing);

/** What the office opens over every page, for those who may see it. The office's menu loads with it. */
export function OfficeOverlays() {
  return (
    worksHere(useCustomer()) && (
      <ErrorBoundary onBroken={tellMissing}>
        <Suspense fallback={null}>
          <OfficeKeys />
        </Suspense>
      </ErrorBoundary>
    )
  );
}
