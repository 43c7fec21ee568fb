import { findCategoryIds, findItemIds, findPartStarts } from '../db/repositories/catalogue/sitemap.ts';
import type { DomainDeps } from '../domain/kit/domain-deps.ts';
import { escapeHtml } from '../http/escape-html.ts';

/** A sitemap may name 50,000 addresses; some are left for other pages. */
const ITEMS_IN_PART = 40_000;

/** What a sitemap is made from. */
export interface SitemapOptions {
  /** Scheme and host of the shop; null for mere paths, where it has none of its own. */
  origin: string | null;
  infoPages: readonly { slug: string }[];
  /** Part of which items: from this id on; undefined for the whole. */
  from?: number | undefined;
  itemsInPart?: number;
}

function draw(kind: 'urlset' | 'sitemapindex', origin: string | null, paths: readonly string[]): string {
  const entry = kind === 'urlset' ? 'url' : 'sitemap';
  const entries = paths.map((path) => `<${entry}><loc>${escapeHtml(`${origin ?? ''}${path}`)}</loc></${entry}>`);
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${kind}>\n`
  );
}

/**
 * Every page of the shop that a search engine should know, as sitemaps.org has it: all in one where there is room, else
 * an index of parts, of which the first has what is no item.
 */
export async function sitemapXml(
  { db }: DomainDeps,
  shopId: number,
  { origin, infoPages, from, itemsInPart = ITEMS_IN_PART }: SitemapOptions,
): Promise<string> {
  if (from === undefined) {
    const starts = await findPartStarts(db.orm, shopId, itemsInPart);
    const [, ...later] = starts;
    if (later.length > 0) return draw('sitemapindex', origin, [0, ...later].map(partPath));
  }
  const itemIds = await findItemIds(db.orm, shopId, { from: from ?? 0, limit: itemsInPart });
  const itemPaths = itemIds.map((id) => `/item/${id}/`);
  if (from !== undefined && from > 0) return draw('urlset', origin, itemPaths);
  const categoryIds = await findCategoryIds(db.orm, shopId);
  return draw('urlset', origin, [
    '/',
    '/catalog/',
    ...infoPages.map(({ slug }) => `/info/${slug}/`),
    ...categoryIds.map((id) => `/catalog/?category=${id}`),
    ...itemPaths,
  ]);
}

const partPath = (from: number): string => `/sitemap-${from}.xml`;

/** The route of the parts. */
export const PART_ROUTE = '/sitemap-:from(^\\d{1,9}$).xml';
