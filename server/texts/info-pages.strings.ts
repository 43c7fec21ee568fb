import type { components } from '#contract/types.ts';

/** What the pages of a shop about itself are called. */
export const infoTitles: Readonly<Record<components['schemas']['InfoSlug'], string>> = {
  delivery: 'Доставка и\u00A0оплата',
  returns: 'Возврат и\u00A0обмен',
  contacts: 'Контакты',
  seller: 'Продавец и\u00A0реквизиты',
  offer: 'Публичная оферта',
  privacy: 'Политика конфиденциальности',
};
