import { api, unwrap } from '#api/client.ts';
import { createSendOnce } from '#api/send-once.ts';
import type { components } from '#contract/types.ts';
import { deliveryPointsQuery } from '#entities/order/delivery.queries.ts';
import { useHoldDialog } from '#page/form-dialog.tsx';
import { PhotoUpload } from '#entities/upload/photo-upload.tsx';
import { useStoredPictures, useUploadList, useUploads } from '#entities/upload/use-uploads.ts';
import { problemOf, required } from '#lib/rules.ts';
import { readRefusal } from '#machines/kit/refusal.ts';
import { Form } from '#ui/form/form.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useEdits } from '#ui/form/use-edits.ts';
import { useTheirs } from '#ui/form/use-theirs.tsx';
import { Button, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { currentOf } from '../rows/current-of.ts';
import { DialogFooter } from '../rows/dialog-footer.tsx';
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
  const [sendOnce] = useState(createSendOnce);
  const { queryKey } = deliveryPointsQuery;
  const uploads = useUploads(1);
  const hasNewPicture = useUploadList(uploads).length > 0;
  const { stored, isBusy: isUploading, hasFailed } = useStoredPictures(uploads);
  const [isPictureMissed, setIsPictureMissed] = useState(false);
  const { mutate, reset, isPending, error, variables } = useMutation({
    mutationFn: async ({ image_id: imageId, ...texts }: Content): Promise<void> => {
      if (point === null) {
        const body = { ...texts, ...(imageId && { image_id: imageId }) };
        const add = (key: string) =>
          unwrap(api.POST('/delivery-point/', { params: { header: { 'Idempotency-Key': key } }, body }));
        return void (await sendOnce(body, add));
      }
      const { id, version } = point;
      const body = { version, ...texts, ...(imageId !== undefined && { image_id: imageId }) };
      const call = api.PUT('/delivery-point/{id}/', { params: { path: { id } }, body });
      try {
        await unwrap(call);
      } catch (failure) {
        const current = await currentOf<Point>(failure, call);
        if (current) queryClient.setQueryData(queryKey, (rows) => rows?.map((row) => (row.id === id ? current : row)));
        throw failure;
      }
    },
    onSuccess: onClose,
    onSettled: () => void queryClient.invalidateQueries({ queryKey }),
  });
  const known = draftOf(point);
  const edits = useEdits<Draft>({ onChange: () => error && reset() });
  const form = useDraftForm<Draft, Content>({
    edits,
    known,
    problemsOf: ({ name, address }) => ({ name: problemOf(name, required), address: problemOf(address, required) }),
    contentOf: ({ name, address, hours, picture }) => {
      const added = stored[0]?.picture.id;
      const removed = picture === '' && known.picture !== '' ? null : undefined;
      const imageId = added ?? removed;
      return {
        name: name.trim(),
        address: address.trim(),
        hours: hours.trim(),
        ...(imageId !== undefined && { image_id: imageId }),
      };
    },
    isHeldUp: isUploading || hasFailed,
    paths,
    sent: variables ?? null,
    refusal: error && readRefusal(error),
    onSubmit: (content) => mutate(content),
    onProblem: () => setIsPictureMissed(isUploading || hasFailed),
  });
  useHoldDialog(hasNewPicture || Object.keys(edits.values).length > 0);
  const { form: guarded, hasAny, fieldOf } = useTheirs({ form, known, shown: (name) => known[name] });
  const { picture } = form.draft;
  const missed = hasFailed ? pointsStrings.pictureFailed : pointsStrings.pictureWait;
  return (
    <Form
      form={guarded}
      isBusy={isPending}
      footer={<DialogFooter hasAny={hasAny} refusal={form.refusal} isBusy={isPending} onClose={onClose} />}
    >
      <Stack gap="md">
        <TextInput label={pointsStrings.name} data-autofocus maxLength={100} {...fieldOf('name')} />
        <TextInput
          label={pointsStrings.address}
          placeholder={pointsStrings.addressHint}
          maxLength={300}
          {...fieldOf('address')}
        />
        <TextInput label={pointsStrings.hours} maxLength={200} {...fieldOf('hours', pointsStrings.hoursHint)} />
        {picture !== '' && !hasNewPicture && (
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
          error={isPictureMissed && (isUploading || hasFailed) ? missed : form.errors.picture}
          disabled={isPending}
        />
      </Stack>
    </Form>
  );
}
