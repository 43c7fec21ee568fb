import { api } from '#api/client.ts';
import type { components, PlacedOrder } from '#contract/types.ts';
import { formatMoney } from '#lib/money.ts';
import { useLeaveDialog } from '#page/form-dialog.tsx';
import { RecordForm } from '#page/record-form/record-form.tsx';
import { useRecordForm } from '#page/record-form/use-record-form.tsx';
import { useShop } from '#page/shop-context.tsx';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { invalidateAfterChange, orderAfter } from '../changed-order.ts';
import { MoneyNote } from '../money/money-note.tsx';
import { priceOfDelivery } from '../placing/checkout-draft.ts';
import { contentOf, draftOf, methodOf, type OrderDraft, orderPaths, problemsOf, type Ways } from './order-draft.ts';
import classes from './order-form.module.css';
import { orderFormStrings } from './order-form.strings.ts';
import type { OpenParts } from './use-open-parts.ts';

type OrderUpdate = Omit<components['schemas']['PlacedOrderUpdate'], 'version'>;

interface OrderFormProps {
  order: PlacedOrder;
  ways: Ways;
  parts: OpenParts;
  onSaved: () => void;
}

/** The form of an order: where it goes, who receives it, the customer's comment and the note of the shop. */
export function OrderForm({ order, ways, parts, onSaved }: OrderFormProps) {
  const { id, version } = order;
  const { currency } = useShop();
  const queryClient = useQueryClient();
  const known = draftOf(order);
  const form = useRecordForm<OrderDraft, OrderUpdate, unknown>({
    known,
    problemsOf: (draft) => (parts.delivery ? problemsOf(draft, known, ways) : {}),
    contentOf: (draft) => contentOf(draft, known, ways),
    paths: orderPaths,
    shown: {
      ...(known.price !== '' && { price: formatMoney(Number(known.price), currency) }),
      deliveryId: order.delivery.name,
      pointId: order.delivery.address,
    },
    send: async (content) => {
      const { refusal } = await orderAfter(
        queryClient,
        id,
        api.PUT('/placed-order/{id}/', { params: { path: { id } }, body: { ...content, version } }),
      );
      if (refusal) throw refusal;
    },
    onSaved,
    onSettled: () => invalidateAfterChange(queryClient),
    onUnchanged: onSaved,
  });
  const { draft, change, field } = form;
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
  return (
    <RecordForm
      form={form}
      texts={orderFormStrings}
      above={draft.price !== '' && <MoneyNote order={order} change={{ deliveryPrice: Number(draft.price) }} />}
      onCancel={useLeaveDialog()}
      isOnPage
      className={classes['form']}
      fieldsClass={classes['fields']}
    >
      {parts.delivery && (
        <>
          <NativeSelect
            label={orderFormStrings.method}
            data-autofocus
            data={[
              ...(method ? [] : [{ value: draft.deliveryId, label: order.delivery.name || orderFormStrings.noMethod }]),
              ...ways.deliveries.map((one) => ({ value: String(one.id), label: one.name })),
            ]}
            {...field('deliveryId')}
            onChange={(event) => chooseMethod(event.currentTarget.value)}
          />
          {method?.kind === 'pickup' && (
            <NativeSelect
              label={orderFormStrings.point}
              data={[
                { value: '', label: orderFormStrings.noPoint },
                ...ways.points.map((one) => ({ value: String(one.id), label: `${one.name}, ${one.address}` })),
              ]}
              {...field('pointId')}
            />
          )}
          {method?.kind === 'address' && (
            <Textarea label={orderFormStrings.address} rows={2} maxLength={500} {...field('address')} />
          )}
          {parts.price && <MoneyInput currency={currency} label={orderFormStrings.price} {...field('price')} />}
          <TextInput label={orderFormStrings.recipient} maxLength={100} {...field('recipientName')} />
          <PhoneField label={orderFormStrings.phone} {...field('recipientPhone')} />
          <Textarea label={orderFormStrings.comment} rows={2} maxLength={1000} {...field('comment')} />
        </>
      )}
      {parts.note && (
        <Textarea
          label={orderFormStrings.note}
          {...(!parts.delivery && { 'data-autofocus': true })}
          rows={3}
          maxLength={1000}
          {...field('note', orderFormStrings.noteHint)}
        />
      )}
    </RecordForm>
  );
}
