import { cartQuery } from '#entities/cart/cart.queries.ts';
import { checkoutKeyStorage } from '#api/storage.ts';
import { CartDrawer } from '#storefront/cart/cart-drawer.tsx';
import { orderableOf, sumOfCart } from '#storefront/cart/cart-sum.ts';
import { useLineCounts } from '#storefront/cart/use-line-counts.ts';
import { cartStrings } from '#storefront/cart/cart.strings.ts';
import { ErrorBoundary } from '#ui/states/error-boundary.tsx';
import { notifyFailure } from '#ui/notifier/notifier.ts';
import { PageLoader } from '#ui/states/page-loader.tsx';
import { usePageActor } from '#page/page-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { Suspense, useState } from 'react';
import { appStrings } from '../app.strings.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';

const CheckoutPanel = lazyPart(() => import('#storefront/checkout/checkout-panel.tsx'), 'CheckoutPanel');

/** The cart drawer, with checkout inside it. */
export function CartWithCheckout() {
  const checkout = usePageActor('checkout');
  const isSignedIn = useSelector(usePageActor('session'), (snapshot) => snapshot.matches('signedIn'));
  const isOpen = useSelector(checkout, (snapshot) => !snapshot.matches('closed'));
  // Stays open with an empty cart if the order may have been placed, so that the person can retry.
  const isAwaited = useSelector(
    checkout,
    (snapshot) => snapshot.hasTag('busy') || snapshot.can({ type: 'retry.requested' }),
  );
  const { data: cart } = useQuery({ ...cartQuery, enabled: false });
  const counts = useLineCounts();
  const items = cart?.items ?? [];
  const lines = orderableOf(items, counts);
  // Only this drawer starts checkout, so a key that is stored on mount is from an earlier page that got no answer.
  const [keyBefore] = useState(checkoutKeyStorage.read);
  const isInDoubt = isSignedIn && keyBefore !== null && checkoutKeyStorage.read() === keyBefore;
  const isCheckout = isOpen && (lines.length > 0 || isAwaited);
  const leaveBroken = (): void => {
    checkout.send({ type: 'checkout.left' });
    notifyFailure(appStrings.partMissing);
  };
  return (
    <CartDrawer
      onCheckout={() => checkout.send({ type: 'checkout.requested', isSignedIn })}
      onOrdersOpened={isInDoubt ? checkoutKeyStorage.clear : undefined}
      {...(isCheckout && { title: cartStrings.checkoutTitle })}
    >
      {isCheckout ? (
        <ErrorBoundary onBroken={leaveBroken}>
          <Suspense fallback={<PageLoader />}>
            <CheckoutPanel itemsTotal={sumOfCart(items, counts)} lines={lines} />
          </Suspense>
        </ErrorBoundary>
      ) : undefined}
    </CartDrawer>
  );
}
