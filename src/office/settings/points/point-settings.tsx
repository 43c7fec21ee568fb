import { api, unwrap } from '#api/client.ts';
import type { components } from '#contract/types.ts';
import { deliveryPointsQuery } from '#entities/order/delivery.queries.ts';
import { FormDialog } from '#page/form-dialog.tsx';
import { HomeIcon } from '#ui/later-icons.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { MessageState } from '#ui/states/message-state.tsx';
import { RowsWithAdd } from '#ui/states/rows-with-add.tsx';
import { Button, Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RemoveButton } from '../rows/remove-button.tsx';
import classes from '../rows/rows.module.css';
import { rowsStrings } from '../rows/rows.strings.ts';
import { useEditedRow } from '../rows/use-edited-row.ts';
import { PickupPointForm } from './point-form.tsx';
import { pointsStrings } from './points.strings.ts';

type Point = components['schemas']['ShopPoint'];

function Row({ point: { id, name, address, hours, image }, onEdit }: { point: Point; onEdit: () => void }) {
  const queryClient = useQueryClient();
  return (
    <li className={classes['row']}>
      <div className={classes['about']}>
        {image && <img src={image.sources[0]?.url ?? image.url} alt="" />}
        <div className={classes['texts']}>
          <span className={classes['name']}>{name}</span>
          <span>{address}</span>
          <span className={classes['note']}>{hours}</span>
        </div>
      </div>
      <div className={classes['actions']}>
        <Button variant="default" aria-label={rowsStrings.editOf(name)} onClick={onEdit}>
          {rowsStrings.edit}
        </Button>
        <RemoveButton
          kind="deletePoint"
          id={id}
          name={name}
          remove={() => unwrap(api.DELETE('/delivery-point/{id}/', { params: { path: { id } } }))}
          onSettled={() => void queryClient.invalidateQueries({ queryKey: deliveryPointsQuery.queryKey })}
        />
      </div>
    </li>
  );
}

/** The pickup points of the shop. */
export function PointSettings() {
  const points = useQuery(deliveryPointsQuery);
  const edited = useEditedRow(points.data);
  if (points.isPending) return <Skeleton h={240} role="status" aria-label={rowsStrings.loading} />;
  if (!points.data) return <ErrorState error={points.error} onRetry={() => void points.refetch()} />;
  const rows = points.data;
  const add = <Button onClick={() => edited.open('new')}>{pointsStrings.add}</Button>;
  return (
    <>
      <RowsWithAdd isEmpty={rows.length === 0} add={add}>
        {rows.length === 0 ? (
          <MessageState icon={<HomeIcon size={32} />} title={pointsStrings.empty} text={pointsStrings.emptyHint} />
        ) : (
          <ul className={classes['rows']} aria-label={pointsStrings.title}>
            {rows.map((point) => (
              <Row key={point.id} point={point} onEdit={() => edited.open(point)} />
            ))}
          </ul>
        )}
      </RowsWithAdd>
      <FormDialog
        opened={edited.isOpen}
        onClose={edited.close}
        title={edited.isNew ? pointsStrings.addTitle : pointsStrings.editTitle}
        size={440}
      >
        <PickupPointForm key={edited.key} point={edited.row} onClose={edited.close} />
      </FormDialog>
    </>
  );
}
