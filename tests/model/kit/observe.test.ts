import { expect, it } from 'vitest';
import { serialize } from './observe.ts';

it.each([
  [
    'keys in order, however deep',
    { b: 1, a: { d: [2, { f: 3, e: null }], c: 'я' } },
    '{"a":{"c":"я","d":[2,{"e":null,"f":3}]},"b":1}',
  ],
  ['nothing for what is not there', { a: undefined, b: [undefined], c: () => 1 }, '{"b":[null]}'],
  [
    'an error by its name, message and fields',
    Object.assign(new TypeError('no'), { code: 7 }),
    '{"code":7,"message":"no","name":"TypeError"}',
  ],
  ['a day as it is sent', { at: new Date('2026-11-28T12:30:00Z') }, '{"at":"2026-11-28T12:30:00.000Z"}'],
  ['all actors alike', { parent: { toJSON: () => ({ xstate$$type: 1, id: 'x:7' }) } }, '{"parent":"[actor]"}'],
  [
    'what a class holds',
    new (class {
      b = new Error('lost');
      a = 1;
    })(),
    '{"a":1,"b":{"message":"lost","name":"Error"}}',
  ],
  ['no value at all', undefined, 'undefined'],
])('writes %s', (_, value, text) => {
  expect(serialize(value)).toBe(text);
});
