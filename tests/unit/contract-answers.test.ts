import { expect, it } from 'vitest';
import { contractOperations } from '#server/contract/document.ts';

it('declares for every call what is answered before it is reached: a malformed host, too large headers', () => {
  const error = { $ref: '#/components/schemas/Error' };
  const lacking = contractOperations.filter(
    ({ answers }) => JSON.stringify([answers.get(400), answers.get(431)]) !== JSON.stringify([error, error]),
  );
  expect(contractOperations.length).toBeGreaterThan(100);
  expect(lacking.map(({ id }) => id)).toEqual([]);
});

it.each([
  // Its declaration by hand has 200 and 304: there is a slug to check, no token, no body.
  { id: 'getInfoPage', statuses: [200, 304, 400, 404, 422, 431, 500, 503] },
  // A flag is needed, and there is a body.
  { id: 'updateRetail', statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 431, 500, 503] },
  // Nothing is sent but the token.
  { id: 'getCurrentCustomer', statuses: [200, 400, 401, 404, 431, 500, 503] },
  // A failure leads to a page.
  { id: 'finishSocialLogin', statuses: [302, 400, 404, 431] },
])('declares for $id what follows from its permission and from what is sent to it', ({ id, statuses }) => {
  const declared = [...(contractOperations.find((operation) => operation.id === id)?.answers.keys() ?? [])];
  expect(declared.map(Number).toSorted((one, other) => one - other)).toEqual(statuses);
});
