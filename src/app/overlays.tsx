import { cartDrawer, menuDrawer, paymentDialogs, photoOrderDialog, useIsOpen } from '#ui/disclosures.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { imageViewer } from '#ui/image-viewer/image-viewer.ts';
import { doWithoutSnackbar, notifyFailure, snackbar } from '#ui/notifier.ts';
import { useRunningActor } from '#ui/running-actors.tsx';
import { useCustomer, useShop } from '#ui/shop-context.tsx';
import { useSelector } from '@xstate/react';
import { Suspense, useEffect } from 'react';
import { appStrings } from './app.strings.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { OnceWanted } from '#ui/once-wanted.tsx';
import { useAtFirstSign } from './use-at-first-sign.ts';
import { useWhenCalm } from './use-when-calm.ts';

const CartPart = lazyPart(() => import('./cart-part.tsx'), 'CartPart');
const MenuPart = lazyPart(() => import('./menu-part.tsx'), 'MenuPart');
const PaymentPart = lazyPart(() => import('./payment-part.tsx'), 'PaymentPart');
const PhotoOrderPart = lazyPart(() => import('./photo-order-part.tsx'), 'PhotoOrderPart');
const ConfirmDialog = lazyPart(() => import('#features/shell/confirm-dialog.tsx'), 'ConfirmDialog');
const LoginPart = lazyPart(() => import('./login-part.tsx'), 'LoginPart');
const PhoneSimulator = lazyPart(() => import('#features/demo/phone-simulator.tsx'), 'PhoneSimulator');
const ImageViewerPart = lazyPart(() => import('#ui/image-viewer/image-viewer-part.tsx'), 'ImageViewerPart');
const Snackbar = lazyPart(() => import('#features/shell/snackbar.tsx'), 'Snackbar');

// A tap away on every page.
const atHand = [MenuPart, CartPart];
const preloadAtHand = (): void => atHand.forEach(({ preload }) => preload());

const tellMissing = (): void => notifyFailure(appStrings.partMissing);

/** What to do when a part cannot be loaded: it is closed, and the person told. */
const giveUp = (close: () => void) => (): void => {
  close();
  tellMissing();
};

const closePayment = (): void => {
  paymentDialogs.top_up.close();
  paymentDialogs.refund.close();
};

/** Everything that opens above the page. */
export function Overlays() {
  const { demo } = useShop();
  const login = useRunningActor('login');
  const confirm = useRunningActor('confirm');
  const isLoggingIn = useSelector(login, (snapshot) => !snapshot.matches('closed'));
  const isAsking = useSelector(confirm, ({ context }) => context.question !== null);
  const customer = useCustomer();
  const isMenu = useIsOpen(menuDrawer);
  const isTopUp = useIsOpen(paymentDialogs.top_up);
  const isRefund = useIsOpen(paymentDialogs.refund);
  const mayPay = isMenu && customer !== null;
  useWhenCalm(preloadAtHand);
  // The menu is where one pays from.
  useEffect(() => {
    if (mayPay) PaymentPart.preload();
  }, [mayPay]);
  // A message about a lost connection can't load over it; without anyone there, there is nothing to tell.
  useAtFirstSign(Snackbar.preload);
  return (
    <>
      <OnceWanted isWanted={isMenu} onBroken={giveUp(menuDrawer.close)}>
        <MenuPart />
      </OnceWanted>
      <OnceWanted isWanted={useIsOpen(cartDrawer)} onBroken={giveUp(cartDrawer.close)}>
        <CartPart />
      </OnceWanted>
      <OnceWanted isWanted={isLoggingIn} onBroken={giveUp(() => login.send({ type: 'dialog.closed' }))}>
        <LoginPart
          aside={
            demo && (
              <ErrorBoundary onBroken={tellMissing}>
                <Suspense fallback={null}>
                  <PhoneSimulator />
                </Suspense>
              </ErrorBoundary>
            )
          }
        />
      </OnceWanted>
      <OnceWanted isWanted={isTopUp || isRefund} onBroken={giveUp(closePayment)}>
        <PaymentPart />
      </OnceWanted>
      <OnceWanted isWanted={useIsOpen(photoOrderDialog)} onBroken={giveUp(photoOrderDialog.close)}>
        <PhotoOrderPart />
      </OnceWanted>
      <OnceWanted isWanted={isAsking} onBroken={giveUp(() => confirm.send({ type: 'question.declined' }))}>
        <ConfirmDialog />
      </OnceWanted>
      <OnceWanted isWanted={useIsOpen(imageViewer)} onBroken={giveUp(imageViewer.close)}>
        <ImageViewerPart />
      </OnceWanted>
      {/* What shows messages cannot tell of itself. */}
      <OnceWanted isWanted={useIsOpen(snackbar)} onBroken={doWithoutSnackbar}>
        <Snackbar />
      </OnceWanted>
    </>
  );
}
