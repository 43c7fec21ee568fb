import { cartDrawer, useIsOpen } from '#ui/disclosures.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { useOverlay } from '#ui/open-overlays.ts';
import { useRunningActor } from '#ui/running-actors.tsx';
import { Drawer } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { useSelector } from '@xstate/react';
import { useDeferredValue, useRef, type ReactNode } from 'react';
import classes from './cart-drawer.module.css';
import { CartView } from './cart-view.tsx';
import { cartStrings } from './cart.strings.ts';
import { useFocusOnReturn } from './use-focus-in-cart.ts';

const WIDTH = 340;

interface CartDrawerProps {
  /** Begins checkout with what is in the cart. */
  onCheckout: () => void;
  /** There when an order may have emptied the cart unseen. */
  onOrdersOpened?: (() => void) | undefined;
  /** The next step, shown in the cart's place. */
  children?: ReactNode;
  /** Names the drawer while it shows its children. */
  title?: string;
}

/** Whether a dialog stands above the drawer, or did when the key that closed it was pressed. */
function useIsCovered(): boolean {
  const isAsking = useSelector(useRunningActor('confirm'), ({ context }) => context.question !== null);
  const isLoggingIn = useSelector(useRunningActor('login'), (snapshot) => !snapshot.matches('closed'));
  const isCovered = isAsking || isLoggingIn;
  // The dialog may hear of the key first, and the page be drawn anew before the drawer hears of the same key.
  const wasCovered = useDeferredValue(isCovered);
  return isCovered || wasCovered;
}

/** The drawer of the cart and of what follows it. */
export function CartDrawer({ onCheckout, onOrdersOpened, children, title = cartStrings.title }: CartDrawerProps) {
  const isCovered = useIsCovered();
  const isOpen = useIsOpen(cartDrawer);
  useOverlay(isOpen, cartDrawer.close);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnReturn(children !== undefined, isOpen, heading);
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={cartDrawer.close}
      closeOnEscape={!isCovered}
      position="right"
      size={WIDTH}
      classNames={{ content: classes['content'] ?? '' }}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        {/* Mantine's own header would count as a second banner of the page. */}
        <div className={classes['header']}>
          <Drawer.Title ref={heading} tabIndex={-1} className={classes['title'] ?? ''}>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label={cartStrings.close} size={44} radius="xl" icon={<CloseIcon size={24} />} />
        </div>
        <Drawer.Body className={classes['body'] ?? ''}>
          {children ?? <CartView onCheckout={onCheckout} onOrdersOpened={onOrdersOpened} title={heading} />}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
