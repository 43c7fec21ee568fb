import { Dialog } from '#ui/overlay/dialog.tsx';
import { CheckIcon, ShareIcon } from '#ui/icons.tsx';
import { LinkIcon, OkIcon, TelegramIcon, VkIcon, WhatsAppIcon } from '#ui/later-icons.tsx';
import { notifyFailure } from '#ui/notifier/notifier.ts';
import { TextInput, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import classes from './item-actions.module.css';
import { itemActionsStrings } from './item-actions.strings.ts';
import { openShare, type Shared, type SharePlace } from './share-links.ts';

const places: readonly [SharePlace, typeof VkIcon][] = [
  ['vk', VkIcon],
  ['ok', OkIcon],
  ['telegram', TelegramIcon],
  ['whatsapp', WhatsAppIcon],
];

interface ShareDialogProps {
  isOpen: boolean;
  onClose: () => void;
  shared: Shared;
}

/** Ways to share an item: social networks, the link to copy, and on phones the system's share sheet. */
export function ShareDialog({ isOpen, onClose, shared }: ShareDialogProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = (): void => {
    // A page may write to the clipboard only over https or on localhost.
    const copied =
      'clipboard' in navigator ? navigator.clipboard.writeText(shared.url) : Promise.reject(new Error('no clipboard'));
    copied.then(
      () => setIsCopied(true),
      () => notifyFailure(itemActionsStrings.copyFailed),
    );
  };
  const close = (): void => {
    setIsCopied(false);
    onClose();
  };
  return (
    <Dialog
      opened={isOpen}
      onClose={close}
      title={itemActionsStrings.shareTitle}
      closeLabel={itemActionsStrings.close}
      size={360}
    >
      <ul className={classes['places']}>
        {places.map(([place, Icon]) => (
          <li key={place}>
            <UnstyledButton className={classes['place']} onClick={() => openShare(place, shared)}>
              <Icon size={24} />
              {itemActionsStrings[place]}
            </UnstyledButton>
          </li>
        ))}
        <li>
          <UnstyledButton className={classes['place']} onClick={copy}>
            {isCopied ? <CheckIcon size={24} /> : <LinkIcon size={24} />}
            {isCopied ? itemActionsStrings.copied : itemActionsStrings.copy}
          </UnstyledButton>
        </li>
        {'share' in navigator && (
          <li>
            <UnstyledButton
              className={classes['place']}
              // A cancelled share rejects too, and is not an error.
              onClick={() => void navigator.share({ url: shared.url, title: shared.title }).catch(() => undefined)}
            >
              <ShareIcon size={24} />
              {itemActionsStrings.others}
            </UnstyledButton>
          </li>
        )}
      </ul>
      <TextInput
        className={classes['address'] ?? ''}
        aria-label={itemActionsStrings.link}
        readOnly
        value={shared.url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <VisuallyHidden role="status">{isCopied && itemActionsStrings.copied}</VisuallyHidden>
    </Dialog>
  );
}
