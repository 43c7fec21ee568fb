import { contrastOf, isReadableColor } from '#common/brand-color.ts';
import { brandStyle } from '#common/brand-style.ts';
import { expect, it } from 'vitest';

const colors = ['#7A1FA2', '#000000', '#B71C1C', '#1B5E20', '#3A3A3A', '#C2185B', '#00695C', '#767676'];

const shadesOf = (style: string): Record<string, string> =>
  Object.fromEntries([...style.matchAll(/--mantine-color-brand-([\w-]+):(#[0-9a-f]{6});/g)].map(([, a, b]) => [a, b]));

it('measures contrast as WCAG does', () => {
  expect(contrastOf('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(isReadableColor('#767676')).toBe(true);
  expect(isReadableColor('#777777')).toBe(false);
  expect(isReadableColor('#0074E0')).toBe(true);
});

it("leaves the theme's own colour alone", () => {
  expect(brandStyle('#0074e0')).toBe('');
});

it.each(colors)('makes shades of %s that are read in both themes', (color) => {
  const [light = '', dark = ''] = brandStyle(color).split(':root').slice(1);
  const day = shadesOf(light);
  const night = shadesOf(dark);
  expect(day['6']).toBe(color.toLowerCase());
  for (const shade of ['6', '7', '8', '9']) expect(contrastOf(day[shade] ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
  for (const shade of ['0', '1', '2', '3', '4'])
    expect(contrastOf(night[shade] ?? '', '#22272d')).toBeGreaterThanOrEqual(4.5);
  expect(contrastOf(night['6'] ?? '', '#181c20')).toBeGreaterThanOrEqual(3);
  expect(contrastOf('#ffffff', night['6'] ?? '')).toBeGreaterThanOrEqual(4.5);
  expect(contrastOf(night['0'] ?? '', night['light'] ?? '')).toBeGreaterThanOrEqual(4.5);
});

it('mixes white and black into shades for the day, and more white into those for the night', () => {
  const [light = '', dark = ''] = brandStyle('#7A1FA2').split('}');
  expect(light).toMatch(/^:root\{--mantine-color-brand-0:/);
  expect(shadesOf(light)).toEqual({
    0: '#f4edf8',
    1: '#e8d9ef',
    2: '#d0b1de',
    3: '#b988ce',
    4: '#a160bd',
    5: '#9145b2',
    6: '#7a1fa2',
    7: '#6d1c90',
    8: '#601880',
    9: '#4c1364',
  });
  expect(dark).toMatch(/^@media \(prefers-color-scheme:dark\)\{:root\{--mantine-color-brand-0:/);
  expect(shadesOf(dark)).toEqual({
    0: '#f4edf8',
    1: '#e8d9ef',
    2: '#d0b1de',
    3: '#b988ce',
    4: '#bb8dcf',
    5: '#9145b2',
    6: '#954cb5',
    light: '#4a2f5c',
    'light-hover': '#553b66',
  });
});

it('lightens a dark colour for the night as far as it must be seen, and text as far as it must be read', () => {
  const [, , dark = ''] = brandStyle('#000000').split(':root');
  expect(shadesOf(dark)).toMatchObject({ 2: '#a6a6a6', 3: '#9e9e9e', 4: '#9a9a9a', 5: '#6f6f6f', 6: '#707070' });
  expect(brandStyle('#000000').replaceAll(/--mantine-color-brand-[\w-]+:#[0-9a-f]{6};/g, '')).toBe(
    ':root{}@media (prefers-color-scheme:dark){:root{}}',
  );
});
