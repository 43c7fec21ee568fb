import type { PlacedOrder } from '#contract/types.ts';
import { QuantityInput } from '#entities/cart/quantity-input.tsx';
import { PhotoUpload } from '#entities/upload/photo-upload.tsx';
import { useStoredPictures, useUploads } from '#entities/upload/use-uploads.ts';
import { readRefusal } from '#machines/kit/refusal.ts';
import { Form, FormRefusalText } from '#ui/form/form.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useKeepFromLeaving } from '#ui/form/use-keep-from-leaving.ts';
import { Button, TextInput } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import classes from './add-lines.module.css';
import { addLinesStrings } from './add-lines.strings.ts';
import { type NewLine, useAddLine } from './use-add-line.ts';
import { useCloseByKey } from './use-close-by-key.ts';

const PHOTOS_MAX = 30;
const NAME_MAX = 200;

interface Detail {
  name: string;
  count: number;
}

const untold: Detail = { name: '', count: 1 };

interface Draft {
  /** By file id. */
  details: Readonly<Record<string, Detail>>;
}

/** Why the photos can't be added yet. */
function problemOf({ stored, isBusy, hasFailed }: ReturnType<typeof useStoredPictures>): string | undefined {
  if (hasFailed) return addLinesStrings.hasFailed;
  if (isBusy) return addLinesStrings.stillLoading;
  return stored.length === 0 ? addLinesStrings.noPhotos : undefined;
}

interface AddPhotosProps {
  order: PlacedOrder;
  onClose: () => void;
}

/** Adds photos to an order, each as a line of its own. */
export function AddPhotos({ order, onClose }: AddPhotosProps) {
  const uploads = useUploads(PHOTOS_MAX);
  const pictures = useStoredPictures(uploads);
  const fileIds = useSelector(uploads, ({ context }) => context.fileIds);
  const { mutateAsync, isPending, error, data } = useAddLine(order);
  const [isMissed, setIsMissed] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  useCloseByKey(group, () => !isPending && onClose());
  useEffect(() => group.current?.querySelector<HTMLElement>('[data-picker]')?.focus(), []);
  useKeepFromLeaving(fileIds.length > 0);
  const problem = problemOf(pictures);
  const addAll = async (lines: readonly { fileId: string; line: NewLine }[]): Promise<void> => {
    for (const { fileId, line } of lines) {
      const { refusal } = await mutateAsync(line);
      if (refusal) return;
      // What is added leaves the form, so that a failure of the next keeps the rest alone.
      uploads.send({ type: 'file.removed', fileId });
    }
    onClose();
  };
  const form = useDraftForm<Draft, { fileId: string; line: NewLine }[]>({
    known: { details: {} },
    problemsOf: () => ({}),
    contentOf: ({ details }) =>
      pictures.stored.map(({ fileId, picture }) => {
        const { name, count } = details[fileId] ?? untold;
        return {
          fileId,
          line: { file_id: picture.id, count, description: name.trim(), comment: '', trade_price: false },
        };
      }),
    isHeldUp: problem !== undefined,
    paths: {},
    sent: null,
    refusal: error && readRefusal(error),
    // The mutation holds its error.
    onSubmit: (lines) => void addAll(lines).catch(() => undefined),
    onProblem: () => setIsMissed(true),
  });
  const { details } = form.draft;
  const change = (fileId: string, changed: Partial<Detail>): void =>
    form.change({ details: { ...details, [fileId]: { ...untold, ...details[fileId], ...changed } } });
  const footer = (
    <>
      {data?.refusal && (
        <p role="alert" className={classes['meanwhile']}>
          {addLinesStrings.meanwhile}
        </p>
      )}
      <FormRefusalText refusal={form.refusal} texts={addLinesStrings} />
      <div className={classes['buttons']}>
        <Button type="submit" loading={isPending}>
          {addLinesStrings.addAll}
        </Button>
        <Button variant="default" disabled={isPending} onClick={onClose}>
          {addLinesStrings.done}
        </Button>
      </div>
    </>
  );
  return (
    <div ref={group} role="group" aria-label={addLinesStrings.photoForm} className={classes['form']}>
      <Form form={form} fieldsClass={classes['fields']} isBusy={isPending} footer={footer}>
        <PhotoUpload
          uploads={uploads}
          label={addLinesStrings.photos}
          hint={addLinesStrings.photosHint}
          error={isMissed ? problem : undefined}
          disabled={isPending}
        >
          {(fileId) => {
            const place = fileIds.indexOf(fileId) + 1;
            const { name, count } = details[fileId] ?? untold;
            return (
              <div className={classes['detail']}>
                <TextInput
                  aria-label={addLinesStrings.name(place)}
                  placeholder={addLinesStrings.nameHint}
                  maxLength={NAME_MAX}
                  value={name}
                  onChange={(event) => change(fileId, { name: event.currentTarget.value })}
                />
                <QuantityInput
                  value={count}
                  onChange={(changed) => change(fileId, { count: changed })}
                  label={addLinesStrings.photoCount(place)}
                  compact
                />
              </div>
            );
          }}
        </PhotoUpload>
      </Form>
    </div>
  );
}
