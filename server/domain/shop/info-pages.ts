import type { components } from '#contract/types.ts';
import { infoSlugs } from '#common/info-slugs.ts';
import { blanksLeft } from '#common/info-text.ts';
import {
  findInfoPages,
  findInfoSlug,
  type InfoPageRow,
  lockInfoPage,
  writeInfoPage,
} from '../../db/repositories/shop/info-page.ts';
import { findRetail, type RetailRow } from '../../db/repositories/shop/shop.ts';
import { infoTitles } from '../../texts/info-pages.strings.ts';
import type { Caller, SignedInCaller } from '../access/caller.ts';
import { recordChange } from '../audit/audit.ts';
import { AppError } from '../kit/app-error.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import type { OnceHeld } from '../kit/once-held.ts';
import { cleanLines } from '../kit/text.ts';

type Schemas = components['schemas'];
type Slug = Schemas['InfoSlug'];

/**
 * The pages of a shop that shoppers are shown: those that have a text, and the contacts where there are any to show. A page
 * without a text is no page, so that no draft passes for the owner's word.
 */
export function shownPages({
  contacts,
  pickupPoints,
  writtenPages,
}: Pick<RetailRow, 'contacts' | 'pickupPoints' | 'writtenPages'>): Schemas['InfoPageLink'][] {
  const hasContacts = pickupPoints > 0 || Object.keys(contacts).length > 0;
  const isShown = (slug: Slug): boolean =>
    (slug === 'contacts' && hasContacts) || writtenPages.some((page) => page.slug === slug);
  return infoSlugs.filter(isShown).map((slug) => ({ slug, title: infoTitles[slug] }));
}

const toPage = (slug: Slug, row: InfoPageRow | undefined): Schemas['InfoPage'] => ({
  id: row?.id ?? null,
  slug,
  version: row?.version ?? 1,
  title: infoTitles[slug],
  text: row?.text ?? '',
  updated_at: row?.updatedAt?.toISOString() ?? null,
});

/** All pages of the shop, written or not. */
export async function listInfoPages(
  { db }: Pick<DomainDeps, 'db'>,
  { shop }: Pick<Caller, 'shop'>,
): Promise<Schemas['InfoPage'][]> {
  const rows = await findInfoPages(db.orm, shop.id);
  return infoSlugs.map((slug) =>
    toPage(
      slug,
      rows.find((row) => row.slug === slug),
    ),
  );
}

async function readPage(deps: Pick<DomainDeps, 'db'>, caller: Pick<Caller, 'shop'>, slug: Slug) {
  const page = (await listInfoPages(deps, caller)).find((one) => one.slug === slug);
  if (!page) throw new AppError('not_found');
  return page;
}

/** Links to the pages of a shop that shoppers are shown. */
export async function listShownPages(
  { db }: Pick<DomainDeps, 'db'>,
  shopId: number,
): Promise<Schemas['InfoPageLink'][]> {
  const shop = await findRetail(db.orm, shopId, { orders: false, payments: false });
  return shop ? shownPages(shop) : [];
}

/** A page that shoppers are shown; throws not_found for another. */
export async function getInfoPage(
  deps: Pick<DomainDeps, 'db'>,
  caller: Pick<Caller, 'shop'>,
  slug: Slug,
): Promise<Schemas['InfoPage']> {
  const shown = await listShownPages(deps, caller.shop.id);
  if (!shown.some((page) => page.slug === slug)) throw new AppError('not_found');
  return readPage(deps, caller, slug);
}

/**
 * Writes a page; an empty text takes it from shoppers. Throws validation for a blank of a draft that is left, changed_meanwhile with
 * the page as it is now for another version than the one given.
 */
export async function updateInfoPage(
  deps: DomainDeps,
  caller: SignedInCaller,
  slug: Slug,
  { version, text: written }: Schemas['InfoPageChange'],
  onceHeld?: OnceHeld,
): Promise<Schemas['InfoPage']> {
  const { db, clock } = deps;
  const at = clock.now();
  const text = cleanLines(written);
  const blanks = blanksLeft(text);
  if (blanks !== '') throw new AppError('validation', {}, { text: { code: 'blanks_left', n: blanks } });
  const isChanged = await db.transaction(async (transaction) => {
    const held = await lockInfoPage(transaction, { shopId: caller.shop.id, slug });
    await onceHeld?.(transaction, caller);
    if (version !== undefined && version !== held.version) return false;
    await writeInfoPage(transaction, held.id, { text, at });
    await recordChange(transaction, caller, at, {
      entity: 'info_page',
      id: held.id,
      label: infoTitles[slug],
      before: { text: held.text },
      after: { text },
    });
    return true;
  });
  const current = await readPage(deps, caller, slug);
  if (!isChanged) throw new AppError('changed_meanwhile', {}, undefined, current);
  return current;
}

/** Puts back the text of a page by its id; throws not_found, and as `updateInfoPage` does. */
export async function putBackInfoPage(
  deps: DomainDeps,
  caller: SignedInCaller,
  id: number,
  form: Partial<Schemas['InfoPageChange']>,
  onceHeld: OnceHeld,
): Promise<Schemas['InfoPage']> {
  const slug = await findInfoSlug(deps.db.orm, caller.shop.id, id);
  if (slug === undefined) throw new AppError('not_found');
  return updateInfoPage(deps, caller, slug, { text: form.text ?? '' }, onceHeld);
}
