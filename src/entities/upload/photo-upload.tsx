import { VisuallyHidden } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useCallback, useId, useRef, type ReactNode } from 'react';
import { dropFile, keepFiles } from './chosen-files.ts';
import { PhotoPicker } from './photo-picker.tsx';
import { PhotoTile } from './photo-tile.tsx';
import { photoStrings } from './photo-upload.strings.ts';
import classes from './photo-upload.module.css';
import { useTold } from './use-told.ts';
import { useStoredPictures, useUploadList, type UploadsActor } from './use-uploads.ts';

interface PhotoUploadProps {
  /** From `useUploads`. With a limit of one, the picture replaces the picker. */
  uploads: UploadsActor;
  label: string;
  hint?: string;
  error?: string | undefined;
  disabled?: boolean;
  /** What the field has by now, besides what is being uploaded. */
  current?: ReactNode;
  /** Further controls of each picture, such as its comment. */
  children?: (fileId: string) => ReactNode;
}

/** A field for pictures: chosen, dropped, pasted or taken. Each is uploaded at once, with its progress. */
export function PhotoUpload({ uploads, label, hint, error, disabled = false, current, children }: PhotoUploadProps) {
  const ids = { label: useId(), about: useId() };
  const limit = useSelector(uploads, ({ context }) => context.limit);
  const list = useUploadList(uploads);
  const { kept } = useStoredPictures(uploads);
  const told = useTold(list);
  const field = useRef<HTMLDivElement>(null);
  const isFull = list.length >= limit;
  const isMany = limit > 1;

  const choose = useCallback(
    (files: File[]) => {
      if (files.length === 0) return;
      const chosen = keepFiles(files);
      uploads.send({ type: 'files.chosen', files: chosen });
      const { fileIds } = uploads.getSnapshot().context;
      for (const { fileId } of chosen) if (!fileIds.includes(fileId)) dropFile(fileId);
    },
    [uploads],
  );
  const remove = (fileId: string, index: number): void => {
    uploads.send({ type: 'file.removed', fileId });
    // The pressed button disappears with its picture: the focus moves to the next picture, or to the picker.
    requestAnimationFrame(() => {
      const others = field.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
      const next =
        others[Math.min(index, others.length - 1)] ?? field.current?.querySelector<HTMLElement>('[data-picker]');
      next?.focus();
    });
  };
  const about = error ?? hint;
  return (
    <div ref={field} role="group" className={classes['field']} aria-labelledby={ids.label}>
      <div className={classes['head']}>
        <span id={ids.label} className={classes['label']}>
          {label}
        </span>
        {isMany && list.length > 0 && <span className={classes['count']}>{photoStrings.count(kept, limit)}</span>}
      </div>
      {about && (
        <p
          id={ids.about}
          className={error ? classes['error'] : classes['hint']}
          {...(error && { role: 'alert', tabIndex: -1 })}
        >
          {about}
        </p>
      )}
      {current}
      {list.length > 0 && (
        <ul className={classes['list']} aria-label={photoStrings.list}>
          {list.map((upload, index) => {
            const { fileId } = upload.getSnapshot().context;
            return (
              <PhotoTile key={fileId} upload={upload} disabled={disabled} onRemove={() => remove(fileId, index)}>
                {children?.(fileId)}
              </PhotoTile>
            );
          })}
        </ul>
      )}
      {!isFull && (
        <PhotoPicker
          isMany={isMany}
          disabled={disabled}
          describedBy={about ? ids.about : undefined}
          onChosen={choose}
        />
      )}
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </div>
  );
}
