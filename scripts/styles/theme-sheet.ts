import {
  convertCssVariables,
  DEFAULT_THEME,
  mergeMantineTheme,
  type CSSVariablesResolver,
  type MantineThemeOverride,
} from '@mantine/core';
import type { Plugin } from 'vite';

interface ThemeOfSheet {
  theme: MantineThemeOverride;
  cssVariables: CSSVariablesResolver;
  /** The palettes of Mantine that colour nothing. */
  unused: readonly string[];
}

/** The theme's CSS variables, in Mantine's layer. */
export function themeVariables({ theme, cssVariables, unused }: ThemeOfSheet): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const colors = Object.fromEntries(Object.entries(merged.colors).filter(([name]) => !unused.includes(name)));
  return `@layer mantine{${convertCssVariables(cssVariables({ ...merged, colors } as typeof merged), ':root')}}`;
}

const NOTHING = '\0no-css-variables';

/**
 * Mantine's sheet of variables is the theme's own: a page needs no script to have them. So Mantine's provider, which
 * otherwise puts the difference into a `<style>` of the page, needs no code for it.
 */
export const themeSheet = (theme: ThemeOfSheet): Plugin => ({
  name: 'theme-sheet',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('/MantineCssVariables.mjs') ? NOTHING : undefined),
  load(id) {
    if (id === NOTHING) return 'export const MantineCssVariables = () => null;';
    return /\/default-css-variables\.layer\.css(?:\?|$)/.test(id) ? themeVariables(theme) : undefined;
  },
});
