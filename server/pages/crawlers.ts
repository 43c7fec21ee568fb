import { branchScreens, ownBranch } from '#common/routes/branches.ts';
import { pageNames, pageRoutes } from '#common/routes/pages.ts';
import { findPageIds } from '../db/repositories/catalogue/sitemap.ts';
import type { DomainDeps } from '../domain/kit/domain-deps.ts';
import { escapeHtml } from '../http/escape-html.ts';

/** What belongs to one person: the start of each such address, up to its first id. */
const starts = [
  ...branchScreens.flatMap(({ branch, pattern }) => (branch === ownBranch ? [pattern] : [])),
  ...pageNames.map((name) => pageRoutes[name]).flatMap(({ path, robots }) => (robots === 'disallow' ? [path] : [])),
].map((pattern) => pattern.replace(/:.*$/, ''));
const disallowedPages = [...new Set(starts)].filter(
  (start) => !starts.some((other) => other !== start && start.startsWith(other)),
);

/**
 * What crawlers may read: everything but the API and what belongs to one person. Names the sitemap where the shop has
 * an origin of its own, since its address is to be a whole one.
 */
export function robotsText(origin: string | null): string {
  const sitemap = origin === null ? [] : ['', `Sitemap: ${origin}/sitemap.xml`];
  return [
    'User-agent: *',
    ...['/api/', '/demo/', ...disallowedPages].map((path) => `Disallow: ${path}`),
    ...sitemap,
    '',
  ].join('\n');
}

/**
 * Every page of the shop that a search engine should know, as sitemaps.org has it; mere paths where it has no origin of
 * its own.
 */
export async function sitemapXml(
  { db }: DomainDeps,
  shopId: number,
  { origin, infoPages }: { origin: string | null; infoPages: readonly { slug: string }[] },
): Promise<string> {
  const { itemIds, categoryIds } = await findPageIds(db.orm, shopId);
  const paths = [
    '/',
    '/catalog/',
    ...infoPages.map(({ slug }) => `/info/${slug}/`),
    ...categoryIds.map((id) => `/catalog/?category=${id}`),
    ...itemIds.map((id) => `/item/${id}/`),
  ];
  const entries = paths.map((path) => `<url><loc>${escapeHtml(`${origin ?? ''}${path}`)}</loc></url>`);
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
  );
}

/** What a phone needs to put the shop among its programs. */
export const manifestOf = (name: string, color: string): object => ({
  name,
  short_name: name,
  lang: 'ru',
  start_url: '/',
  display: 'minimal-ui',
  background_color: '#ffffff',
  theme_color: color,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
});
