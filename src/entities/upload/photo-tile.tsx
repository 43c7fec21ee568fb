import { AlertIcon, CheckIcon, CloseIcon, ImageIcon } from '#ui/icons.tsx';
import { TrashIcon } from '#ui/later-icons.tsx';
import '@mantine/core/styles/Progress.layer.css';
import { ActionIcon, Button, Progress } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useRef, useState, type ReactNode } from 'react';
import { fileUrlOf } from './chosen-files.ts';
import { failureText } from './failure-text.ts';
import classes from './photo-tile.module.css';
import { photoStrings } from './photo-upload.strings.ts';
import type { UploadActor } from './use-uploads.ts';

interface PhotoTileProps {
  upload: UploadActor;
  disabled: boolean;
  onRemove: () => void;
  /** Further controls of this picture. */
  children?: ReactNode;
}

function Thumbnail({ upload }: { upload: UploadActor }) {
  const { fileId, picture } = useSelector(upload, ({ context }) => context);
  const [unshown, setUnshown] = useState<string>();
  // The stored picture is preferred: the browser may not be able to show the original file's format.
  const url = picture?.url ?? fileUrlOf(fileId);
  const canShow = url !== undefined && url !== unshown;
  return (
    <div className={classes['thumbnail']}>
      {canShow ? <img src={url} alt="" onError={() => setUnshown(url)} /> : <ImageIcon size={28} />}
    </div>
  );
}

/** The progress of an upload, in words and as a bar. */
function Progression({ upload }: { upload: UploadActor }) {
  const { name, share, refusal } = useSelector(upload, ({ context }) => context);
  const isWaiting = useSelector(upload, (snapshot) => snapshot.matches({ sending: 'waiting' }));
  const isBusy = useSelector(upload, (snapshot) => snapshot.hasTag('busy'));
  if (refusal) {
    return (
      <p className={classes['failure']}>
        <AlertIcon size={18} />
        {failureText(refusal)}
      </p>
    );
  }
  if (!isBusy) {
    return (
      <p className={classes['stored']}>
        <CheckIcon size={18} />
        {photoStrings.stored}
      </p>
    );
  }
  return (
    <div className={classes['progress']}>
      <Progress
        value={Math.round(share * 100)}
        size={6}
        aria-label={photoStrings.progress(name)}
        {...(share >= 1 && { animated: true })}
      />
      <span>{isWaiting ? photoStrings.waiting : share < 1 ? photoStrings.percent(share) : photoStrings.storing}</span>
    </div>
  );
}

/** One picture with its progress, and buttons to cancel, repeat and remove it. */
export function PhotoTile({ upload, disabled, onRemove, children }: PhotoTileProps) {
  const name = useSelector(upload, ({ context }) => context.name);
  const isBusy = useSelector(upload, (snapshot) => snapshot.hasTag('busy'));
  const canRetry = useSelector(upload, (snapshot) => snapshot.can({ type: 'retry.requested' }));
  const isHopeless = useSelector(upload, (snapshot) => snapshot.matches('failed')) && !canRetry;
  const row = useRef<HTMLLIElement>(null);
  const retry = (): void => {
    // The pressed button disappears: the focus moves to the picture's remove button.
    row.current?.querySelector<HTMLElement>('[data-remove]')?.focus();
    upload.send({ type: 'retry.requested' });
  };
  return (
    <li ref={row} className={classes['tile']} aria-busy={isBusy}>
      <Thumbnail upload={upload} />
      <div className={classes['about']}>
        <p className={classes['name']}>{name}</p>
        <Progression upload={upload} />
        {canRetry && (
          <Button
            variant="light"
            size="xs"
            className={classes['retry'] ?? ''}
            disabled={disabled}
            aria-label={photoStrings.retryOf(name)}
            onClick={retry}
          >
            {photoStrings.retry}
          </Button>
        )}
      </div>
      <ActionIcon
        data-remove
        variant="subtle"
        color="gray"
        size={44}
        disabled={disabled}
        aria-label={isBusy ? photoStrings.cancel(name) : photoStrings.remove(name)}
        onClick={onRemove}
      >
        {isBusy ? <CloseIcon size={20} /> : <TrashIcon size={20} />}
      </ActionIcon>
      {children && !isHopeless && <div className={classes['own']}>{children}</div>}
    </li>
  );
}
