import { whenPaidAhead } from '#entities/order/due/due.strings.ts';
import {
  deliveryOf,
  joiningOf,
  knownDraft,
  orderOf,
  orderPaths,
  priceOfDelivery,
  problemsOf,
  sumOf,
  type CheckoutGoods,
} from '#entities/order/placing/checkout-draft.ts';
import { CheckoutFields, CommentField } from '#entities/order/placing/checkout-fields.tsx';
import { CheckoutSums } from '#entities/order/placing/checkout-sums.tsx';
import { placingStrings } from '#entities/order/placing/placing.strings.ts';
import { Consent } from '#entities/shop/info/consent.tsx';
import { InfoLinks } from '#entities/shop/info/info-links.tsx';
import { formatMoney } from '#lib/money.ts';
import type { CartDraft, CheckoutOrder } from '#machines/order/checkout.machine.ts';
import { usePageActor } from '#page/page-context.tsx';
import { useShop, type Customer } from '#page/shop-context.tsx';
import { Form, FormRefusalText } from '#ui/form/form.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { ArrowLeftIcon } from '#ui/later-icons.tsx';
import { Button, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import classes from './checkout-panel.module.css';
import { checkoutStrings } from './checkout.strings.ts';
import type { CartOffer } from './checkout-offer.tsx';
import { firstToFill } from './first-to-fill.ts';
import { JoinedChoice } from './joined-choice.tsx';
import { joiningStrings } from './joining.strings.ts';

const readBefore = ['delivery', 'returns'] as const;

interface CheckoutFormProps {
  customer: Customer;
  offer: CartOffer;
  goods: CheckoutGoods;
}

/** The form of an order. The checkout machine keeps its edits until an order is placed. */
export function CheckoutForm({ customer, offer, goods }: CheckoutFormProps) {
  const { itemsTotal } = goods;
  const checkout = usePageActor('checkout');
  const [typed] = useState(() => checkout.getSnapshot().context.edits);
  const sent = useSelector(checkout, ({ context }) => context.order);
  const refusal = useSelector(checkout, ({ context }) => context.refusal);
  const isBusy = useSelector(checkout, (snapshot) => snapshot.hasTag('busy'));
  const { currency, is_prepaid: isPrepaid, min_order_sum: least } = useShop();
  const isTooSmall = itemsTotal < least;
  // An order that the shop has accepted meanwhile is joined no more, and nothing else is chosen instead of it.
  const isOffered = (orderId: number) => offer.newOrders?.some(({ id }) => id === orderId) ?? true;
  const goneOf = ({ joinedId }: CartDraft) => (joinedId === null || isOffered(joinedId) ? null : joinedId);
  // What is chosen for the person stays chosen when others are new, as what they choose does.
  const [joinedFirst, setJoinedFirst] = useState<number | null>();
  if (joinedFirst === undefined && offer.newOrders) setJoinedFirst((isTooSmall && offer.newOrders[0]?.id) || null);
  const form = useDraftForm<CartDraft, CheckoutOrder>({
    known: { ...knownDraft(customer, offer), joinedId: joinedFirst ?? null },
    typed,
    onType: (edits) => checkout.send({ type: 'form.changed', edits }),
    problemsOf: (draft) => {
      const gone = goneOf(draft);
      if (gone !== null) return { joinedId: joiningStrings.gone(gone) };
      return draft.joinedId === null ? problemsOf(draft, offer, customer) : {};
    },
    contentOf: (draft) => {
      if (goneOf(draft) !== null) return null;
      if (draft.joinedId !== null) return joiningOf(draft.joinedId, draft, goods);
      const delivery = deliveryOf(draft, offer);
      return delivery ? orderOf(draft, delivery, customer.id, goods) : null;
    },
    paths: orderPaths,
    sent,
    refusal,
    onSubmit: (order) => checkout.send({ type: 'form.submitted', order }),
  });
  const { joinedId } = form.draft;
  const gone = goneOf(form.draft);
  const isJoining = joinedId !== null && gone === null;
  const joined = isJoining ? offer.newOrders?.find(({ id }) => id === joinedId) : undefined;
  const delivery = joinedId === null ? deliveryOf(form.draft, offer) : undefined;
  const deliveryPrice = delivery && priceOfDelivery(delivery, itemsTotal);
  const back = useRef<HTMLButtonElement>(null);
  const [isIncomplete] = useState(() => Object.values(form.problems).some((text) => text !== undefined));
  useEffect(() => {
    // The button that opened the form has disappeared.
    const first = isIncomplete && back.current?.form ? firstToFill(back.current.form) : null;
    (first ?? back.current)?.focus({ preventScroll: first === null });
  }, [isIncomplete]);
  return (
    <Form
      form={form}
      className={classes['form']}
      fieldsClass={classes['fields']}
      isBusy={isBusy}
      footer={
        <div className={classes['footer']}>
          <FormRefusalText refusal={refusal} texts={placingStrings} />
          <CheckoutSums itemsTotal={itemsTotal} deliveryPrice={deliveryPrice} joined={joined} />
          <Button type="submit" size="md" px="xs" loading={isBusy}>
            {(isJoining ? joiningStrings.add : checkoutStrings.submit)(
              formatMoney(sumOf(itemsTotal, deliveryPrice ?? 0), currency),
            )}
          </Button>
          <Consent action={isJoining ? joiningStrings.adding : checkoutStrings.agreeing} />
        </div>
      }
    >
      <Button
        ref={back}
        className={classes['back'] ?? ''}
        variant="subtle"
        size="compact-md"
        leftSection={<ArrowLeftIcon size={18} />}
        onClick={() => checkout.send({ type: 'checkout.left' })}
      >
        {checkoutStrings.back}
      </Button>
      <JoinedChoice
        orders={offer.newOrders ?? []}
        value={joinedId}
        gone={gone}
        isTooSmall={isTooSmall}
        onChange={(id) => form.change({ joinedId: id })}
      />
      {joinedId === null && <CheckoutFields form={form} offer={offer} itemsTotal={itemsTotal} />}
      {isJoining && <CommentField field={form.field} />}
      <Text size="sm" c="dimmed">
        {isJoining ? joiningStrings.staysAsIs : whenPaidAhead(isPrepaid)}
      </Text>
      <InfoLinks slugs={readBefore} />
    </Form>
  );
}
