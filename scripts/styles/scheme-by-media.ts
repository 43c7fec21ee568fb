import type { Plugin, Rule } from 'postcss';

const ATTRIBUTE = 'data-mantine-color-scheme';
const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

const sign = new RegExp(String.raw`\[${ATTRIBUTE}(?:=(['"]?)(${schemes.join('|')})\1)?\]`, 'g');
const turned = new RegExp(String.raw`:(?:not|has|host)\([^()]*\[${ATTRIBUTE}`);
const weightless = new RegExp(String.raw`^:where\(${sign.source}\)\s+`);

const schemesIn = (selector: string): Set<Scheme> =>
  new Set(schemes.filter((scheme) => [...selector.matchAll(sign)].some(([, , named]) => named === scheme)));

/** The scheme in which a selector applies: null for both. */
function schemeOf(rule: Rule, selector: string): Scheme | null {
  const named = schemesIn(selector);
  const isKnown = !turned.test(selector) && !selector.replaceAll(sign, '').includes(ATTRIBUTE);
  if (named.size > 1 || !isKnown) throw rule.error(`No media query tells the colour scheme of "${selector}"`);
  return [...named][0] ?? null;
}

/** A class weighs as much as an attribute, and `:root` as much as a class. */
const withoutScheme = (selector: string): string => selector.replace(weightless, '').replaceAll(sign, ':root');

/**
 * Mantine tells the colour scheme by an attribute of the root, which a script sets: `[data-mantine-color-scheme]`.
 * Here it is told by `prefers-color-scheme`, for a page that is drawn before any script runs. Neither the order of the
 * rules nor the weight of their selectors changes.
 */
export const schemeByMedia: Plugin = {
  postcssPlugin: 'scheme-by-media',
  OnceExit: (root, { AtRule }) => {
    root.walkRules((rule) => {
      if (!rule.selector.includes(ATTRIBUTE)) return;
      for (const scheme of [null, ...schemes]) {
        const selectors = rule.selectors.filter((selector) => schemeOf(rule, selector) === scheme);
        if (selectors.length === 0) continue;
        const same = rule.clone({ selectors: selectors.map(withoutScheme) });
        const media =
          scheme && new AtRule({ name: 'media', params: `(prefers-color-scheme: ${scheme})`, nodes: [same] });
        rule.before(media ?? same);
      }
      rule.remove();
    });
  },
};
