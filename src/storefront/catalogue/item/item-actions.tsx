import type { components } from '#contract/types.ts';
import { paths } from '#routes/paths.ts';
import { pageOrigin } from '#lib/page-host.ts';
import { contactLinks } from '#entities/shop/contact-links.ts';
import { ShareIcon, SpeechIcon } from '#ui/icons.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { Button } from '#ui/native/button.tsx';
import { MountOnOpen } from '#ui/overlay/mount-on-open.tsx';
import { useShop } from '#page/shop-context.tsx';
import { useState, type ReactNode } from 'react';
import classes from './item-actions.module.css';
import { itemActionsStrings } from './item-actions.strings.ts';

const ShareDialog = lazyPart(() => import('./share-dialog.tsx'), 'ShareDialog');
const ContactsDialog = lazyPart(() => import('./contacts-dialog.tsx'), 'ContactsDialog');

const button = { variant: 'subtle', className: classes['button'] } as const;

interface ItemActionsProps {
  item: components['schemas']['Item'];
  /** What else can be done; it comes last, so that nothing moves when it comes later. */
  children?: ReactNode;
}

/** Buttons to share an item and to ask the shop about it. */
export function ItemActions({ item: { id, name, image }, children }: ItemActionsProps) {
  const { contacts } = useShop();
  const [opened, setOpened] = useState<'share' | 'ask' | null>(null);
  const close = (): void => setOpened(null);
  const url = new URL(paths.item.getHref(id), pageOrigin).href;
  const shared = { url, title: name, image: image ? new URL(image.url, pageOrigin).href : undefined };
  const isReachable = Boolean(contacts.phone) || contactLinks(contacts).length > 0;
  return (
    <div className={classes['actions']}>
      <Button
        {...button}
        leftSection={<ShareIcon size={20} />}
        aria-haspopup="dialog"
        onPointerDown={ShareDialog.preload}
        onClick={() => setOpened('share')}
      >
        {itemActionsStrings.share}
      </Button>
      {isReachable && (
        <Button
          {...button}
          leftSection={<SpeechIcon size={20} />}
          aria-haspopup="dialog"
          onPointerDown={ContactsDialog.preload}
          onClick={() => setOpened('ask')}
        >
          {itemActionsStrings.ask}
        </Button>
      )}
      {children}
      <MountOnOpen isOpen={opened === 'share'} onBroken={close}>
        <ShareDialog isOpen={opened === 'share'} onClose={close} shared={shared} />
      </MountOnOpen>
      <MountOnOpen isOpen={opened === 'ask'} onBroken={close}>
        <ContactsDialog isOpen={opened === 'ask'} onClose={close} question={itemActionsStrings.question(name, url)} />
      </MountOnOpen>
    </div>
  );
}
