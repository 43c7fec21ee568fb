import { PhotoUpload } from '#entities/upload/photo-upload.tsx';
import { useStoredPictures, type UploadsActor } from '#entities/upload/use-uploads.ts';
import { TrashIcon } from '#ui/later-icons.tsx';
import { MoveButtons } from '#ui/sortable/move-buttons.tsx';
import { moved } from '#ui/sortable/moved.ts';
import { SortableList } from '#ui/sortable/sortable-list.tsx';
import { ActionIcon } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import type { Picture } from './item-draft.ts';
import classes from './item-pictures.module.css';
import { itemsStrings } from './items.strings.ts';

interface ItemPicturesProps {
  pictures: readonly Picture[];
  onChange: (pictures: readonly Picture[]) => void;
  /** The pictures that are being uploaded; each joins the others once it and those chosen before it are stored. */
  uploads: UploadsActor;
  error: string | undefined;
  disabled: boolean;
}

/** The pictures of an item in their order, the main one first, and a place to add more. */
export function ItemPictures({ pictures, onChange, uploads, error, disabled }: ItemPicturesProps) {
  const { inTurn } = useStoredPictures(uploads);
  const takeIn = useEffectEvent((arrived: typeof inTurn): void => {
    if (arrived.length === 0) return;
    onChange([...pictures, ...arrived.map(({ picture: { id, url } }) => ({ fileId: id, url }))]);
    for (const { fileId } of arrived) uploads.send({ type: 'file.removed', fileId });
  });
  useEffect(() => takeIn(inTurn), [inTurn]);

  const move = (from: number, to: number): void => onChange(moved(pictures, from, to));
  return (
    <div className={classes['pictures']}>
      <PhotoUpload
        uploads={uploads}
        label={itemsStrings.pictures}
        hint={itemsStrings.picturesHint}
        error={error}
        disabled={disabled}
        current={
          pictures.length > 0 && (
            <SortableList
              rows={pictures}
              idOf={({ fileId }) => fileId}
              nameOf={(_, place) => itemsStrings.picture(place + 1)}
              onMove={move}
              disabled={disabled}
              label={itemsStrings.pictures}
              className={classes['list']}
              rowClass={classes['row']}
            >
              {({ fileId, url }, place, handle) => (
                <>
                  {handle}
                  <img className={classes['image']} src={url} alt="" draggable={false} />
                  <span className={classes['name']}>
                    {itemsStrings.picture(place + 1)}
                    {place === 0 && <span className={classes['main']}>{itemsStrings.main}</span>}
                  </span>
                  <MoveButtons
                    place={place}
                    total={pictures.length}
                    earlier={itemsStrings.earlier(place + 1)}
                    later={itemsStrings.later(place + 1)}
                    size={40}
                    disabled={disabled}
                    onMove={move}
                  />
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size={40}
                    aria-label={itemsStrings.removePicture(place + 1)}
                    disabled={disabled}
                    onClick={() => onChange(pictures.filter((other) => other.fileId !== fileId))}
                  >
                    <TrashIcon size={18} />
                  </ActionIcon>
                </>
              )}
            </SortableList>
          )
        }
      />
    </div>
  );
}
