import { createSendOnce } from '#api/send-once.ts';
import { api, unwrap } from '#api/client.ts';
import type { components } from '#contract/types.ts';
import { ItemImage } from '#entities/item/item-image.tsx';
import { PhotoUpload } from '#entities/upload/photo-upload.tsx';
import { useStoredPictures, useUploads } from '#entities/upload/use-uploads.ts';
import { ruleStrings } from '#lib/rules.strings.ts';
import { readRefusal } from '#machines/kit/refusal.ts';
import { Form } from '#ui/form/form.tsx';
import { TheirsNotice } from '#ui/form/theirs-notice.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useEdits } from '#ui/form/use-edits.ts';
import { useTheirs } from '#ui/form/use-theirs.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { ActionIcon, Button, Group, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { invalidateAlbums } from './album.queries.ts';
import classes from './albums.module.css';
import { albumStrings } from './albums.strings.ts';
import { DeleteAlbum } from './delete-album.tsx';

type Schemas = components['schemas'];
type Album = Schemas['Album'];

const NAME_MAX = 100;
const MOST_IMAGES = 50;

// Outlives the dialog, so that a retry after a lost answer makes no second album.
const sendOnce = createSendOnce();

interface Draft {
  name: string;
}

/** What the form is sent with: the name, and the pictures that are added. */
type Content = Required<Schemas['AlbumForm']>;

interface FieldsProps {
  known: Draft;
  /** The pictures that the album has, without those that are taken out. */
  kept: Album['images'];
  onTakeOut: (url: string) => void;
  sent: Content | null;
  error: Error | null;
  isBusy: boolean;
  submitLabel: string;
  onSubmit: (content: Content) => void;
  onClose: () => void;
  /** Further controls below the fields. */
  children?: ReactNode;
}

function Known({ kept, onTakeOut }: Pick<FieldsProps, 'kept' | 'onTakeOut'>) {
  return (
    <div>
      <p className={classes['label']}>{albumStrings.known}</p>
      <ul className={classes['known']} aria-label={albumStrings.known}>
        {kept.map((image, index) => (
          <li key={image.url} className={classes['picture']}>
            <ItemImage image={image} sizes="110px" small />
            <ActionIcon
              className={classes['takeOut'] ?? ''}
              variant="default"
              size={36}
              aria-label={albumStrings.takeOut(index + 1)}
              onClick={() => onTakeOut(image.url)}
            >
              <CloseIcon size={18} />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Fields({
  known,
  kept,
  onTakeOut,
  sent,
  error,
  isBusy,
  submitLabel,
  onSubmit,
  onClose,
  children,
}: FieldsProps) {
  const uploads = useUploads(MOST_IMAGES);
  const { stored, isBusy: isUploading, hasFailed } = useStoredPictures(uploads);
  const [isPhotoMissed, setIsPhotoMissed] = useState(false);
  const form = useDraftForm<Draft, Content>({
    edits: useEdits<Draft>(),
    known,
    problemsOf: ({ name }) => ({ name: name.trim() === '' ? ruleStrings.required : undefined }),
    contentOf: ({ name }) => ({ name: name.trim(), file_ids: stored.map(({ picture }) => picture.id) }),
    isHeldUp: isUploading || hasFailed,
    paths: { name: 'name' },
    sent,
    refusal: error ? readRefusal(error) : null,
    onSubmit,
    onProblem: () => setIsPhotoMissed(isUploading || hasFailed),
  });
  const { form: guarded, hasAny, fieldOf } = useTheirs({ form, known, shown: (name) => known[name] });
  const missed = hasFailed ? albumStrings.uploadFailed : albumStrings.uploading;
  const footer = (
    <Stack gap="sm" mt="md">
      <TheirsNotice hasAny={hasAny} refusal={form.refusal} texts={albumStrings} />
      <Group grow gap="sm" preventGrowOverflow={false}>
        <Button variant="default" onClick={onClose}>
          {albumStrings.cancel}
        </Button>
        <Button type="submit" loading={isBusy}>
          {submitLabel}
        </Button>
      </Group>
    </Stack>
  );
  return (
    <Form form={guarded} isBusy={isBusy} footer={footer}>
      <Stack gap="md">
        <TextInput
          label={albumStrings.name}
          data-autofocus
          required
          withAsterisk={false}
          maxLength={NAME_MAX}
          {...fieldOf('name', albumStrings.nameHint)}
        />
        {kept.length > 0 && <Known kept={kept} onTakeOut={onTakeOut} />}
        <PhotoUpload
          uploads={uploads}
          label={albumStrings.photos}
          hint={albumStrings.photosHint}
          error={isPhotoMissed && (isUploading || hasFailed) ? missed : form.refusal?.fields['file_ids']}
          disabled={isBusy}
        />
        {children}
      </Stack>
    </Form>
  );
}

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
}

interface NewProps {
  intermediaryId: number;
  purchaseId: number;
  onClose: () => void;
}

function NewAlbum({ intermediaryId: id, purchaseId, onClose }: NewProps) {
  const queryClient = useQueryClient();
  const { mutate, variables, error, isPending } = useMutation({
    mutationFn: (form: Content) =>
      sendOnce({ purchaseId, ...form }, (key) =>
        unwrap(
          api.POST('/intermediary/{id}/albums/{purchase_id}/', {
            params: { path: { id, purchase_id: purchaseId }, header: { 'Idempotency-Key': key } },
            body: form,
          }),
        ),
      ),
    onSuccess: onClose,
    onSettled: () => invalidateAlbums(queryClient),
  });
  return (
    <Fields
      known={{ name: '' }}
      kept={[]}
      onTakeOut={() => undefined}
      sent={variables ?? null}
      error={error}
      isBusy={isPending}
      submitLabel={albumStrings.make}
      onSubmit={mutate}
      onClose={onClose}
    />
  );
}

/** The dialog that adds an album to a purchase. */
export function CreateAlbum({ isOpen, ...rest }: DialogProps & NewProps) {
  return (
    <Dialog opened={isOpen} onClose={rest.onClose} title={albumStrings.add} size={480}>
      <NewAlbum {...rest} />
    </Dialog>
  );
}

function Edited({ album, onClose }: { album: Album; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { id, version, name, images, purchase, intermediary_id: intermediaryId } = album;
  // By address: a colleague may change the pictures, and so their places, meanwhile.
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const places = images.flatMap(({ url }, place) => (taken.has(url) ? [] : [place]));
  const { mutate, variables, error, isPending } = useMutation({
    mutationFn: (form: Content) =>
      unwrap(
        api.PUT('/intermediary/{id}/albums/{purchase_id}/{album_id}/', {
          params: { path: { id: intermediaryId, purchase_id: purchase.id, album_id: id } },
          body: { version, kept_images: places, ...form },
        }),
      ),
    onSuccess: onClose,
    onSettled: () => invalidateAlbums(queryClient),
  });
  return (
    <Fields
      known={{ name }}
      kept={places.flatMap((place) => images[place] ?? [])}
      onTakeOut={(url) => setTaken(new Set([...taken, url]))}
      sent={variables ?? null}
      error={error}
      isBusy={isPending}
      submitLabel={albumStrings.save}
      onSubmit={mutate}
      onClose={onClose}
    >
      <DeleteAlbum album={album} />
    </Fields>
  );
}

/** The dialog that changes an album. */
export function EditAlbum({ album, isOpen, onClose }: DialogProps & { album: Album }) {
  return (
    <Dialog opened={isOpen} onClose={onClose} title={albumStrings.editTitle} size={480}>
      <Edited album={album} onClose={onClose} />
    </Dialog>
  );
}
