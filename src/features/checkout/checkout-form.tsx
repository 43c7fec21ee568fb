import { formatMoney } from '#lib/money.ts';
import { ArrowLeftIcon } from '#ui/icons.tsx';
import { useRunningActor } from '#ui/running-actors.tsx';
import { useShop, type Customer } from '#ui/shop-context.tsx';
import { useFocusOnProblem } from '#ui/use-focus-on-problem.ts';
import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { deliveryOf, draftOf, errorsOf, orderOf, refusedFields, sumOf, type CheckoutOffer } from './checkout-draft.ts';
import { CheckoutFields } from './checkout-fields.tsx';
import classes from './checkout-panel.module.css';
import { CheckoutSums } from './checkout-sums.tsx';
import { checkoutStrings } from './checkout.strings.ts';

interface CheckoutFormProps {
  customer: Customer;
  offer: CheckoutOffer;
  itemsTotal: number;
}

/** The form of an order. */
export function CheckoutForm({ customer, offer, itemsTotal }: CheckoutFormProps) {
  const checkout = useRunningActor('checkout');
  const { edits, order: sent, refusal } = useSelector(checkout, ({ context }) => context);
  const isBusy = useSelector(checkout, (snapshot) => snapshot.hasTag('busy'));
  const { currency } = useShop();
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  // The button that led here is gone.
  useEffect(() => back.current?.focus({ preventScroll: true }), []);

  const draft = draftOf(edits, customer, offer);
  const delivery = deliveryOf(draft, offer);
  const order = delivery ? orderOf(draft, delivery, customer.id, itemsTotal) : null;
  const missing = errorsOf(draft, offer);
  const errors = { ...refusedFields(refusal?.fields ?? {}, sent, order), ...(tries > 0 && missing) };
  useFocusOnProblem(form, tries);
  useFocusOnProblem(form, refusal);

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (order && Object.keys(missing).length === 0) checkout.send({ type: 'form.submitted', order });
    else setTries(tries + 1);
  };
  return (
    <form ref={form} className={classes['form']} noValidate onSubmit={submit}>
      <fieldset className={classes['fields']} disabled={isBusy}>
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
        <CheckoutFields
          draft={draft}
          offer={offer}
          errors={errors}
          onChange={(changed) => checkout.send({ type: 'form.changed', edits: changed })}
        />
      </fieldset>
      <div className={classes['footer']}>
        {refusal && (
          <div role="alert" tabIndex={-1} className={classes['refusal']}>
            {refusal.detail || (refusal.isAnswered ? checkoutStrings.unexplained : checkoutStrings.unanswered)}
          </div>
        )}
        <CheckoutSums itemsTotal={itemsTotal} deliveryPrice={delivery?.price} />
        <Button type="submit" size="md" px="xs" loading={isBusy}>
          {checkoutStrings.submit(formatMoney(sumOf(itemsTotal, delivery?.price ?? 0), currency))}
        </Button>
      </div>
    </form>
  );
}
