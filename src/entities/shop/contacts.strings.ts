import type { ContactKind } from './contact-links.ts';

/** Where else the shop is found. */
export const contactNames: Readonly<Record<ContactKind, string>> = {
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  viber: 'Viber',
  vk: 'ВКонтакте',
  ok: 'Одноклассники',
  instagram: 'Instagram',
  ref: 'Сайт',
};
