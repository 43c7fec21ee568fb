import { expect, it } from 'vitest';
import { hashOfCode } from '#server/auth/calls.ts';

it('one code of two requests is kept as two texts, so that neither tells of the other', () => {
  const [first, second] = ['1a7d0c52-0000-4000-8000-000000000001', '1a7d0c52-0000-4000-8000-000000000002'] as const;
  expect(hashOfCode(first, '4821')).not.toBe(hashOfCode(second, '4821'));
  // As a person’s browser may send it back.
  expect(hashOfCode(first.toUpperCase(), '4821')).toBe(hashOfCode(first, '4821'));
});
