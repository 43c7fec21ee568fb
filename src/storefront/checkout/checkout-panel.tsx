import { AlertIcon } from '#ui/icons.tsx';
import { MessageState } from '#ui/message-state.tsx';
import { PageLoader } from '#ui/page-loader.tsx';
import { usePageActor } from '#entities/page/page-context.tsx';
import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { CheckoutForm } from './checkout-form.tsx';
import { WithCheckoutOffer } from './checkout-offer.tsx';
import { checkoutStrings } from './checkout.strings.ts';

/** The cart is empty and no answer came: perhaps there is an order, and the server knows. */
function LostAnswer() {
  const checkout = usePageActor('checkout');
  const isBusy = useSelector(checkout, (snapshot) => snapshot.hasTag('busy'));
  if (isBusy) return <PageLoader />;
  return (
    <MessageState icon={<AlertIcon size={32} />} title={checkoutStrings.lostTitle} text={checkoutStrings.lostText}>
      <Button onClick={() => checkout.send({ type: 'retry.requested' })}>{checkoutStrings.lostCheck}</Button>
    </MessageState>
  );
}

interface CheckoutPanelProps {
  /** Roubles, as the shopper sees them in the cart. */
  itemsTotal: number;
  hasItems: boolean;
}

/** The step after the cart: how the order is delivered, and to whom. */
export function CheckoutPanel({ itemsTotal, hasItems }: CheckoutPanelProps) {
  if (!hasItems) return <LostAnswer />;
  return (
    <WithCheckoutOffer>
      {(offer, customer) => <CheckoutForm customer={customer} offer={offer} itemsTotal={itemsTotal} />}
    </WithCheckoutOffer>
  );
}
