import type { components } from '#contract/types.ts';
import { contactLinks, type ContactKind } from '#entities/shop/contact-links.ts';
import type { Retail } from '#page/shop-context.tsx';
import { maskPhone, sentPhone } from '#lib/phone.ts';
import { phone, problemOf, required } from '#lib/rules.ts';
import { ruleStrings } from '#lib/rules.strings.ts';
import { isReadableColor } from '#common/brand-color.ts';
import type { FieldTexts } from '#ui/form/refused-texts.ts';
import { mainStrings } from './main-settings.strings.ts';

/** What the form changes, without the version. */
export type RetailChange = Omit<components['schemas']['RetailChange'], 'version'>;

/** The kinds of contacts beside the phone, in the form's order. */
export const contactKinds = [
  'telegram',
  'whatsapp',
  'viber',
  'vk',
  'ok',
  'instagram',
  'ref',
] as const satisfies readonly ContactKind[];

/** The fields of the form. */
export interface SettingsDraft extends Record<ContactKind, string> {
  name: string;
  description: string;
  /** The address of the logo, or empty without one; a new one is held by the uploads. */
  logo: string;
  color: string;
  /** Masked, without +7. */
  phone: string;
  /** Roubles as a plain number in text; empty for none. */
  minSum: string;
  isPrepaid: boolean;
  staffByCode: boolean;
  audience: Retail['trade_prices_shown_to'];
  currency: string;
  timeZone: string;
  requisites: string;
}

/** The path of each field in the content. */
export const settingsPaths = {
  name: 'name',
  description: 'description',
  logo: 'logo_id',
  color: 'primary_color',
  phone: 'contacts.phone',
  telegram: 'contacts.telegram',
  whatsapp: 'contacts.whatsapp',
  viber: 'contacts.viber',
  vk: 'contacts.vk',
  ok: 'contacts.ok',
  instagram: 'contacts.instagram',
  ref: 'contacts.ref',
  minSum: 'min_order_sum',
  isPrepaid: 'is_prepaid',
  staffByCode: 'staff_sign_in_by_code',
  audience: 'trade_prices_shown_to',
  currency: 'currency',
  timeZone: 'time_zone',
  requisites: 'requisites',
} as const satisfies Record<keyof SettingsDraft, string>;

/** The shop as the form shows it. */
export function draftOf(shop: Retail): SettingsDraft {
  const { contacts } = shop;
  return {
    name: shop.name,
    description: shop.description,
    logo: shop.logo?.url ?? '',
    color: shop.primary_color,
    phone: contacts.phone === undefined ? '' : maskPhone(contacts.phone),
    telegram: contacts.telegram ?? '',
    whatsapp: contacts.whatsapp ?? '',
    viber: contacts.viber ?? '',
    vk: contacts.vk ?? '',
    ok: contacts.ok ?? '',
    instagram: contacts.instagram ?? '',
    ref: contacts.ref ?? '',
    minSum: shop.min_order_sum === 0 ? '' : String(shop.min_order_sum),
    isPrepaid: shop.is_prepaid,
    staffByCode: shop.staff_sign_in_by_code,
    audience: shop.trade_prices_shown_to,
    currency: shop.currency,
    timeZone: shop.time_zone,
    requisites: shop.requisites,
  };
}

function colorProblem(color: string): string | undefined {
  if (!/^#[0-9A-F]{6}$/i.test(color.trim())) return mainStrings.colorWrong;
  return isReadableColor(color.trim()) ? undefined : mainStrings.colorTooLight;
}

/** The texts of what is wrong, by field. */
export function problemsOf(draft: SettingsDraft): FieldTexts<SettingsDraft> {
  const contacts = contactKinds.flatMap((kind) =>
    draft[kind].trim() !== '' && contactLinks({ [kind]: draft[kind] }).length === 0 ? [[kind, ruleStrings.link]] : [],
  );
  return {
    ...(Object.fromEntries(contacts) as FieldTexts<SettingsDraft>),
    name: problemOf(draft.name, required),
    currency: problemOf(draft.currency, required),
    phone: problemOf(draft.phone, phone),
    color: colorProblem(draft.color),
  };
}

/** What differs from the shop, so that nothing else is written over; `newLogo` is the id of an uploaded picture. */
export function contentOf(draft: SettingsDraft, shop: Retail, newLogo: string | undefined): RetailChange {
  const known = draftOf(shop);
  const isChanged = (name: keyof SettingsDraft): boolean => {
    const [value, before] = [draft[name], known[name]];
    return (typeof value === 'string' ? value.trim() : value) !== before;
  };
  const contacts = {
    ...(isChanged('phone') && { phone: draft.phone === '' ? '' : sentPhone(draft.phone) }),
    ...Object.fromEntries(contactKinds.filter(isChanged).map((kind) => [kind, draft[kind].trim()])),
  };
  return {
    ...(isChanged('name') && { name: draft.name.trim() }),
    ...(isChanged('description') && { description: draft.description.trim() }),
    ...(newLogo !== undefined && { logo_id: newLogo }),
    ...(newLogo === undefined && isChanged('logo') && { logo_id: null }),
    ...(draft.color.trim().toUpperCase() !== known.color.toUpperCase() && { primary_color: draft.color.trim() }),
    ...(Number(draft.minSum) !== shop.min_order_sum && { min_order_sum: Number(draft.minSum) }),
    ...(isChanged('isPrepaid') && { is_prepaid: draft.isPrepaid }),
    ...(isChanged('staffByCode') && { staff_sign_in_by_code: draft.staffByCode }),
    ...(isChanged('audience') && { trade_prices_shown_to: draft.audience }),
    ...(isChanged('currency') && { currency: draft.currency.trim() }),
    ...(isChanged('timeZone') && { time_zone: draft.timeZone }),
    ...(isChanged('requisites') && { requisites: draft.requisites.trim() }),
    ...(Object.keys(contacts).length > 0 && { contacts }),
  };
}
