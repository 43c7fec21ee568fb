import { api, unwrap } from '#api/client.ts';
import { recordAfter } from '#api/record-after.ts';
import type { components } from '#contract/types.ts';
import { deliveriesQuery } from '#entities/order/delivery.queries.ts';
import { formatMoney } from '#lib/money.ts';
import { replaceRow } from '#lib/replace-row.ts';
import { problemOf, required } from '#lib/rules.ts';
import { RecordForm } from '#page/record-form/record-form.tsx';
import { useRecordForm } from '#page/record-form/use-record-form.tsx';
import { useShop } from '#page/shop-context.tsx';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { Checkbox, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import { deliveryStrings } from './delivery.strings.ts';

type Delivery = components['schemas']['Delivery'];
type DeliveryForm = components['schemas']['DeliveryForm'];

interface Draft {
  name: string;
  description: string;
  /** Roubles as a plain number in text; empty for nothing. */
  price: string;
  freeFrom: string;
  needsAddress: boolean;
}

const paths = { name: 'name', description: 'description', price: 'price', freeFrom: 'free_from', needsAddress: 'kind' };

const draftOf = (delivery: Delivery | null): Draft => ({
  name: delivery?.name ?? '',
  description: delivery?.description ?? '',
  price: delivery && delivery.price > 0 ? String(delivery.price) : '',
  freeFrom: String(delivery?.free_from ?? ''),
  needsAddress: delivery?.kind !== 'pickup',
});

interface FormProps {
  /** Null for a new one. */
  delivery: Delivery | null;
  onClose: () => void;
}

/** The form of a delivery method. What a colleague has changed meanwhile is shown beside what was typed. */
export function DeliveryMethodForm({ delivery, onClose }: FormProps) {
  const { currency } = useShop();
  const queryClient = useQueryClient();
  const { queryKey } = deliveriesQuery;
  const known = draftOf(delivery);
  const moneyOf = (text: string): string => (text === '' ? '' : formatMoney(Number(text), currency));
  const form = useRecordForm<Draft, DeliveryForm, unknown>({
    known,
    problemsOf: ({ name }) => ({ name: problemOf(name, required) }),
    contentOf: ({ name, description, price, freeFrom, needsAddress }) => ({
      name: name.trim(),
      description: description.trim(),
      price: Number(price),
      free_from: freeFrom === '' ? null : Number(freeFrom),
      kind: needsAddress ? 'address' : 'pickup',
    }),
    paths,
    forgets: true,
    shown: { price: moneyOf(known.price), freeFrom: moneyOf(known.freeFrom) },
    send: async (content, sendOnce) => {
      if (delivery === null)
        return sendOnce(content, (key) =>
          unwrap(api.POST('/delivery/', { params: { header: { 'Idempotency-Key': key } }, body: content })),
        );
      const { id, version } = delivery;
      const { record, refusal } = await recordAfter(
        api.PUT('/delivery/{id}/', { params: { path: { id } }, body: { version, ...content } }),
      );
      queryClient.setQueryData(queryKey, (rows) => rows && replaceRow(rows, record));
      if (refusal) throw refusal;
      return record;
    },
    onSaved: onClose,
    onSettled: () => void queryClient.invalidateQueries({ queryKey }),
  });
  const { field } = form;
  return (
    <RecordForm form={form} onCancel={onClose}>
      <TextInput label={deliveryStrings.name} data-autofocus maxLength={100} {...field('name')} />
      <Textarea
        label={deliveryStrings.description}
        rows={2}
        maxLength={500}
        {...field('description', deliveryStrings.descriptionHint)}
      />
      <MoneyInput currency={currency} label={deliveryStrings.price} {...field('price', deliveryStrings.priceHint)} />
      <MoneyInput
        currency={currency}
        label={deliveryStrings.freeFrom}
        {...field('freeFrom', deliveryStrings.freeFromHint)}
      />
      <Checkbox
        size="md"
        label={deliveryStrings.needsAddress}
        {...form.checkbox('needsAddress', deliveryStrings.needsAddressHint)}
      />
    </RecordForm>
  );
}
