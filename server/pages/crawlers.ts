import { branchScreens, ownBranch } from '#common/routes/branches.ts';
import { pageNames, pageRoutes } from '#common/routes/pages.ts';

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
