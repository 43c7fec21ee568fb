import { inWords } from '#office/settings/audit/audit-values.ts';
import { expect, it } from 'vitest';

it('tells of a long text what has changed in it', () => {
  const same = 'а'.repeat(1_000);
  const [told] = inWords(
    { before: { text: `${same}старое${'б'.repeat(900)}` }, after: { text: `${same}новое${'б'.repeat(900)}` } },
    { currency: '₽' },
  );
  expect(told).toEqual({
    name: 'Текст',
    before: `…${'а'.repeat(60)}старое${'б'.repeat(234)}…`,
    after: `…${'а'.repeat(60)}новое${'б'.repeat(235)}…`,
  });
});

it('tells a short text whole, and the end of one that has grown', () => {
  const text = 'в'.repeat(400);
  expect(inWords({ before: { text }, after: { text: `${text}!` } }, { currency: '₽' })).toEqual([
    { name: 'Текст', before: `…${'в'.repeat(300)}`, after: `…${'в'.repeat(299)}!` },
  ]);
  expect(inWords({ before: { text: '' }, after: { text: 'Напишите нам.' } }, { currency: '₽' })).toEqual([
    { name: 'Текст', before: 'нет', after: 'Напишите нам.' },
  ]);
});
