import { api, unwrap } from '#api/client.ts';
import { recordAfter } from '#api/record-after.ts';
import type { components } from '#contract/types.ts';
import { deliveryPointsQuery } from '#entities/order/delivery.queries.ts';
import { PhotoUpload } from '#entities/upload/photo-upload.tsx';
import { useFormPictures } from '#entities/upload/use-form-pictures.ts';
import { useUploads } from '#entities/upload/use-uploads.ts';
import { replaceRow } from '#lib/replace-row.ts';
import { problemOf, required } from '#lib/rules.ts';
import { RecordForm } from '#page/record-form/record-form.tsx';
import { useRecordForm } from '#page/record-form/use-record-form.tsx';
import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import classes from '../rows/rows.module.css';
import { pointsStrings } from './points.strings.ts';

type Point = components['schemas']['ShopPoint'];
type PointForm = components['schemas']['PointForm'];

interface Draft {
  name: string;
  address: string;
  hours: string;
  /** The address of the picture, or empty without one; a new one is held by the uploads. */
  picture: string;
}

const paths = { name: 'name', address: 'address', hours: 'hours', picture: 'image_id' } as const;

const draftOf = (point: Point | null): Draft => ({
  name: point?.name ?? '',
  address: point?.address ?? '',
  hours: point?.hours ?? '',
  picture: point?.image?.url ?? '',
});

/** What is sent: a picture only where it has changed, null where it is removed. */
type Content = Omit<PointForm, 'image_id'> & { image_id?: string | null };

interface FormProps {
  /** Null for a new one. */
  point: Point | null;
  onClose: () => void;
}

/** The form of a pickup point. What a colleague has changed meanwhile is shown beside what was typed. */
export function PickupPointForm({ point, onClose }: FormProps) {
  const queryClient = useQueryClient();
  const { queryKey } = deliveryPointsQuery;
  const uploads = useUploads(1);
  const pictures = useFormPictures(uploads, { wait: pointsStrings.pictureWait, failed: pointsStrings.pictureFailed });
  const known = draftOf(point);
  const form = useRecordForm<Draft, Content, unknown>({
    known,
    problemsOf: ({ name, address }) => ({ name: problemOf(name, required), address: problemOf(address, required) }),
    contentOf: ({ name, address, hours, picture }) => {
      const removed = picture === '' && known.picture !== '' ? null : undefined;
      const imageId = pictures.ids[0] ?? removed;
      return {
        name: name.trim(),
        address: address.trim(),
        hours: hours.trim(),
        ...(imageId !== undefined && { image_id: imageId }),
      };
    },
    paths,
    forgets: true,
    pictures,
    send: async ({ image_id: imageId, ...texts }, sendOnce) => {
      if (point === null) {
        const body = { ...texts, ...(imageId && { image_id: imageId }) };
        return sendOnce(body, (key) =>
          unwrap(api.POST('/delivery-point/', { params: { header: { 'Idempotency-Key': key } }, body })),
        );
      }
      const { id, version } = point;
      const body = { version, ...texts, ...(imageId !== undefined && { image_id: imageId }) };
      const { record, refusal } = await recordAfter(
        api.PUT('/delivery-point/{id}/', { params: { path: { id } }, body }),
      );
      queryClient.setQueryData(queryKey, (rows) => rows && replaceRow(rows, record));
      if (refusal) throw refusal;
      return record;
    },
    onSaved: onClose,
    onSettled: () => void queryClient.invalidateQueries({ queryKey }),
  });
  const { field } = form;
  const { picture } = form.draft;
  return (
    <RecordForm form={form} onCancel={onClose}>
      <TextInput label={pointsStrings.name} data-autofocus maxLength={100} {...field('name')} />
      <TextInput
        label={pointsStrings.address}
        placeholder={pointsStrings.addressHint}
        maxLength={300}
        {...field('address')}
      />
      <TextInput label={pointsStrings.hours} maxLength={200} {...field('hours', pointsStrings.hoursHint)} />
      {picture !== '' && !pictures.hasNew && (
        <div className={classes['about']}>
          <img src={picture} alt={pointsStrings.pictureNow(known.name)} />
          <Button variant="default" onClick={() => form.change({ picture: '' })}>
            {pointsStrings.removePicture}
          </Button>
        </div>
      )}
      <PhotoUpload
        uploads={uploads}
        label={pointsStrings.picture}
        hint={pointsStrings.pictureHint}
        error={pictures.problem ?? form.errors.picture}
        disabled={form.isBusy}
      />
    </RecordForm>
  );
}
