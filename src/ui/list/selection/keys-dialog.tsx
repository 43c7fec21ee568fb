import { Dialog } from '#ui/overlay/dialog.tsx';
import { Kbd } from '@mantine/core';
import '@mantine/core/styles/Kbd.layer.css';
import { Fragment } from 'react';
import classes from './keys-dialog.module.css';
import { selectionStrings } from './selection.strings.ts';

interface KeysDialogProps {
  /** What more keys do here, by the key's name. */
  more: Readonly<Record<string, string>>;
  isOpen: boolean;
  onClose: () => void;
}

/** Tells which keys a list knows. */
export function KeysDialog({ more, isOpen, onClose }: KeysDialogProps) {
  return (
    <Dialog
      opened={isOpen}
      onClose={onClose}
      title={selectionStrings.keysTitle}
      closeLabel={selectionStrings.close}
      size={440}
    >
      <dl className={classes['keys']}>
        {Object.entries({ ...selectionStrings.moves, ...more }).map(([key, text]) => (
          <Fragment key={key}>
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  );
}
