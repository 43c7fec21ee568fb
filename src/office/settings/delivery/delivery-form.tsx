import { api, unwrap } from '#api/client.ts';
import { createSendOnce } from '#api/send-once.ts';
import type { components } from '#contract/types.ts';
import { useShop } from '#page/shop-context.tsx';
import { deliveriesQuery } from '#entities/order/delivery.queries.ts';
import { useHoldDialog } from '#page/form-dialog.tsx';
import { formatMoney } from '#lib/money.ts';
import { problemOf, required } from '#lib/rules.ts';
import { readRefusal } from '#machines/kit/refusal.ts';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { Form } from '#ui/form/form.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useEdits } from '#ui/form/use-edits.ts';
import { useTheirs } from '#ui/form/use-theirs.tsx';
import { Checkbox, Stack, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { currentOf } from '../rows/current-of.ts';
import { DialogFooter } from '../rows/dialog-footer.tsx';
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
  const [sendOnce] = useState(createSendOnce);
  const { queryKey } = deliveriesQuery;
  const { mutate, reset, isPending, error, variables } = useMutation({
    mutationFn: async (form: DeliveryForm): Promise<void> => {
      if (delivery === null) {
        const add = (key: string) =>
          unwrap(api.POST('/delivery/', { params: { header: { 'Idempotency-Key': key } }, body: form }));
        return void (await sendOnce(form, add));
      }
      const { id, version } = delivery;
      const call = api.PUT('/delivery/{id}/', { params: { path: { id } }, body: { version, ...form } });
      try {
        await unwrap(call);
      } catch (failure) {
        const current = await currentOf<Delivery>(failure, call);
        if (current) queryClient.setQueryData(queryKey, (rows) => rows?.map((row) => (row.id === id ? current : row)));
        throw failure;
      }
    },
    onSuccess: onClose,
    onSettled: () => void queryClient.invalidateQueries({ queryKey }),
  });
  const known = draftOf(delivery);
  const edits = useEdits<Draft>({ onChange: () => error && reset() });
  const form = useDraftForm<Draft, DeliveryForm>({
    edits,
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
    sent: variables ?? null,
    refusal: error && readRefusal(error),
    onSubmit: (content) => mutate(content),
  });
  useHoldDialog(Object.keys(edits.values).length > 0);
  const {
    form: guarded,
    hasAny,
    fieldOf,
  } = useTheirs({
    form,
    known,
    shown: (name) => {
      const now = known[name];
      if (typeof now === 'boolean') return now ? deliveryStrings.yes : deliveryStrings.no;
      return (name === 'price' || name === 'freeFrom') && now !== '' ? formatMoney(Number(now), currency) : now;
    },
  });
  const needsAddress = fieldOf('needsAddress', deliveryStrings.needsAddressHint);
  return (
    <Form
      form={guarded}
      isBusy={isPending}
      footer={<DialogFooter hasAny={hasAny} refusal={form.refusal} isBusy={isPending} onClose={onClose} />}
    >
      <Stack gap="md">
        <TextInput label={deliveryStrings.name} data-autofocus maxLength={100} {...fieldOf('name')} />
        <Textarea
          label={deliveryStrings.description}
          rows={2}
          maxLength={500}
          {...fieldOf('description', deliveryStrings.descriptionHint)}
        />
        <MoneyInput
          currency={currency}
          label={deliveryStrings.price}
          {...fieldOf('price', deliveryStrings.priceHint)}
        />
        <MoneyInput
          currency={currency}
          label={deliveryStrings.freeFrom}
          {...fieldOf('freeFrom', deliveryStrings.freeFromHint)}
        />
        <Checkbox
          size="md"
          label={deliveryStrings.needsAddress}
          description={needsAddress.description}
          error={needsAddress.error}
          checked={needsAddress.value}
          onChange={(event) => form.change({ needsAddress: event.currentTarget.checked })}
        />
      </Stack>
    </Form>
  );
}
