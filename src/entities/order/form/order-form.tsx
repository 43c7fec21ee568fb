import { api } from '#api/client.ts';
import type { components, PlacedOrder } from '#contract/types.ts';
import { useShop } from '#page/shop-context.tsx';
import { formatMoney } from '#lib/money.ts';
import { readRefusal } from '#machines/kit/refusal.ts';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { TheirsNotice } from '#ui/form/theirs-notice.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useTheirs } from '#ui/form/use-theirs.tsx';
import type { Edits } from '#ui/form/use-edits.ts';
import { useKeepFromLeaving } from '#ui/form/use-keep-from-leaving.ts';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateAfterChange, orderAfter } from '../changed-order.ts';
import { priceOfDelivery } from '../placing/checkout-draft.ts';
import { MoneyNote } from '../money/money-note.tsx';
import { contentOf, draftOf, methodOf, type OrderDraft, orderPaths, problemsOf, type Ways } from './order-draft.ts';
import classes from './order-form.module.css';
import { orderFormStrings } from './order-form.strings.ts';
import type { OpenParts } from './use-open-parts.ts';

type OrderUpdate = Omit<components['schemas']['PlacedOrderUpdate'], 'version'>;

interface OrderFormProps {
  order: PlacedOrder;
  ways: Ways;
  parts: OpenParts;
  edits: Edits<OrderDraft>;
  onSaved: () => void;
  onCancel: () => void;
}

/** The form of an order: where it goes, who receives it, the customer's comment and the note of the shop. */
export function OrderForm({ order, ways, parts, edits, onSaved, onCancel }: OrderFormProps) {
  const { id, version } = order;
  const { currency } = useShop();
  const queryClient = useQueryClient();
  const [isOutdated, setIsOutdated] = useState(false);
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (content: OrderUpdate) =>
      orderAfter(
        queryClient,
        id,
        api.PUT('/placed-order/{id}/', { params: { path: { id } }, body: { ...content, version } }),
      ),
    onSuccess: (answer) => (answer.isOutdated ? setIsOutdated(true) : onSaved()),
    onSettled: () => invalidateAfterChange(queryClient),
  });
  const now = draftOf(order);
  const form = useDraftForm<OrderDraft, OrderUpdate>({
    edits,
    known: now,
    problemsOf: (draft) => (parts.delivery ? problemsOf(draft, now, ways) : {}),
    contentOf: (draft) => contentOf(draft, now, ways),
    paths: orderPaths,
    sent: variables ?? null,
    refusal: error && readRefusal(error),
    onSubmit: (content) => (Object.keys(content).length === 0 ? onSaved() : mutate(content)),
  });
  const { draft, change } = form;
  useKeepFromLeaving(Object.keys(form.content ?? {}).length > 0);
  const {
    form: guarded,
    hasAny,
    fieldOf,
  } = useTheirs({
    form,
    known: now,
    shown: (name) => {
      if (name === 'price' && now.price !== '') return formatMoney(Number(now.price), currency);
      if (name === 'deliveryId') return order.delivery.name;
      return name === 'pointId' ? order.delivery.address : now[name];
    },
  });
  const method = methodOf(draft, ways);
  const chooseMethod = (deliveryId: string): void => {
    const chosen = methodOf({ ...draft, deliveryId }, ways);
    // Another way has another price, which staff may change below.
    const price = chosen && priceOfDelivery(chosen, order.items_total);
    const [onlyPoint, ...others] = ways.points;
    const isPointKnown = chosen?.kind === 'pickup' && draft.pointId === '' && onlyPoint && others.length === 0;
    change({
      deliveryId,
      ...(price !== undefined && parts.price && { price: String(price) }),
      ...(isPointKnown && { pointId: String(onlyPoint.id) }),
    });
  };
  const footer = (
    <>
      {draft.price !== '' && <MoneyNote order={order} change={{ deliveryPrice: Number(draft.price) }} />}
      <TheirsNotice hasAny={hasAny} isOutdated={isOutdated} refusal={form.refusal} texts={orderFormStrings} />
      <div className={classes['buttons']}>
        <Button variant="default" disabled={isPending} onClick={onCancel}>
          {orderFormStrings.cancel}
        </Button>
        <Button type="submit" loading={isPending}>
          {orderFormStrings.save}
        </Button>
      </div>
    </>
  );
  return (
    <Form form={guarded} className={classes['form']} fieldsClass={classes['fields']} isBusy={isPending} footer={footer}>
      {parts.delivery && (
        <>
          <NativeSelect
            label={orderFormStrings.method}
            data-autofocus
            data={[
              ...(method ? [] : [{ value: draft.deliveryId, label: order.delivery.name || orderFormStrings.noMethod }]),
              ...ways.deliveries.map((one) => ({ value: String(one.id), label: one.name })),
            ]}
            {...fieldOf('deliveryId')}
            onChange={(event) => chooseMethod(event.currentTarget.value)}
          />
          {method?.kind === 'pickup' && (
            <NativeSelect
              label={orderFormStrings.point}
              data={[
                { value: '', label: orderFormStrings.noPoint },
                ...ways.points.map((one) => ({ value: String(one.id), label: `${one.name}, ${one.address}` })),
              ]}
              {...fieldOf('pointId')}
              onChange={(event) => change({ pointId: event.currentTarget.value })}
            />
          )}
          {method?.kind === 'address' && (
            <Textarea label={orderFormStrings.address} rows={2} maxLength={500} {...fieldOf('address')} />
          )}
          {parts.price && <MoneyInput currency={currency} label={orderFormStrings.price} {...fieldOf('price')} />}
          <TextInput label={orderFormStrings.recipient} maxLength={100} {...fieldOf('recipientName')} />
          <PhoneField label={orderFormStrings.phone} {...fieldOf('recipientPhone')} />
          <Textarea label={orderFormStrings.comment} rows={2} maxLength={1000} {...fieldOf('comment')} />
        </>
      )}
      {parts.note && (
        <Textarea
          label={orderFormStrings.note}
          {...(!parts.delivery && { 'data-autofocus': true })}
          rows={3}
          maxLength={1000}
          {...fieldOf('note', orderFormStrings.noteHint)}
        />
      )}
    </Form>
  );
}
