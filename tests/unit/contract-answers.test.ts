import { expect, it } from 'vitest';
import { contractOperations } from '#server/contract/document.ts';

it('declares for every call what may be answered before it is reached: a malformed host, headers that are too large', () => {
  const error = { $ref: '#/components/schemas/Error' };
  const lacking = contractOperations.filter(
    ({ answers }) => JSON.stringify([answers.get(400), answers.get(431)]) !== JSON.stringify([error, error]),
  );
  expect(contractOperations.length).toBeGreaterThan(100);
  expect(lacking.map(({ id }) => id)).toEqual([]);
});
