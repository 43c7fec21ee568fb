import { cartDrawer } from '#entities/shop/overlays.ts';
import { usePageActor } from '#page/page-context.tsx';
import { SideDrawer } from '#ui/overlay/side-drawer.tsx';
import { useSelector } from '@xstate/react';
import { useAtom } from '@xstate/store-react';
import { useDeferredValue, useRef, type ReactNode } from 'react';
import classes from './cart-drawer.module.css';
import { CartView } from './cart-view.tsx';
import { cartStrings } from './cart.strings.ts';
import { useFocusOnReturn } from './use-focus-in-cart.ts';

const WIDTH = 340;

interface CartDrawerProps {
  /** Called to begin checkout. */
  onCheckout: () => void;
  /** Given if an order without an answer may have emptied the cart; opens the list of orders. */
  onOrdersOpened?: (() => void) | undefined;
  /** The checkout, shown in place of the cart. */
  children?: ReactNode;
  /** The drawer's title while it shows its children. */
  title?: string;
}

/** Whether a dialog covers the drawer, or covered it when Escape was pressed. */
function useIsCovered(): boolean {
  const isAsking = useSelector(usePageActor('confirm'), ({ context }) => context.question !== null);
  const isLoggingIn = useSelector(usePageActor('login'), (snapshot) => !snapshot.matches('closed'));
  const isCovered = isAsking || isLoggingIn;
  // The dialog may handle Escape first, and a render may follow before the drawer gets the same event.
  const wasCovered = useDeferredValue(isCovered);
  return isCovered || wasCovered;
}

/** The drawer of the cart and of the checkout that follows it. */
export function CartDrawer({ onCheckout, onOrdersOpened, children, title = cartStrings.title }: CartDrawerProps) {
  const isCovered = useIsCovered();
  const isOpen = useAtom(cartDrawer.isOpen);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnReturn(children !== undefined, isOpen, heading);
  return (
    <SideDrawer
      opened={isOpen}
      onClose={cartDrawer.close}
      closeOnEscape={!isCovered}
      position="right"
      size={WIDTH}
      title={title}
      closeLabel={cartStrings.close}
      heading={heading}
      contentClass={classes['content']}
      bodyClass={classes['body']}
    >
      {children ?? <CartView onCheckout={onCheckout} onOrdersOpened={onOrdersOpened} title={heading} />}
    </SideDrawer>
  );
}
