import { keepTogether } from '#lib/no-break.ts';
import type { CheckoutDraft } from '#machines/order/checkout.machine.ts';
import { methodNote } from '#entities/order/method-note.ts';
import { useShop } from '#page/shop-context.tsx';
import { DeliveryPrice } from '#entities/order/delivery-price.tsx';
import type { DraftForm } from '#ui/form/use-draft-form.ts';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { Textarea, TextInput } from '@mantine/core';
import { ChoiceCards } from './choice-cards.tsx';
import { deliveryOf, priceOfDelivery, type CheckoutOffer } from './checkout-draft.ts';
import { placingStrings } from './placing.strings.ts';

const ADDRESS_MAX = 500;
const NAME_MAX = 100;
const COMMENT_MAX = 1000;

interface CheckoutFieldsProps {
  form: Pick<DraftForm<CheckoutDraft>, 'draft' | 'field'>;
  offer: CheckoutOffer;
  /** The sum of the goods in roubles; null where it isn't known yet. */
  itemsTotal: number | null;
}

/** What the customer has to say of an order. */
export function CommentField({ field }: Pick<CheckoutFieldsProps['form'], 'field'>) {
  return (
    <Textarea
      label={placingStrings.comment}
      placeholder={placingStrings.commentHint}
      rows={2}
      maxLength={COMMENT_MAX}
      {...field('comment')}
    />
  );
}

/** The fields of an order: delivery method, address and recipient. */
export function CheckoutFields({ form: { draft, field }, offer, itemsTotal }: CheckoutFieldsProps) {
  const { currency } = useShop();
  const kind = deliveryOf(draft, offer)?.kind;
  const methods = offer.deliveries.map((delivery) => ({
    id: delivery.id,
    title: keepTogether(delivery.name),
    note: methodNote(delivery, currency) || undefined,
    aside: <DeliveryPrice price={priceOfDelivery(delivery, itemsTotal)} />,
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
      <ChoiceCards label={placingStrings.delivery} choices={methods} {...field('deliveryId')} />
      {kind === 'pickup' && <ChoiceCards label={placingStrings.point} choices={points} {...field('pointId')} />}
      {kind === 'address' && (
        <Textarea
          label={placingStrings.address}
          placeholder={placingStrings.addressHint}
          rows={2}
          maxLength={ADDRESS_MAX}
          autoComplete="street-address"
          {...field('address')}
        />
      )}
      <TextInput
        label={placingStrings.recipient}
        placeholder={placingStrings.recipientName}
        maxLength={NAME_MAX}
        autoComplete="name"
        {...field('recipientName')}
      />
      <PhoneField label={placingStrings.recipientPhone} {...field('recipientPhone')} />
      <CommentField field={field} />
    </>
  );
}
