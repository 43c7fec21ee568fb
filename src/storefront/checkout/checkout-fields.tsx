import { keepTogether } from '#lib/no-break.ts';
import type { CheckoutDraft } from '#machines/order/checkout.machine.ts';
import { DeliveryPrice } from '#entities/order/delivery-price.tsx';
import type { DraftForm } from '#ui/form/use-draft-form.ts';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { Text, Textarea, TextInput } from '@mantine/core';
import { ChoiceCards } from './choice-cards.tsx';
import { deliveryOf, type CheckoutOffer } from './checkout-draft.ts';
import { checkoutStrings } from './checkout.strings.ts';

const ADDRESS_MAX = 500;
const NAME_MAX = 100;
const COMMENT_MAX = 1000;

interface CheckoutFieldsProps {
  form: Pick<DraftForm<CheckoutDraft>, 'draft' | 'field'>;
  offer: CheckoutOffer;
}

/** The fields of an order: delivery method, address and recipient. */
export function CheckoutFields({ form: { draft, field }, offer }: CheckoutFieldsProps) {
  const kind = deliveryOf(draft, offer)?.kind;
  const methods = offer.deliveries.map(({ id, name, description, price }) => ({
    id,
    title: keepTogether(name),
    note: keepTogether(description) || undefined,
    aside: <DeliveryPrice price={price} />,
  }));
  const points = offer.points.map(({ id, name, address, hours }) => ({
    id,
    title: keepTogether(name),
    note: (
      <>
        {keepTogether(address)}
        <br />
        {hours}
      </>
    ),
  }));
  return (
    <>
      <ChoiceCards label={checkoutStrings.delivery} choices={methods} {...field('deliveryId')} />
      {kind === 'pickup' && <ChoiceCards label={checkoutStrings.point} choices={points} {...field('pointId')} />}
      {kind === 'address' && (
        <Textarea
          label={checkoutStrings.address}
          placeholder={checkoutStrings.addressHint}
          rows={2}
          maxLength={ADDRESS_MAX}
          autoComplete="street-address"
          {...field('address')}
        />
      )}
      <TextInput
        label={checkoutStrings.recipient}
        placeholder={checkoutStrings.recipientName}
        maxLength={NAME_MAX}
        autoComplete="name"
        {...field('recipientName')}
      />
      <PhoneField label={checkoutStrings.recipientPhone} {...field('recipientPhone')} />
      <Textarea
        label={checkoutStrings.comment}
        placeholder={checkoutStrings.commentHint}
        rows={2}
        maxLength={COMMENT_MAX}
        {...field('comment')}
      />
      <Text size="sm" c="dimmed">
        {checkoutStrings.paying}
      </Text>
    </>
  );
}
