import { BRAND_STYLE_ID, brandStyle } from '#common/brand-style.ts';
import { escapeHtml } from '../http/escape-html.ts';

/** What the head of a page says to crawlers and messengers. */
export interface PageHead {
  title: string;
  description: string;
  /** The address under which the page should be known; null for a page that no search engine should list. */
  canonical: string | null;
  /** The address of a picture. */
  image: string | null;
  type: 'website' | 'product';
  /** JSON-LD records. */
  records: readonly object[];
}

/** JSON inside a script element: no text in it can end the element or begin a comment. */
export const inScript = (json: string): string => json.replaceAll('<', String.raw`\u003c`);

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}" />`;

/** The shop of a page: its name and its colour. */
export interface PageShop {
  name: string;
  /** As `#0074E0`. */
  color: string;
}

/** The shop's colour for the first paint, in which nothing but the document has come. */
function brandElement(color: string): string {
  const style = brandStyle(color);
  return style === '' ? '' : `<style id="${BRAND_STYLE_ID}">${style}</style>`;
}

/** The head's elements. */
export function renderHead(
  { title, description, canonical, image, type, records }: PageHead,
  { name, color }: PageShop,
): string {
  return [
    `<title>${escapeHtml(title)}</title>`,
    brandElement(color),
    meta('name', 'description', description),
    canonical === null
      ? meta('name', 'robots', 'noindex')
      : `<link rel="canonical" href="${escapeHtml(canonical)}" />${meta('property', 'og:url', canonical)}`,
    meta('property', 'og:type', type),
    meta('property', 'og:site_name', name),
    meta('property', 'og:locale', 'ru_RU'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    image === null ? '' : meta('property', 'og:image', image),
    meta('name', 'twitter:card', image === null ? 'summary' : 'summary_large_image'),
    ...records.map((record) => `<script type="application/ld+json">${inScript(JSON.stringify(record))}</script>`),
  ].join('');
}
