import { AlertIcon } from '#ui/icons.tsx';
import { MessageState } from '#ui/states/message-state.tsx';
import { PageLoader } from '#ui/states/page-loader.tsx';
import { usePageActor } from '#page/page-context.tsx';
import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { CheckoutGoods } from '#entities/order/placing/checkout-draft.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { WithCheckoutOffer } from './checkout-offer.tsx';
import { checkoutStrings } from './checkout.strings.ts';

/** The cart is empty and checkout got no answer: the order may exist, so the person can send the request again. */
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

/** The checkout step: delivery and recipient. */
export function CheckoutPanel(goods: CheckoutGoods) {
  if (goods.lines.length === 0) return <LostAnswer />;
  return (
    <WithCheckoutOffer>
      {(offer, customer) => <CheckoutForm customer={customer} offer={offer} goods={goods} />}
    </WithCheckoutOffer>
  );
}
