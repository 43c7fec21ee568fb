import { themeVariables } from '#scripts/styles/theme-sheet.ts';
import { defaultCssVariablesResolver, type CSSVariablesResolver } from '@mantine/core';
import { expect, it } from 'vitest';

const cssVariables: CSSVariablesResolver = (theme) => {
  const { variables, light, dark } = defaultCssVariablesResolver(theme);
  return { variables, light: { ...light, '--shop-line': '#e7eaee' }, dark: { ...dark, '--shop-line': '#2d333a' } };
};

const sheet = themeVariables({ theme: { black: '#16191d' }, cssVariables, unused: ['teal', 'pink'] });
const [both = '', dark = '', light = ''] = sheet.split(':root').slice(1);

it('is in the layer of Mantine, under the sheets of the shop', () => {
  expect(sheet).toMatch(/^@layer mantine\{:root\{--mantine-z-index-app: 100;/);
  expect(sheet).toMatch(/--shop-line: #e7eaee;\}\}$/);
  expect(dark).toMatch(/^\[data-mantine-color-scheme="dark"\]\{--mantine-color-scheme: dark;/);
  expect(light).toMatch(/^\[data-mantine-color-scheme="light"\]\{--mantine-color-scheme: light;/);
});

it("has the theme's values among Mantine's, and what the shop adds to each scheme", () => {
  expect(both).toContain('--mantine-color-black: #16191d;');
  expect(both).toContain('--mantine-color-orange-6: #fd7e14;');
  expect(light).toContain('--mantine-color-text: #16191d;');
  expect(dark).toContain('--mantine-color-orange-filled: var(--mantine-color-orange-8);');
  expect(dark).toContain('--shop-line: #2d333a;');
});

it('has no palette that colours nothing', () => {
  expect(sheet).not.toMatch(/--mantine-color-(?:teal|pink)-[\w-]+:/);
});
