import { api, unwrap } from '#api/client.ts';
import type { components } from '#contract/types.ts';
import { deliveriesQuery, deliveryPointsQuery } from '#entities/order/delivery.queries.ts';
import { DeliveryPrice } from '#entities/order/delivery-price.tsx';
import { methodNote } from '#entities/order/method-note.ts';
import { FormDialog } from '#page/form-dialog.tsx';
import { useShop } from '#page/shop-context.tsx';
import { TruckIcon } from '#ui/later-icons.tsx';
import { notifyError } from '#ui/notifier/notifier.ts';
import { MoveButtons } from '#ui/sortable/move-buttons.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { MessageState } from '#ui/states/message-state.tsx';
import { RowsWithAdd } from '#ui/states/rows-with-add.tsx';
import { Button, Skeleton } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { RemoveButton } from '../rows/remove-button.tsx';
import classes from '../rows/rows.module.css';
import { rowsStrings } from '../rows/rows.strings.ts';
import { useEditedRow } from '../rows/use-edited-row.ts';
import { DeliveryMethodForm } from './delivery-form.tsx';
import { deliveryStrings } from './delivery.strings.ts';

type Delivery = components['schemas']['Delivery'];

interface RowProps {
  delivery: Delivery;
  /** From 0. */
  place: number;
  total: number;
  onEdit: () => void;
}

function Row({ delivery, place, total, onEdit }: RowProps) {
  const { id, name, kind, price } = delivery;
  const { currency } = useShop();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: deliveriesQuery.queryKey });
  const { mutate: move, isPending } = useMutation({
    mutationFn: (to: number) =>
      unwrap(api.PUT('/delivery/{id}/', { params: { path: { id } }, body: { place: to + 1 } })),
    onError: (error) => notifyError(error, deliveryStrings.moveFailed),
    onSettled: refresh,
  });
  return (
    <li className={classes['row']}>
      <div className={classes['texts']}>
        <span className={classes['name']}>{name}</span>
        <span>
          {kind === 'address' ? deliveryStrings.address : deliveryStrings.pickup} · <DeliveryPrice price={price} />
        </span>
        <span className={classes['note']}>{methodNote(delivery, currency)}</span>
      </div>
      <div className={classes['actions']}>
        <MoveButtons
          place={place}
          total={total}
          earlier={deliveryStrings.earlier(name)}
          later={deliveryStrings.later(name)}
          size={44}
          // The places that are answered to one move are those of the next.
          onMove={(_from, to) => !isPending && move(to)}
        />
        <Button variant="default" aria-label={rowsStrings.editOf(name)} onClick={onEdit}>
          {rowsStrings.edit}
        </Button>
        <RemoveButton
          kind="deleteDelivery"
          id={id}
          name={name}
          remove={() => unwrap(api.DELETE('/delivery/{id}/', { params: { path: { id } } }))}
          onSettled={() => void refresh()}
        />
      </div>
    </li>
  );
}

/** The delivery methods of the shop, in the order in which buyers see them. */
export function DeliverySettings() {
  const deliveries = useQuery(deliveriesQuery);
  const points = useQuery(deliveryPointsQuery);
  const edited = useEditedRow(deliveries.data);
  if (deliveries.isPending) return <Skeleton h={240} role="status" aria-label={rowsStrings.loading} />;
  if (!deliveries.data) return <ErrorState error={deliveries.error} onRetry={() => void deliveries.refetch()} />;
  const rows = deliveries.data;
  const lacksPoints = points.data?.length === 0 && rows.some(({ kind }) => kind === 'pickup');
  return (
    <>
      {lacksPoints && (
        <p role="status" className={classes['hint']}>
          {deliveryStrings.noPoints}
        </p>
      )}
      <RowsWithAdd
        isEmpty={rows.length === 0}
        add={<Button onClick={() => edited.open('new')}>{deliveryStrings.add}</Button>}
      >
        {rows.length === 0 ? (
          <MessageState icon={<TruckIcon size={32} />} title={deliveryStrings.empty} text={deliveryStrings.emptyHint} />
        ) : (
          <ul className={classes['rows']} aria-label={deliveryStrings.title}>
            {rows.map((delivery, index) => (
              <Row
                key={delivery.id}
                delivery={delivery}
                place={index}
                total={rows.length}
                onEdit={() => edited.open(delivery)}
              />
            ))}
          </ul>
        )}
      </RowsWithAdd>
      <FormDialog
        opened={edited.isOpen}
        onClose={edited.close}
        title={edited.isNew ? deliveryStrings.addTitle : deliveryStrings.editTitle}
        size={440}
      >
        <DeliveryMethodForm key={edited.key} delivery={edited.row} onClose={edited.close} />
      </FormDialog>
    </>
  );
}
