import type { components } from '#contract/types.ts';
import { isReadableColor } from '#common/brand-color.ts';
import type { Transaction } from '../../db/engine/types.ts';
import { SQL_STATE, sqlState } from '../../db/engine/sql-state.ts';
import { lockShop, type ShopSettings, writeShop } from '../../db/repositories/shop/shop.ts';
import type { StoredImage } from '../../db/schema/stored-image.ts';
import type { FieldProblem } from '../../texts/fields.strings.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { recordChange } from '../audit/audit.ts';
import { AppError } from '../kit/app-error.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { toThumbnailUrl } from '../kit/images.ts';
import { toKopecks, toRoubles } from '../kit/money.ts';
import type { OnceHeld } from '../kit/once-held.ts';
import { cleanLines, cleanText } from '../kit/text.ts';
import { uploadFile } from '../upload/upload-file.ts';
import { takeUploads } from '../upload/uploads.ts';

type Change = components['schemas']['RetailChange'];
type Contacts = ShopSettings['contacts'];

/** Whether browsers know a time zone by this name; the database then has its word. */
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('ru', { timeZone: name }).resolvedOptions().timeZone !== '' && /^[A-Z]/.test(name);
  } catch {
    return false;
  }
}

/** The contacts after a change: an empty text removes one. */
function changedContacts(known: Contacts, changed: Change['contacts'] = {}): Contacts {
  const cleaned = Object.entries({ ...known, ...changed }).map(([kind, text]) => [kind, cleanText(text)] as const);
  return Object.fromEntries(cleaned.filter(([, text]) => text !== ''));
}

/** The settings after a change; throws validation with the wrong fields. */
function changedSettings(known: ShopSettings, change: Change): Omit<ShopSettings, 'logo'> {
  const { name, description, currency, requisites, contacts, primary_color: color, time_zone: timeZone } = change;
  const { min_order_sum: minOrderSum, is_prepaid: isPrepaid, trade_prices_shown_to: audience } = change;
  const { staff_sign_in_by_code: staffSignInByCode } = change;
  const { logo: _, ...kept } = known;
  const settings = {
    ...kept,
    ...(name !== undefined && { name: cleanText(name) }),
    ...(description !== undefined && { description: cleanLines(description) }),
    ...(currency !== undefined && { currency: cleanText(currency) }),
    ...(requisites !== undefined && { requisites: cleanLines(requisites) }),
    ...(color !== undefined && { primaryColor: color.toUpperCase() }),
    ...(timeZone !== undefined && { timeZone }),
    ...(minOrderSum !== undefined && { minOrderSum: toKopecks(minOrderSum) }),
    ...(isPrepaid !== undefined && { isPrepaid }),
    ...(staffSignInByCode !== undefined && { staffSignInByCode }),
    ...(audience !== undefined && { tradePricesShownTo: audience }),
    contacts: changedContacts(known.contacts, contacts),
  };
  const fields: Record<string, FieldProblem> = {};
  if (settings.name === '') fields['name'] = 'required';
  if (settings.currency === '') fields['currency'] = 'required';
  if (!isReadableColor(settings.primaryColor)) fields['primary_color'] = 'color_too_light';
  if (!isTimeZone(settings.timeZone)) fields['time_zone'] = 'choice';
  if (Object.keys(fields).length > 0) throw new AppError('validation', {}, fields);
  return settings;
}

/** The settings by the contract's names, for the audit. */
function fieldsOf({ contacts, logo, minOrderSum, ...settings }: ShopSettings): Record<string, unknown> {
  return {
    name: settings.name,
    description: settings.description,
    logo: logo && toThumbnailUrl(logo),
    primary_color: settings.primaryColor,
    currency: settings.currency,
    time_zone: settings.timeZone,
    requisites: settings.requisites,
    min_order_sum: toRoubles(minOrderSum),
    is_prepaid: settings.isPrepaid,
    staff_sign_in_by_code: settings.staffSignInByCode,
    trade_prices_shown_to: settings.tradePricesShownTo,
    ...Object.fromEntries(Object.entries(contacts).map(([kind, text]) => [`contacts.${kind}`, text])),
  };
}

/** The logo after a change; throws validation for a picture that isn't the caller's. */
async function changedLogo(
  transaction: Transaction,
  { shop, customer }: SignedInCaller,
  { known, id, at }: { known: StoredImage | null; id: string | null | undefined; at: Date },
): Promise<StoredImage | null> {
  if (id === undefined) return known;
  const use = { shopId: shop.id, customerId: customer.id, at };
  const [taken = null] = await takeUploads(transaction, use, id === null ? [] : [id], 'logo_id');
  return taken;
}

/** The id of a logo that came as a file; null for an empty one, which removes it. */
async function storedLogo(deps: DomainDeps, caller: SignedInCaller, logo: Buffer): Promise<string | null> {
  return logo.length === 0 ? null : (await uploadFile(deps, { caller, body: { file: logo } })).id;
}

/**
 * Changes the shop's settings; false for another version than the one given. Throws validation with the wrong fields,
 * or as `uploadFile` does.
 */
export async function changeRetail(
  deps: DomainDeps,
  caller: SignedInCaller,
  { logo, ...change }: Change & { logo?: Buffer },
  onceHeld?: OnceHeld,
): Promise<boolean> {
  const { db, clock } = deps;
  const { shop } = caller;
  const at = clock.now();
  const logoId = logo === undefined ? change.logo_id : await storedLogo(deps, caller, logo);
  const write = async (transaction: Transaction): Promise<boolean> => {
    const { version, ...before } = await lockShop(transaction, shop.id);
    await onceHeld?.(transaction, caller);
    if (change.version !== undefined && change.version !== version) return false;
    const settings = changedSettings(before, change);
    const after = { ...settings, logo: await changedLogo(transaction, caller, { known: before.logo, id: logoId, at }) };
    await writeShop(transaction, shop.id, after);
    await recordChange(transaction, caller, at, {
      entity: 'retail',
      id: shop.id,
      label: after.name,
      before: fieldsOf(before),
      after: fieldsOf(after),
    });
    return true;
  };
  return db.transaction(write).catch((error: unknown) => {
    // The database knows other names of time zones than the program does.
    if (sqlState(error) === SQL_STATE.invalidValue || sqlState(error) === SQL_STATE.checkViolation)
      throw new AppError('validation', {}, { time_zone: 'choice' });
    throw error;
  });
}
