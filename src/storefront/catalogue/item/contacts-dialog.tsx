import { formatPhone } from '#lib/phone.ts';
import { contactLinks, type ContactKind } from '#entities/shop/contact-links.ts';
import { contactLabel, contactNote } from '#entities/shop/contacts.strings.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { SpeechIcon } from '#ui/icons.tsx';
import { LinkIcon, OkIcon, PhoneIcon, TelegramIcon, VkIcon, WhatsAppIcon } from '#ui/later-icons.tsx';
import { useShop } from '#page/shop-context.tsx';
import classes from './item-actions.module.css';
import { itemActionsStrings } from './item-actions.strings.ts';

const icons: Partial<Record<ContactKind, typeof LinkIcon>> = {
  telegram: TelegramIcon,
  whatsapp: WhatsAppIcon,
  viber: SpeechIcon,
  vk: VkIcon,
  ok: OkIcon,
};

interface ContactsDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The beginning of a message, for messengers that accept one. */
  question: string;
}

/** The dialog with all contacts of the shop. */
export function ContactsDialog({ isOpen, onClose, question }: ContactsDialogProps) {
  const { contacts } = useShop();
  const { phone } = contacts;
  const links = contactLinks(contacts, question);
  return (
    <Dialog
      opened={isOpen}
      onClose={onClose}
      title={itemActionsStrings.askTitle}
      closeLabel={itemActionsStrings.close}
      size={360}
    >
      <ul className={classes['places']}>
        {phone && (
          <li>
            <a className={classes['place']} href={`tel:+${phone}`}>
              <PhoneIcon size={24} />
              {itemActionsStrings.call(formatPhone(phone))}
            </a>
          </li>
        )}
        {links.map((link) => {
          const Icon = icons[link.kind] ?? LinkIcon;
          return (
            <li key={link.kind}>
              <a className={classes['place']} href={link.href} target="_blank" rel="noreferrer">
                <Icon size={24} />
                {contactLabel(link)}
              </a>
            </li>
          );
        })}
      </ul>
      {links.some(({ isMarked }) => isMarked) && <p className={classes['note']}>{contactNote}</p>}
    </Dialog>
  );
}
