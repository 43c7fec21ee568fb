import type { components } from '#contract/types.ts';
import { findRetail, type RetailRow } from '../../db/repositories/shop/shop.ts';
import { infoSlugs } from '#common/info-slugs.ts';
import { infoTitles } from '../../texts/info-pages.strings.ts';
import type { Orm } from '../../db/engine/types.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { AppError } from '../kit/app-error.ts';
import { findInfoPages, type InfoPageRow } from '../../db/repositories/shop/info-page.ts';

type Schemas = components['schemas'];

type Slug = Schemas['InfoSlug'];

/**
 * The pages of a shop that shoppers are shown: those that have a text, and the contacts where there are any to show. A
 * page without a text is no page, so that no draft passes for the owner's word.
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

/** All pages of a shop, written or not. */
export async function readInfoPages(orm: Orm, shopId: number): Promise<Schemas['InfoPage'][]> {
  const rows = await findInfoPages(orm, shopId);
  return infoSlugs.map((slug) =>
    toPage(
      slug,
      rows.find((row) => row.slug === slug),
    ),
  );
}

/** A page of a shop, written or not; throws not_found. */
export async function readInfoPage(orm: Orm, shopId: number, slug: Slug): Promise<Schemas['InfoPage']> {
  const page = (await readInfoPages(orm, shopId)).find((one) => one.slug === slug);
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
