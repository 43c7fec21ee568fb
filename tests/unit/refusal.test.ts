import { errorOf, readRefusal } from '#machines/kit/refusal.ts';
import { expect, it } from 'vitest';

const lost = { isAnswered: false, code: '', detail: '', fields: {} };

it.each([
  ['no error at all', undefined, lost],
  ['null', null, lost],
  ['a text', 'broken', lost],
  ['a broken connection', { kind: 'network' }, lost],
  ['an answer without words', { kind: 'http', status: 502 }, { ...lost, isAnswered: true }],
  ['a code alone', { code: 'dead' }, { ...lost, isAnswered: true, code: 'dead' }],
  ['what is no text', { code: 7, detail: 8, fields: 'all' }, lost],
  [
    'a refusal in full',
    { kind: 'http', code: 'validation', detail: 'Проверьте.', fields: { phone: 'Короткий.', name: 9 } },
    { isAnswered: true, code: 'validation', detail: 'Проверьте.', fields: { phone: 'Короткий.', name: '' } },
  ],
])('reads %s', (_, error, refusal) => {
  expect(readRefusal(error)).toEqual(refusal);
});

it('takes the error out of a failed call', () => {
  expect(errorOf({ event: { error: 'broken' } })).toEqual({ error: 'broken' });
});
