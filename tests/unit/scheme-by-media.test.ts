import { schemeByMedia } from '#scripts/styles/scheme-by-media.ts';
import postcss from 'postcss';
import mantine from 'postcss-preset-mantine';
import { describe, expect, it } from 'vitest';

const turn = (css: string): string => postcss([schemeByMedia]).process(css, { from: undefined }).css;

/** With the blanks that a reader needs, and not as PostCSS puts them. */
const plain = (css: string): string =>
  css
    .replaceAll(/\s*([{};])\s*/g, '$1')
    .replaceAll(';}', '}')
    .replaceAll(/([{};])(?=.)/g, '$1 ')
    .replaceAll(/\s*([{}])/g, ' $1');

describe('a rule of one colour scheme', () => {
  it.each([
    [
      'loses what weighs nothing',
      ":where([data-mantine-color-scheme='dark']) .x { color: red }",
      '@media (prefers-color-scheme: dark) { .x { color: red } }',
    ],
    [
      'keeps the other parts of its selector',
      ":where([data-mantine-color-scheme='light']) .x:where(:hover, [data-a]):not(:disabled) > .y { color: red }",
      '@media (prefers-color-scheme: light) { .x:where(:hover, [data-a]):not(:disabled) > .y { color: red } }',
    ],
    [
      'weighs as much as before where the attribute counted',
      "[data-mantine-color-scheme='dark'] .x[data-a] .y { color: red }",
      '@media (prefers-color-scheme: dark) { :root .x[data-a] .y { color: red } }',
    ],
    [
      'weighs as much as before at the root',
      ':root[data-mantine-color-scheme="light"] { --a: 1 }',
      '@media (prefers-color-scheme: light) { :root:root { --a: 1 } }',
    ],
    [
      'weighs nothing where the root stands in its end',
      '.x:where(:root[data-mantine-color-scheme=dark]) { color: red }',
      '@media (prefers-color-scheme: dark) { .x:where(:root:root) { color: red } }',
    ],
    [
      'stays in its layer and under its condition, between the rules beside it',
      "@layer a { .x { color: red } @media (hover: hover) { .w { top: 0 } :where([data-mantine-color-scheme='dark']) " +
        '.x:hover { color: blue } } .y { color: red } }',
      '@layer a { .x { color: red } @media (hover: hover) { .w { top: 0 } @media (prefers-color-scheme: dark) ' +
        '{ .x:hover { color: blue } } } .y { color: red } }',
    ],
    [
      'is told in both where the attribute had no value',
      '[data-mantine-color-scheme] .x, [data-mantine-color-scheme] .x + .x { color: red }',
      ':root .x, :root .x + .x { color: red }',
    ],
    [
      'parts from those of the other scheme and of both',
      ".a:is(.b, .c), :where([data-mantine-color-scheme='dark']) .d, [data-mantine-color-scheme='light'] .e, .f " +
        '{ color: red }',
      '.a:is(.b, .c), .f { color: red } @media (prefers-color-scheme: light) { :root .e { color: red } } ' +
        '@media (prefers-color-scheme: dark) { .d { color: red } }',
    ],
  ])('%s', (_, from, to) => {
    expect(plain(turn(from))).toBe(to);
  });

  it.each([
    ":root:not([data-mantine-color-scheme='dark']) .x { color: red }",
    ":root:not(.y[data-mantine-color-scheme='dark']) .x { color: red }",
    ":host([data-mantine-color-scheme='dark']) { color: red }",
    ":is([data-mantine-color-scheme='dark'], [data-mantine-color-scheme='light']) .x { color: red }",
    "[data-mantine-color-scheme^='da'] .x { color: red }",
  ])('is refused where no media query says the same: %s', (css) => {
    expect(() => turn(css)).toThrow('No media query tells the colour scheme');
  });
});

it('leaves other rules alone', () => {
  const css = '@layer a { .x, .y:where([data-a]) { color: red } }\n@keyframes b { from { color: red } }';
  expect(turn(css)).toBe(css);
});

it('comes after what Mantine makes of light-dark() and of its mixins', async () => {
  const css = '.x { color: light-dark(red, blue); @mixin hover { color: light-dark(tan, tomato) } }';
  const { css: made } = await postcss([mantine(), schemeByMedia]).process(css, { from: undefined });
  expect(plain(made)).toBe(
    '.x { color: red } @media (prefers-color-scheme: dark) { :root .x { color: blue } } ' +
      '@media (hover: hover) { .x:hover { color: tan } ' +
      '@media (prefers-color-scheme: dark) { :root .x:hover { color: tomato } } } ' +
      '@media (hover: none) { .x:active { color: tan } ' +
      '@media (prefers-color-scheme: dark) { :root .x:active { color: tomato } } }',
  );
});
