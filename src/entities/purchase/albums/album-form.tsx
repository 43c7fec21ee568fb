import { api, unwrap } from '#api/client.ts';
import { createSendOnce } from '#api/send-once.ts';
import type { components } from '#contract/types.ts';
import { ItemImage } from '#entities/item/item-image.tsx';
import { PhotoUpload } from '#entities/upload/photo-upload.tsx';
import { useFormPictures } from '#entities/upload/use-form-pictures.ts';
import { useUploads } from '#entities/upload/use-uploads.ts';
import { problemOf, required } from '#lib/rules.ts';
import { FormDialog } from '#page/form-dialog.tsx';
import { RecordForm } from '#page/record-form/record-form.tsx';
import { useRecordForm } from '#page/record-form/use-record-form.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { ActionIcon, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
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
  save: string;
  send: (content: Content) => Promise<unknown>;
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

function Fields({ known, kept, onTakeOut, save, send, onClose, children }: FieldsProps) {
  const queryClient = useQueryClient();
  const uploads = useUploads(MOST_IMAGES);
  const pictures = useFormPictures(uploads, { wait: albumStrings.uploading, failed: albumStrings.uploadFailed });
  const form = useRecordForm<Draft, Content, unknown>({
    known,
    problemsOf: ({ name }) => ({ name: problemOf(name, required) }),
    contentOf: ({ name }) => ({ name: name.trim(), file_ids: pictures.ids }),
    paths: { name: 'name' },
    pictures,
    send,
    onSaved: onClose,
    onSettled: () => invalidateAlbums(queryClient),
  });
  return (
    <RecordForm form={form} texts={{ ...albumStrings, save }} onCancel={onClose}>
      <TextInput
        label={albumStrings.name}
        data-autofocus
        required
        withAsterisk={false}
        maxLength={NAME_MAX}
        {...form.field('name', albumStrings.nameHint)}
      />
      {kept.length > 0 && <Known kept={kept} onTakeOut={onTakeOut} />}
      <PhotoUpload
        uploads={uploads}
        label={albumStrings.photos}
        hint={albumStrings.photosHint}
        error={pictures.problem ?? form.refusal?.fields['file_ids']}
        disabled={form.isBusy}
      />
      {children}
    </RecordForm>
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
  return (
    <Fields
      known={{ name: '' }}
      kept={[]}
      onTakeOut={() => undefined}
      save={albumStrings.make}
      send={(form) =>
        sendOnce({ purchaseId, ...form }, (key) =>
          unwrap(
            api.POST('/intermediary/{id}/albums/{purchase_id}/', {
              params: { path: { id, purchase_id: purchaseId }, header: { 'Idempotency-Key': key } },
              body: form,
            }),
          ),
        )
      }
      onClose={onClose}
    />
  );
}

/** The dialog that adds an album to a purchase. */
export function CreateAlbum({ isOpen, ...rest }: DialogProps & NewProps) {
  return (
    <FormDialog opened={isOpen} onClose={rest.onClose} title={albumStrings.add} size={480}>
      <NewAlbum {...rest} />
    </FormDialog>
  );
}

function Edited({ album, onClose }: { album: Album; onClose: () => void }) {
  const { id, version, name, images, purchase, intermediary_id: intermediaryId } = album;
  // By address: a colleague may change the pictures, and so their places, meanwhile.
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const places = images.flatMap(({ url }, place) => (taken.has(url) ? [] : [place]));
  return (
    <Fields
      known={{ name }}
      kept={places.flatMap((place) => images[place] ?? [])}
      onTakeOut={(url) => setTaken(new Set([...taken, url]))}
      save={albumStrings.save}
      send={(form) =>
        unwrap(
          api.PUT('/intermediary/{id}/albums/{purchase_id}/{album_id}/', {
            params: { path: { id: intermediaryId, purchase_id: purchase.id, album_id: id } },
            body: { version, kept_images: places, ...form },
          }),
        )
      }
      onClose={onClose}
    >
      <DeleteAlbum album={album} />
    </Fields>
  );
}

/** The dialog that changes an album. */
export function EditAlbum({ album, isOpen, onClose }: DialogProps & { album: Album }) {
  return (
    <FormDialog opened={isOpen} onClose={onClose} title={albumStrings.editTitle} size={480}>
      <Edited album={album} onClose={onClose} />
    </FormDialog>
  );
}
