import type { ContactKind, ContactLink } from './contact-links.ts';

/** What the law asks to be told beside a link to a network that is banned in Russia; the link has the same asterisk. */
export const contactNote =
  '*\u00A0Принадлежит компании Meta, которая признана в\u00A0России экстремистской и\u00A0запрещена.';

/** Names of the kinds of contacts. */
export const contactNames: Readonly<Record<ContactKind, string>> = {
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  viber: 'Viber',
  vk: 'ВКонтакте',
  ok: 'Одноклассники',
  instagram: 'Instagram',
  ref: 'Сайт',
};

/** What a link to a contact says. */
export const contactLabel = ({ kind, isMarked }: Pick<ContactLink, 'kind' | 'isMarked'>): string =>
  isMarked ? `${contactNames[kind]}*` : contactNames[kind];
