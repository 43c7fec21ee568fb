import type { CheckoutDraft } from '#machines/order/checkout.machine.ts';
import { PhoneField } from '#ui/phone-field.tsx';
import { Textarea, TextInput } from '@mantine/core';
import { ChoiceCards } from './choice-cards.tsx';
import { deliveryOf, type CheckoutErrors, type CheckoutOffer } from './checkout-draft.ts';
import { DeliveryPrice } from './checkout-sums.tsx';
import { checkoutStrings } from './checkout.strings.ts';

const ADDRESS_MAX = 500;
const NAME_MAX = 100;
const COMMENT_MAX = 1000;

interface CheckoutFieldsProps {
  draft: CheckoutDraft;
  offer: CheckoutOffer;
  errors: CheckoutErrors;
  onChange: (edits: Partial<CheckoutDraft>) => void;
}

/** How, where and to whom the order goes. */
export function CheckoutFields({ draft, offer, errors, onChange }: CheckoutFieldsProps) {
  const kind = deliveryOf(draft, offer)?.kind;
  const methods = offer.deliveries.map(({ id, name, description, price }) => ({
    id,
    title: name,
    note: description || undefined,
    aside: <DeliveryPrice price={price} />,
  }));
  const points = offer.points.map(({ id, name, address, hours }) => ({
    id,
    title: name,
    note: (
      <>
        {address}
        <br />
        {hours}
      </>
    ),
  }));
  return (
    <>
      <ChoiceCards
        label={checkoutStrings.delivery}
        choices={methods}
        value={draft.deliveryId}
        onChange={(deliveryId) => onChange({ deliveryId })}
        error={errors.deliveryId}
      />
      {kind === 'pickup' && (
        <ChoiceCards
          label={checkoutStrings.point}
          choices={points}
          value={draft.pointId}
          onChange={(pointId) => onChange({ pointId })}
          error={errors.pointId}
        />
      )}
      {kind === 'address' && (
        <Textarea
          label={checkoutStrings.address}
          placeholder={checkoutStrings.addressHint}
          rows={2}
          maxLength={ADDRESS_MAX}
          autoComplete="street-address"
          value={draft.address}
          onChange={(event) => onChange({ address: event.currentTarget.value })}
          error={errors.address}
        />
      )}
      <TextInput
        label={checkoutStrings.recipient}
        placeholder={checkoutStrings.recipientName}
        maxLength={NAME_MAX}
        autoComplete="name"
        value={draft.recipientName}
        onChange={(event) => onChange({ recipientName: event.currentTarget.value })}
        error={errors.recipientName}
      />
      <PhoneField
        label={checkoutStrings.recipientPhone}
        value={draft.recipientPhone}
        onChange={(recipientPhone) => onChange({ recipientPhone })}
        error={errors.recipientPhone}
      />
      <Textarea
        label={checkoutStrings.comment}
        placeholder={checkoutStrings.commentHint}
        rows={2}
        maxLength={COMMENT_MAX}
        value={draft.comment}
        onChange={(event) => onChange({ comment: event.currentTarget.value })}
      />
    </>
  );
}
