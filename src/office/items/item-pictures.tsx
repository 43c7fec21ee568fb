import { PhotoUpload } from '#entities/upload/photo-upload.tsx';
import { useStoredPictures, type UploadsActor } from '#entities/upload/use-uploads.ts';
import { useDragOrder } from '#ui/columns/use-drag-order.ts';
import { ArrowUpIcon } from '#ui/icons.tsx';
import { GripIcon, TrashIcon } from '#ui/later-icons.tsx';
import { ActionIcon } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import type { Picture } from './item-draft.ts';
import classes from './item-pictures.module.css';
import { itemsStrings } from './items.strings.ts';

interface ItemPicturesProps {
  pictures: readonly Picture[];
  onChange: (pictures: readonly Picture[]) => void;
  /** The pictures that are being uploaded; each joins the others once it is stored. */
  uploads: UploadsActor;
  error: string | undefined;
  disabled: boolean;
}

/** The pictures of an item in their order, the main one first, and a place to add more. */
export function ItemPictures({ pictures, onChange, uploads, error, disabled }: ItemPicturesProps) {
  const { stored } = useStoredPictures(uploads);
  const takeIn = useEffectEvent((arrived: typeof stored): void => {
    if (arrived.length === 0) return;
    onChange([...pictures, ...arrived.map(({ picture: { id, url } }) => ({ fileId: id, url }))]);
    for (const { fileId } of arrived) uploads.send({ type: 'file.removed', fileId });
  });
  useEffect(() => takeIn(stored), [stored]);

  const move = (from: number, to: number): void =>
    onChange([...pictures].toSpliced(from, 1).toSpliced(to, 0, ...pictures.slice(from, from + 1)));
  const { list, drag, handleOf } = useDragOrder(move);
  const landing = (place: number) =>
    drag?.to === place && drag.from !== place ? (drag.from < place ? 'after' : 'before') : undefined;
  /** The focus goes with the picture, on to the other button where the first one has come to its end. */
  const moveByKey = (from: number, to: number): void => {
    move(from, to);
    requestAnimationFrame(() => {
      const buttons = [...(list.current?.children[to]?.querySelectorAll<HTMLButtonElement>('[data-move]') ?? [])];
      const [same, other] = to < from ? buttons : buttons.toReversed();
      (same?.disabled ? other : same)?.focus();
    });
  };
  return (
    <div className={classes['pictures']}>
      {pictures.length > 0 && (
        <ul ref={list} className={classes['list']} aria-label={itemsStrings.pictures}>
          {pictures.map(({ fileId, url }, index) => (
            <li key={fileId} data-dragged={drag?.from === index || undefined} data-landing={landing(index)}>
              <span className={classes['handle']} {...handleOf(index)}>
                <GripIcon size={18} />
              </span>
              <img className={classes['image']} src={url} alt="" draggable={false} />
              <span className={classes['name']}>
                {itemsStrings.picture(index + 1)}
                {index === 0 && <span className={classes['main']}>{itemsStrings.main}</span>}
              </span>
              <ActionIcon
                data-move
                variant="subtle"
                color="gray"
                size={40}
                aria-label={itemsStrings.earlier(index + 1)}
                disabled={disabled || index === 0}
                onClick={() => moveByKey(index, index - 1)}
              >
                <ArrowUpIcon size={18} />
              </ActionIcon>
              <ActionIcon
                data-move
                variant="subtle"
                color="gray"
                size={40}
                className={classes['later'] ?? ''}
                aria-label={itemsStrings.later(index + 1)}
                disabled={disabled || index === pictures.length - 1}
                onClick={() => moveByKey(index, index + 1)}
              >
                <ArrowUpIcon size={18} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={40}
                aria-label={itemsStrings.removePicture(index + 1)}
                disabled={disabled}
                onClick={() => onChange(pictures.filter((other) => other.fileId !== fileId))}
              >
                <TrashIcon size={18} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <PhotoUpload
        uploads={uploads}
        label={pictures.length > 0 ? itemsStrings.addPictures : itemsStrings.pictures}
        hint={itemsStrings.picturesHint}
        error={error}
        disabled={disabled}
      />
    </div>
  );
}
