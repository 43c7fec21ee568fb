import { expect, it } from 'vitest';
import { confirmModel } from '#tests/model/shell/confirm.model.ts';
import { requirementsPart } from '#tests/paths/report/requirements.ts';
import { countRequirements } from './counts.ts';
import { row, tests, type Requirement } from './requirement.ts';

const some: readonly Requirement[] = [
  { id: '9.1', text: 'Badges < 99', proof: tests('dom/shell/menu.test.tsx', 'writes %i on a badge as %j') },
  { id: '9.2', text: 'A question', proof: [row('shell/confirm', 'idle', 'question.asked', 'asking')] },
  { id: '9.3', text: 'A line', proof: [row('cart/cart-line', 'saving', 'flush.requested'), { missing: 'its end' }] },
  { id: '9.4', text: 'A name', proof: [{ cannot: 'nobody sees it' }] },
  { id: '9.5', text: 'A date', proof: [{ cannot: 'no library' }, row('shell/confirm', 'idle', 'question.asked')] },
];

it('counts what is proved, what can’t be tested and what is missing', () => {
  expect(countRequirements(some)).toEqual({ total: 5, proved: 3, cannot: 1, missing: 1 });
});

it('tells of each requirement its proofs, a machine’s with the way to its section', () => {
  const page = { both: ({ en }: { en: string }) => en, idOf: (name: string) => `at-${name}` };
  const html = requirementsPart({ ...page, machines: [{ model: confirmModel }] }, some);
  const rows = [...html.matchAll(/<tr data-find="[^"]*">(.*?)<\/tr>/g)].map(([, cells]) => cells);
  expect(html).toContain('<p class="bad">Proved: 3 of 5, can’t be tested: 1, not proved: 1</p>');
  expect(rows).toEqual([
    '<td class="number ok">9.1</td><td>Badges &lt; 99</td>' +
      '<td><code>tests/dom/shell/menu.test.tsx</code>: writes %i on a badge as %j</td>',
    '<td class="number ok">9.2</td><td>A question</td>' +
      '<td><a href="#at-shell/confirm">shell/confirm</a>: idle · question.asked → asking</td>',
    '<td class="number bad">9.3</td><td>A line</td>' +
      '<td>cart/cart-line: saving · flush.requested<br><span class="bad">not proved: its end</span></td>',
    '<td class="number quiet">9.4</td><td>A name</td><td>can’t be tested, because nobody sees it</td>',
    '<td class="number ok">9.5</td><td>A date</td><td>can’t be tested, because no library<br>' +
      '<a href="#at-shell/confirm">shell/confirm</a>: idle · question.asked</td>',
  ]);
  expect(html).toContain('data-find="9.2 a question idle question.asked asking"');
});
