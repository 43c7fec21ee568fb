import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { document } from './document.ts';

const contractId = 'contract';

/** Without the `urn:uuid:` prefix that ajv-formats allows and PostgreSQL refuses. */
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Makes an Ajv that has the contract's schemas; compile schemas through `inContract`, so that their references resolve.
 */
export function createAjv(options: Options): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: true,
    strictTypes: false,
    ...options,
  });
  ajv.addVocabulary(['components', 'x-max-megabytes']);
  ajv.addKeyword({
    keyword: 'x-decimals',
    type: 'number',
    schemaType: 'number',
    validate: (decimals: number, value: number) => Number(value.toFixed(decimals)) === value,
  });
  addFormats.default(ajv, ['date-time', 'date', 'uri']);
  ajv.addFormat('uuid', uuid);
  ajv.addSchema({ $id: contractId, components: { schemas: document.components.schemas } }, contractId, false, false);
  return ajv;
}

/** The schema with its `#/…` references pointing into the contract. */
export function inContract(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(inContract);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string' ? value.replace(/^#/, `${contractId}#`) : inContract(value),
    ]),
  );
}
