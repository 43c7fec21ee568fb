import { Drawer, type DrawerRootProps } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import type { ReactNode, Ref } from 'react';
import { CloseIcon } from '../icons.tsx';
import { useOverlay } from './open-overlays.ts';
import classes from './side-drawer.module.css';

interface SideDrawerProps extends Pick<DrawerRootProps, 'opened' | 'onClose' | 'size' | 'position' | 'closeOnEscape'> {
  title: string;
  /** Names the button that closes it. */
  closeLabel: string;
  /** The title, for the focus to go to. */
  heading?: Ref<HTMLHeadingElement>;
  contentClass?: string | undefined;
  bodyClass?: string | undefined;
  children: ReactNode;
}

/** A drawer above the page, from one of its sides. */
export function SideDrawer({
  title,
  closeLabel,
  heading,
  contentClass,
  bodyClass,
  children,
  ...root
}: SideDrawerProps) {
  useOverlay(root.opened, root.onClose);
  return (
    <Drawer.Root {...root} classNames={{ content: contentClass ?? '', body: bodyClass ?? '' }}>
      <Drawer.Overlay />
      <Drawer.Content>
        {/* Mantine's own header would count as a second banner of the page. */}
        <div className={classes['header']}>
          <Drawer.Title className={classes['title'] ?? ''} {...(heading && { ref: heading, tabIndex: -1 })}>
            {title}
          </Drawer.Title>
          <Drawer.CloseButton aria-label={closeLabel} size={44} radius="xl" icon={<CloseIcon size={24} />} />
        </div>
        <Drawer.Body>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
