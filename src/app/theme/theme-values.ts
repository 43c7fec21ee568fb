import {
  createTheme,
  defaultCssVariablesResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
} from '@mantine/core';

const brand: MantineColorsTuple = [
  '#eaf4ff',
  '#d3e6fd',
  '#a5cbf8',
  '#74aff4',
  '#4a97f0',
  '#2b86ec',
  '#0074e0',
  '#0066c7',
  '#0059b0',
  '#004689',
];

const fontFamily =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Liberation Sans", Arial, sans-serif';

/** Colours, fonts and shapes of the whole shop. The build makes a style sheet of them. */
export const themeValues = createTheme({
  primaryColor: 'brand',
  primaryShade: 6,
  colors: {
    brand,
    dark: [
      '#d5d9df',
      '#b9c0c9',
      '#9aa3af',
      '#6b7480',
      '#3a4149',
      '#2d333a',
      '#22272d',
      '#181c20',
      '#121518',
      '#0c0e10',
    ],
  },
  black: '#16191d',
  autoContrast: true,
  fontFamily,
  headings: {
    fontFamily,
    fontWeight: '700',
    sizes: {
      h1: { fontSize: 'clamp(1.625rem, 1.2rem + 1.9vw, 2.25rem)', lineHeight: '1.2' },
      h2: { fontSize: 'clamp(1.25rem, 1.1rem + 0.7vw, 1.5rem)', lineHeight: '1.3' },
      h3: { fontSize: '1.125rem', lineHeight: '1.35' },
    },
  },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '16px', xl: '24px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
});

/** Mantine's CSS variables: greys and reds with enough contrast for text, and two surfaces of our own. */
export const cssVariables: CSSVariablesResolver = (current) => {
  const defaults = defaultCssVariablesResolver(current);
  return {
    variables: defaults.variables,
    light: {
      ...defaults.light,
      '--mantine-color-dimmed': '#5b6470',
      '--mantine-color-placeholder': '#6a7380',
      '--mantine-color-error': 'var(--mantine-color-red-9)',
      '--mantine-color-success': 'var(--mantine-color-green-9)',
      '--mantine-color-default-border': '#d9dee4',
      '--shop-surface': '#f5f7f9',
      '--shop-line': '#e7eaee',
    },
    dark: {
      ...defaults.dark,
      '--mantine-color-placeholder': '#8c95a1',
      '--mantine-color-error': 'var(--mantine-color-red-4)',
      '--mantine-color-success': 'var(--mantine-color-green-4)',
      // Mantine's own is nearly white, and doesn't warn.
      '--mantine-color-red-light-color': 'var(--mantine-color-red-4)',
      // Mantine's own is hardly seen on a dark page.
      '--mantine-color-brand-light': '#17497f',
      '--mantine-color-brand-light-hover': '#1b5594',
      '--shop-surface': 'var(--mantine-color-dark-6)',
      '--shop-line': 'var(--mantine-color-dark-5)',
    },
  };
};
