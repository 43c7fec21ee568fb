import { describe, expect, it } from 'vitest';
import { makeUsedStyles, type Keyframes, type StyleRule } from '#server/pages/drawing/used-styles.ts';

const rule = (
  selectors: StyleRule['selectors'],
  declarations: StyleRule['declarations'],
  at: readonly string[] = [],
): StyleRule => ({ at, selectors, declarations });

describe('the styles of a drawn page', () => {
  it('are the rules of the classes that it has, and those that need none', () => {
    const used = makeUsedStyles([
      rule([['body', []]], [['margin', '0']]),
      rule([['.card', ['card']]], [['padding', '4px']]),
      rule([['.drawer', ['drawer']]], [['width', '320px']]),
    ]);
    expect(used('<p class="text card">1</p>')).toBe('body{margin:0}.card{padding:4px}');
  });

  it('leave out of a rule the selectors of what is not there', () => {
    const used = makeUsedStyles([
      rule(
        [
          ['.card .name', ['card', 'name']],
          ['.row .name', ['row', 'name']],
        ],
        [['color', 'red']],
      ),
    ]);
    expect(used('<p class="card"><b class="name">1</b></p>')).toBe('.card .name{color:red}');
    expect(used('<b class="name">1</b>')).toBe('');
  });

  it('share the at-rules around them, in the order of the sheets', () => {
    const wide = '@media (min-width:48em)';
    const used = makeUsedStyles([
      rule([['.a', ['a']]], [['top', '1px']], ['@layer mantine']),
      rule([['.a', ['a']]], [['top', '2px']], ['@layer mantine', wide]),
      rule([['.b', ['b']]], [['top', '3px']], ['@layer mantine', wide]),
      rule([['.a', ['a']]], [['top', '4px']]),
    ]);
    expect(used('<i class="a b"></i>')).toBe(
      '@layer mantine{.a{top:1px}@media (min-width:48em){.a{top:2px}.b{top:3px}}}.a{top:4px}',
    );
  });

  it('have the variables that are read, by a rule, by the page itself, or by another of them', () => {
    const used = makeUsedStyles([
      rule(
        [[':root', []]],
        [
          ['--blue', '#0074e0'],
          ['--accent', 'var(--blue)'],
          ['--gap', '8px'],
          ['--unread', '1px'],
        ],
      ),
      rule([['.a', ['a']]], [['color', 'var(--accent)']]),
    ]);
    expect(used('<i class="a" style="gap:var(--gap)"></i>')).toBe(
      ':root{--blue:#0074e0;--accent:var(--blue);--gap:8px}.a{color:var(--accent)}',
    );
  });

  it('have the animations that a rule names', () => {
    const wave: Keyframes = { at: [], keyframes: 'wave', text: '@keyframes wave{to{left:0}}' };
    const wake: Keyframes = { at: [], keyframes: 'wake', text: '@keyframes wake{to{top:0}}' };
    const used = makeUsedStyles([rule([['.a', ['a']]], [['animation', 'wave 1s']]), wave, wake]);
    expect(used('<i class="a"></i>')).toBe('.a{animation:wave 1s}@keyframes wave{to{left:0}}');
  });
});
