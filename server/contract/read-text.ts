import { type JsonSchema, resolveSchema } from './document.ts';

/** JSON's numbers without exponents. What JavaScript reads beside them (Infinity, 0x2, 1e2, blanks) names nothing. */
const plainDecimal = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** The value that a text of an address stands for by its schema; the text itself where it stands for none. */
export function readText(schema: JsonSchema, text: unknown): unknown {
  const { type } = resolveSchema(schema);
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  if ((type !== 'integer' && type !== 'number') || typeof text !== 'string' || !plainDecimal.test(text)) return text;
  // Ajv takes no infinite number for one.
  return Number(text);
}
