import { contrastOf, DEFAULT_COLOR, mixColors } from './brand-color.ts';

const WHITE = '#ffffff';
const BLACK = '#000000';
/** The backgrounds of the dark theme: its page, and its lightest surface that holds text. */
const DARK_PAGE = '#181c20';
const DARK_SURFACE = '#2d333a';
/** What text and what a sign need against their background (WCAG 2.2, 1.4.3 and 1.4.11). */
const TEXT_CONTRAST = 4.5;
const SIGN_CONTRAST = 3;
const STEP = 0.04;

/** How much white or black is in each shade before the main one and after it. */
const TINTS = [0.92, 0.83, 0.65, 0.47, 0.29, 0.17];
const SHADES = [0, 0.11, 0.21, 0.38];

/** The colour, or the first lighter one with this contrast. */
function lightened(color: string, background: string, contrast: number): string {
  for (let share = 0; share < 1; share += STEP) {
    const lighter = mixColors(color, WHITE, share);
    if (contrastOf(lighter, background) >= contrast) return lighter;
  }
  return WHITE;
}

const variables = (values: readonly (readonly [name: string, value: string])[]): string =>
  values.map(([name, value]) => `--mantine-color-brand-${name}:${value};`).join('');

/** The `id` of the element in a page's head that holds the style sheet. */
export const BRAND_STYLE_ID = 'brand';

/**
 * The style sheet that puts a shop's colour in the place of the theme's, which is in a layer and so gives way: its
 * shades, and for the dark scheme those that are seen and read on it. Empty for the theme's own colour, whose shades
 * are made by hand.
 */
export function brandStyle(color: string): string {
  if (color.toUpperCase() === DEFAULT_COLOR) return '';
  const shades = [
    ...TINTS.map((share) => mixColors(color, WHITE, share)),
    ...SHADES.map((share) => mixColors(color, BLACK, share)),
  ].map((shade, index) => [String(index), shade] as const);
  const main = lightened(color, DARK_PAGE, SIGN_CONTRAST);
  const light = mixColors(main, DARK_PAGE, 0.6);
  const dark = [
    ...[0, 1, 2, 3, 4].map(
      (index) => [String(index), lightened(shades[index]?.[1] ?? WHITE, DARK_SURFACE, TEXT_CONTRAST)] as const,
    ),
    ['5', lightened(shades[5]?.[1] ?? WHITE, DARK_PAGE, SIGN_CONTRAST)],
    ['6', main],
    ['light', light],
    ['light-hover', mixColors(light, WHITE, 0.06)],
  ] as const;
  return `:root{${variables(shades)}}@media (prefers-color-scheme:dark){:root{${variables(dark)}}}`;
}
