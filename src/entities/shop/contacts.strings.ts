import type { ContactKind } from './contact-links.ts';

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
