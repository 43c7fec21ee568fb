import { actKeys } from '#entities/acts/act-keys.ts';
import { expect, it } from 'vitest';

/** The letters of a Russian keyboard by the places of a Latin one, row by row. */
const places = [
  ['QWERTYUIOP', 'ЙЦУКЕНГШЩЗ'],
  ['ASDFGHJKL', 'ФЫВАПРОЛД'],
  ['ZXCVBNM', 'ЯЧСМИТЬ'],
].flatMap(([latin = '', russian = '']) => [...latin].map((letter, index) => [`Key${letter}`, russian[index]] as const));

it('has one key for one act, each with the letter that stands on it', () => {
  const keys = Object.values(actKeys);
  expect(new Set(keys.map(({ code }) => code)).size).toBe(keys.length);
  const letterAt = new Map<string, string | undefined>(places);
  for (const { code, letter } of keys) expect([code, letterAt.get(code)]).toEqual([code, letter]);
});
