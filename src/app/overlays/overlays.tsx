import { cartDrawer, menuDrawer, paymentDialogs, photoOrderDialog } from '#entities/shop/overlays.ts';
import { ErrorBoundary } from '#ui/states/error-boundary.tsx';
import { imageViewer } from '#ui/image-viewer/image-viewer.ts';
import { doWithoutSnackbar, notifyFailure, snackbar } from '#ui/notifier/notifier.ts';
import { usePageActor } from '#page/page-context.tsx';
import { useCustomer, useShop } from '#page/shop-context.tsx';
import { useSelector } from '@xstate/react';
import { useAtom } from '@xstate/store-react';
import { Suspense, useEffect } from 'react';
import { appStrings } from '../app.strings.ts';
import { OfficeOverlays } from './office-overlays.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { MountOnOpen } from '#ui/overlay/mount-on-open.tsx';
import { useFirstInteraction } from '#ui/loading/use-first-interaction.ts';
import { useWhenIdle } from '#ui/loading/use-when-idle.ts';

const CartWithCheckout = lazyPart(() => import('./cart-with-checkout.tsx'), 'CartWithCheckout');
const MenuWithBalance = lazyPart(() => import('./menu-with-balance.tsx'), 'MenuWithBalance');
const PaymentDialogs = lazyPart(() => import('#storefront/account/payment-dialogs.tsx'), 'PaymentDialogs');
const PhotoOrderDialog = lazyPart(
  () => import('#storefront/checkout/photo-order/photo-order-dialog.tsx'),
  'PhotoOrderDialog',
);
const ConfirmDialog = lazyPart(() => import('./confirm-dialog.tsx'), 'ConfirmDialog');
const LoginWithNetworks = lazyPart(() => import('#storefront/auth/login-with-networks.tsx'), 'LoginWithNetworks');
const PhoneSimulator = lazyPart(() => import('#storefront/demo/phone-simulator.tsx'), 'PhoneSimulator');
const ImageLightbox = lazyPart(() => import('#ui/image-viewer/lightbox.tsx'), 'ImageLightbox');
const Snackbar = lazyPart(() => import('./snackbar.tsx'), 'Snackbar');

// Preloaded, since they can be opened on every page.
const atHand = [MenuWithBalance, CartWithCheckout];
const preloadAtHand = (): void => atHand.forEach(({ preload }) => preload());

const tellMissing = (): void => notifyFailure(appStrings.partMissing);

/** When a part cannot be loaded: closes it and shows a message. */
const giveUp = (close: () => void) => (): void => {
  close();
  tellMissing();
};

const closePayment = (): void => {
  paymentDialogs.top_up.close();
  paymentDialogs.refund.close();
};

/** All drawers, dialogs and messages above the page. */
export function Overlays() {
  const { demo } = useShop();
  const login = usePageActor('login');
  const confirm = usePageActor('confirm');
  const isLoggingIn = useSelector(login, (snapshot) => !snapshot.matches('closed'));
  const isAsking = useSelector(confirm, ({ context }) => context.question !== null);
  const customer = useCustomer();
  const isMenu = useAtom(menuDrawer.isOpen);
  const isTopUp = useAtom(paymentDialogs.top_up.isOpen);
  const isRefund = useAtom(paymentDialogs.refund.isOpen);
  const mayPay = isMenu && customer !== null;
  useWhenIdle(preloadAtHand);
  // The dialogs of payments are opened from the menu.
  useEffect(() => {
    if (mayPay) PaymentDialogs.preload();
  }, [mayPay]);
  // Loaded early, since a message about a lost connection can't load it. Not before the first interaction: a page that
  // nobody uses needs no messages.
  useFirstInteraction(Snackbar.preload);
  return (
    <>
      <MountOnOpen isOpen={isMenu} onBroken={giveUp(menuDrawer.close)}>
        <MenuWithBalance />
      </MountOnOpen>
      <MountOnOpen isOpen={useAtom(cartDrawer.isOpen)} onBroken={giveUp(cartDrawer.close)}>
        <CartWithCheckout />
      </MountOnOpen>
      <MountOnOpen isOpen={isLoggingIn} onBroken={giveUp(() => login.send({ type: 'dialog.closed' }))}>
        <LoginWithNetworks
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
      </MountOnOpen>
      <MountOnOpen isOpen={isTopUp || isRefund} onBroken={giveUp(closePayment)}>
        <PaymentDialogs />
      </MountOnOpen>
      <MountOnOpen isOpen={useAtom(photoOrderDialog.isOpen)} onBroken={giveUp(photoOrderDialog.close)}>
        <PhotoOrderDialog />
      </MountOnOpen>
      <MountOnOpen isOpen={isAsking} onBroken={giveUp(() => confirm.send({ type: 'question.declined' }))}>
        <ConfirmDialog />
      </MountOnOpen>
      <MountOnOpen isOpen={useAtom(imageViewer.isOpen)} onBroken={giveUp(imageViewer.close)}>
        <ImageLightbox />
      </MountOnOpen>
      <OfficeOverlays />
      {/* A snackbar that can't be loaded can't report that itself. */}
      <MountOnOpen isOpen={useAtom(snackbar.isOpen)} onBroken={doWithoutSnackbar}>
        <Snackbar />
      </MountOnOpen>
    </>
  );
}
