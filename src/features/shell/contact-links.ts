import type { Retail } from '#ui/shop-context.tsx';

type Contacts = Retail['contacts'];

const KINDS = ['telegram', 'whatsapp', 'viber', 'vk', 'ok', 'instagram', 'ref'] as const satisfies (keyof Contacts)[];

/** A place where the shop is found, other than its phone. */
export type ContactKind = (typeof KINDS)[number];

function hrefOf(kind: ContactKind, contact: string): string | null {
  if (/^https?:\/\//.test(contact)) return contact;
  const digits = contact.replaceAll(/\D/g, '');
  if (kind === 'whatsapp' && digits) return `https://wa.me/${digits}`;
  if (kind === 'viber' && digits) return `viber://chat?number=%2B${digits}`;
  if (kind === 'telegram') return `https://t.me/${contact.replace(/^@/, '')}`;
  return null;
}

/** Links to where the shop is found, from links, numbers and names as the staff wrote them. */
export function contactLinks(contacts: Contacts): { kind: ContactKind; href: string }[] {
  return KINDS.flatMap((kind) => {
    const contact = contacts[kind];
    const href = contact ? hrefOf(kind, contact) : null;
    return href === null ? [] : [{ kind, href }];
  });
}
