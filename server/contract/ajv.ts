import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { document } from './document.ts';

const contractId = 'contract';

/** PostgreSQL refuses the `urn:uuid:` that the common definition lets through. */
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A validator that knows the contract's schemas; `#/components/schemas/…` resolve in what `inContract` makes. */
export function createAjv(options: Options): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: true,
    strictTypes: false,
    // A kopeck is a hundredth, which binary fractions miss by a little.
    multipleOfPrecision: 6,
    ...options,
  });
  ajv.addVocabulary(['components']);
  addFormats.default(ajv, ['date-time', 'date', 'uri']);
  ajv.addFormat('uuid', uuid);
  ajv.addSchema({ $id: contractId, components: { schemas: document.components.schemas } }, contractId, false, false);
  return ajv;
}

/** The schema with its references made to point into the contract, wherever it stands. */
export function inContract(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(inContract);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, key === '$ref' && typeof value === 'string' ? value.replace(/^#/, `${contractId}#`) : inContract(value)]),
  );
}
