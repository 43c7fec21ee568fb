import { blanksLeft, readInfoText, summaryOf } from '#common/info-text.ts';
import { expect, it } from 'vitest';

it('reads paragraphs, headings and lists, and nothing else', () => {
  const text = [
    '# Как вернуть',
    'Напишите нам',
    '  или <b>позвоните</b>.',
    '',
    '',
    '- чашку',
    '• плошку',
    '— [скатерть](https://glina.example)',
    '1.1. Срок — 14 дней.',
    '-без пробела',
    '#без пробела',
    '## Деньги',
    '- на карту',
    '',
    '- наличными',
  ].join('\n');
  expect(readInfoText(text)).toEqual([
    { kind: 'heading', text: 'Как вернуть' },
    { kind: 'paragraph', lines: ['Напишите нам', 'или <b>позвоните</b>.'] },
    { kind: 'list', entries: ['чашку', 'плошку', '[скатерть](https://glina.example)'] },
    { kind: 'paragraph', lines: ['1.1. Срок — 14 дней.', '-без пробела', '#без пробела'] },
    { kind: 'heading', text: 'Деньги' },
    { kind: 'list', entries: ['на карту'] },
    { kind: 'list', entries: ['наличными'] },
  ]);
  expect(readInfoText(' \n\n ')).toEqual([]);
});

it('says in one line what a text says', () => {
  expect(summaryOf('# Возврат\nНапишите\nнам.\n\n- чашку\n- плошку')).toBe('Напишите нам. чашку плошку');
  expect(summaryOf('# Возврат')).toBe('');
});

it('names the first blanks that are left of a draft, each once', () => {
  expect(blanksLeft('ИНН 7800000000, [не подсказка] и ]] [[')).toBe('');
  expect(blanksLeft('ИНН [[ИНН]], адрес [[адрес]], снова [[ИНН]]')).toBe('[[ИНН]], [[адрес]]');
  expect(blanksLeft('[[1]] [[2]] [[3]] [[4]]')).toBe('[[1]], [[2]], [[3]] …');
});
