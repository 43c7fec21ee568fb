import { CloseIcon } from '#ui/icons.tsx';
import { useOverlay } from '#ui/overlay/shown-overlays.ts';
import { CloseButton } from '@mantine/core';
import '@mantine/core/styles/CloseButton.layer.css';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { bulkStrings } from './bulk.strings.ts';
import classes from './side-panel.module.css';

interface SidePanelProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A question beside the rows that it is about: they stay in sight, scroll, and can still be chosen. */
export function SidePanel({ title, onClose, children }: SidePanelProps) {
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();
  useOverlay(true, onClose);
  // After the hook above has noted where the focus is to return to.
  useEffect(() => (panel.current?.querySelector<HTMLElement>('[data-autofocus]') ?? panel.current)?.focus(), []);
  const hear = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => hear(event);
    const { current: heard } = panel;
    heard?.addEventListener('keydown', listener);
    return () => heard?.removeEventListener('keydown', listener);
  }, []);
  return (
    <section ref={panel} role="dialog" aria-labelledby={titleId} tabIndex={-1} className={classes['panel']}>
      <div className={classes['head']}>
        <h2 id={titleId} className={classes['title']}>
          {title}
        </h2>
        <CloseButton
          aria-label={bulkStrings.closeDrawer}
          size={36}
          radius="xl"
          icon={<CloseIcon size={20} />}
          onClick={onClose}
        />
      </div>
      {children}
    </section>
  );
}
