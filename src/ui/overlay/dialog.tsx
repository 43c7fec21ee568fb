import { Modal, type ModalRootProps } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import type { ReactNode } from 'react';
import classes from './dialog.module.css';
import { CloseIcon } from '../icons.tsx';
import { useOverlay } from './shown-overlays.ts';

interface DialogProps extends Pick<
  ModalRootProps,
  'opened' | 'onClose' | 'size' | 'zIndex' | 'closeOnClickOutside' | 'closeOnEscape' | 'fullScreen'
> {
  title: string;
  /** The label of the close button; without it there is no such button. */
  closeLabel?: string;
  /** On a desktop it begins lower than other dialogs, near the middle of the window. */
  isHigh?: boolean;
  /** Whether a sticky footer covers the lower part of the content; a focused field is scrolled above it. */
  hasStickyFooter?: boolean;
  children: ReactNode;
}

/** A dialog above the page. */
export function Dialog({ title, closeLabel, isHigh = false, hasStickyFooter = false, children, ...root }: DialogProps) {
  useOverlay(root.opened, root.onClose);
  return (
    <Modal.Root
      {...root}
      // Other transitions use transforms, which would move fixed elements inside the dialog.
      transitionProps={{ transition: 'fade' }}
      classNames={{
        ...(isHigh && { inner: classes['high'] ?? '' }),
        ...(hasStickyFooter && { content: classes['aboveFooter'] ?? '' }),
      }}
    >
      <Modal.Overlay />
      <Modal.Content>
        {/* Mantine's own header would count as a second banner of the page. */}
        <div className={classes['header']}>
          <Modal.Title className={classes['title'] ?? ''}>{title}</Modal.Title>
          {closeLabel && (
            <Modal.CloseButton aria-label={closeLabel} size={44} radius="xl" icon={<CloseIcon size={24} />} />
          )}
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
