import { type JsonSchema, resolveSchema } from './document.ts';

/** JSON's numbers without exponents. What JavaScript reads beside them (Infinity, 0x2, 1e2, blanks) names nothing. */
const plainDecimal = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** The value that a text of an address stands for by its schema; the text itself where it stands for none. */
export function readText(schema: JsonSchema, text: unknown): unknown {
  const { type } = resolveSchema(schema);
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  if ((type !== 'integer' && type !== 'number') || typeof text !== 'string' || !plainDecimal.test(text)) return text;
  // Ajv compares finite numbers alone with a schema's limits.
  return Math.max(-Number.MAX_VALUE, Math.min(Number(text), Number.MAX_VALUE));
}
