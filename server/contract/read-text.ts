import { type JsonSchema, resolveSchema } from './document.ts';

/** JSON's numbers without exponents. What JavaScript reads beside them (Infinity, 0x2, 1e2, blanks) names nothing. */
const plainNumber = {
  integer: /^-?(?:0|[1-9]\d*)$/,
  number: /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/,
};

/**
 * The value that a text of an address stands for by its schema; the text itself where it stands for none. A list is a
 * parameter that is repeated, or stands there once.
 */
export function readText(schema: JsonSchema, text: unknown): unknown {
  const { type, items } = resolveSchema(schema);
  if (type === 'array') return [text].flat().map((one) => readText(items as JsonSchema, one));
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  if ((type !== 'integer' && type !== 'number') || typeof text !== 'string' || !plainNumber[type].test(text))
    return text;
  // Ajv takes no infinite number for one.
  return Number(text);
}
