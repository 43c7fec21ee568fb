import { describe, expect, it } from 'vitest';
import contract from '#contract/openapi.json' with { type: 'json' };
import { createAjv, inContract } from '#server/contract/ajv.ts';

const ajv = createAjv({});

interface Example {
  where: string;
  schema: object;
  value: unknown;
}

/** Every example and default of the contract with the schema that it stands beside. */
function examplesIn(node: unknown, where: string): Example[] {
  if (typeof node !== 'object' || node === null) return [];
  const { schema, example, examples, default: fallback, ...rest } = node as Record<string, unknown>;
  const ownSchema = schema ?? rest;
  const values = [
    ...(example === undefined ? [] : [example]),
    ...(Array.isArray(examples) ? (examples as unknown[]) : []),
  ];
  const own = [...values, ...(fallback === undefined || typeof fallback === 'object' ? [] : [fallback])];
  return [
    ...own.map((value) => ({ where, schema: ownSchema as object, value })),
    ...Object.entries(node).flatMap(([name, part]) =>
      name === 'example' || name === 'examples' ? [] : examplesIn(part, `${where}/${name}`),
    ),
  ];
}

const examples = examplesIn({ paths: contract.paths, components: contract.components }, '#');

describe('the contract', () => {
  it('has examples', () => {
    expect(examples.length).toBeGreaterThan(40);
  });

  it.for(examples)('gives an example that its schema allows at $where', ({ schema, value }) => {
    ajv.validate(inContract(schema) as object, value);
    expect(ajv.errors ?? []).toEqual([]);
  });

  it('begins lists at the first page, albums by twenty, customers by their last names', () => {
    const { Page, CustomerOrder } = contract.components.schemas;
    const limits = contract.paths['/intermediary/albums/'].get.parameters.filter(({ name }) => name === 'limit');
    expect([Page.default, CustomerOrder.default]).toEqual([1, 'fio']);
    expect(limits).toMatchObject([{ in: 'query', schema: { default: 20 } }]);
  });

  it('says how many decimals money has in a way that no validator computes in binary fractions', () => {
    expect(/"multipleOf":/.test(JSON.stringify(contract))).toBe(false);
    const money = inContract({ $ref: '#/components/schemas/Money' }) as object;
    const verdicts = [617.17, 0.07, 999_999_999.99, -1.1, 5, 0.001, 10.005, 1e-7].map((value) =>
      ajv.validate(money, value),
    );
    expect(verdicts).toEqual([true, true, true, true, true, false, false, false]);
  });
});
