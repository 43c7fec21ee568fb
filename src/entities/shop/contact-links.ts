import { internationalDigits } from '#lib/phone.ts';
import type { Retail } from '#page/shop-context.tsx';

type Contacts = Retail['contacts'];

const KINDS = ['telegram', 'whatsapp', 'viber', 'vk', 'ok', 'instagram', 'ref'] as const satisfies (keyof Contacts)[];

/** A kind of contact other than the phone. */
export type ContactKind = (typeof KINDS)[number];

/** The start of the address of an account by its name. */
const HOMES: Partial<Record<ContactKind, string>> = {
  telegram: 'https://t.me/',
  vk: 'https://vk.com/',
  ok: 'https://ok.ru/',
  instagram: 'https://www.instagram.com/',
};

/** Networks of a company whose name the law asks to be marked wherever they are named. */
const MARKED = /^https?:\/\/(?:[\w-]+\.)*(?:instagram|facebook|fb|threads)\.(?:com|net|me)(?:[/:?#]|$)/i;

// A name may contain dots, so only a slash after it shows that it is a host.
const PLACE = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+\//u;
const HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;
const NAME = /^@?([\w.+-]+)$/;
const PHONE = /^\+?[\d\s()-]{10,}$/;

function addressOf(kind: ContactKind, written: string): string | null {
  const contact = written.trim();
  if (/^https?:\/\//.test(contact)) return contact;
  const digits = internationalDigits(contact);
  if (kind === 'whatsapp') return digits ? `https://wa.me/${digits}` : null;
  if (kind === 'viber') return digits ? `viber://chat?number=%2B${digits}` : null;
  if (kind === 'telegram' && PHONE.test(contact)) return `https://t.me/+${digits}`;
  if (PLACE.test(contact) || (kind === 'ref' && HOST.test(contact))) return `https://${contact}`;
  const [home, name] = [HOMES[kind], NAME.exec(contact)?.[1]];
  return home !== undefined && name !== undefined ? home + name : null;
}

// Only these two accept a text to begin the message with.
function withText(kind: ContactKind, address: string, text: string): string {
  const isAsked =
    text !== '' && (kind === 'whatsapp' || kind === 'telegram') && /^https:\/\/(?:wa|t)\.me\//.test(address);
  return isAsked ? `${address}${address.includes('?') ? '&' : '?'}text=${encodeURIComponent(text)}` : address;
}

/** A link to one of the shop's contacts. */
export interface ContactLink {
  kind: ContactKind;
  href: string;
  /** Whether it is shown with `contactNote`. */
  isMarked: boolean;
}

/**
 * Links to the shop's contacts, from links, numbers and names as staff wrote them. `text` begins the message where the
 * messenger accepts one.
 */
export function contactLinks(contacts: Contacts, text = ''): ContactLink[] {
  return KINDS.flatMap((kind) => {
    const contact = contacts[kind];
    const address = contact ? addressOf(kind, contact) : null;
    if (address === null) return [];
    return [{ kind, href: withText(kind, address, text), isMarked: kind === 'instagram' || MARKED.test(address) }];
  });
}
