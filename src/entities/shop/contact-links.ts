import type { Retail } from './shop-context.tsx';

type Contacts = Retail['contacts'];

const KINDS = ['telegram', 'whatsapp', 'viber', 'vk', 'ok', 'instagram', 'ref'] as const satisfies (keyof Contacts)[];

/** A place where the shop is found, other than its phone. */
export type ContactKind = (typeof KINDS)[number];

/** Where a name of this kind is at home. */
const HOMES: Partial<Record<ContactKind, string>> = {
  telegram: 'https://t.me/',
  vk: 'https://vk.com/',
  ok: 'https://ok.ru/',
  instagram: 'https://www.instagram.com/',
};

// A name may have dots, so that a host is only told from one by what follows it.
const PLACE = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+\//u;
const HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;
const NAME = /^@?([\w.+-]+)$/;

function addressOf(kind: ContactKind, written: string): string | null {
  const contact = written.trim();
  if (/^https?:\/\//.test(contact)) return contact;
  const digits = contact.replaceAll(/\D/g, '');
  if (kind === 'whatsapp') return digits ? `https://wa.me/${digits}` : null;
  if (kind === 'viber') return digits ? `viber://chat?number=%2B${digits}` : null;
  if (PLACE.test(contact) || (kind === 'ref' && HOST.test(contact))) return `https://${contact}`;
  const [home, name] = [HOMES[kind], NAME.exec(contact)?.[1]];
  return home !== undefined && name !== undefined ? home + name : null;
}

// These two take what to begin the message with.
function withText(kind: ContactKind, address: string, text: string): string {
  const isAsked =
    text !== '' && (kind === 'whatsapp' || kind === 'telegram') && /^https:\/\/(?:wa|t)\.me\//.test(address);
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
