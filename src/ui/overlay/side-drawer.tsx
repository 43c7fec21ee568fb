import { Drawer, type DrawerRootProps } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import type { ReactNode, Ref } from 'react';
import { CloseIcon } from '../icons.tsx';
import { useOverlay } from './shown-overlays.ts';
import classes from './side-drawer.module.css';

interface SideDrawerProps extends Pick<DrawerRootProps, 'opened' | 'onClose' | 'size' | 'position' | 'closeOnEscape'> {
  title: string;
  /** The label of the close button. */
  closeLabel: string;
  /** A ref to the title, so that it can be focused. */
  heading?: Ref<HTMLHeadingElement>;
  /** Whether what is beside it stays in plain sight, and scrolls: it is what the drawer asks about. */
  isClear?: boolean;
  contentClass?: string | undefined;
  bodyClass?: string | undefined;
  children: ReactNode;
}

/** A drawer at one side of the window. */
export function SideDrawer({
  title,
  closeLabel,
  heading,
  isClear = false,
  contentClass,
  bodyClass,
  children,
  ...root
}: SideDrawerProps) {
  useOverlay(root.opened, root.onClose);
  return (
    <Drawer.Root
      {...root}
      lockScroll={!isClear}
      classNames={{ content: contentClass ?? (isClear ? classes['clear'] : undefined) ?? '', body: bodyClass ?? '' }}
    >
      <Drawer.Overlay {...(isClear && { backgroundOpacity: 0 })} />
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
