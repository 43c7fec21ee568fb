import type { Retail } from './shop-context.tsx';

type Contacts = Retail['contacts'];

const KINDS = ['telegram', 'whatsapp', 'viber', 'vk', 'ok', 'instagram', 'ref'] as const satisfies (keyof Contacts)[];

/** A place where the shop is found, other than its phone. */
export type ContactKind = (typeof KINDS)[number];

function addressOf(kind: ContactKind, contact: string): string | null {
  if (/^https?:\/\//.test(contact)) return contact;
  const digits = contact.replaceAll(/\D/g, '');
  if (kind === 'whatsapp' && digits) return `https://wa.me/${digits}`;
  if (kind === 'viber' && digits) return `viber://chat?number=%2B${digits}`;
  if (kind === 'telegram') return `https://t.me/${contact.replace(/^@/, '')}`;
  return null;
}

// These two take what to begin the message with.
function withText(kind: ContactKind, address: string, text: string): string {
  const isAsked = text !== '' && (kind === 'whatsapp' || kind === 'telegram') && /^https:\/\/(?:wa|t)\.me\//.test(address);
  return isAsked ? `${address}${address.includes('?') ? '&' : '?'}text=${encodeURIComponent(text)}` : address;
}

/** Links to where the shop is found, from links, numbers and names as the staff wrote them; messengers begin with the text where they can. */
export function contactLinks(contacts: Contacts, text = ''): { kind: ContactKind; href: string }[] {
  return KINDS.flatMap((kind) => {
    const contact = contacts[kind];
    const address = contact ? addressOf(kind, contact) : null;
    return address === null ? [] : [{ kind, href: withText(kind, address, text) }];
  });
}
