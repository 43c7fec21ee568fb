import fc from 'fast-check';
import { type JsonSchema, resolveSchema } from '#server/contract/document.ts';

type Value = fc.Arbitrary<unknown>;

const INT32 = 2_147_483_647;
const NUL = '\u0000';

/** The distance between a schema's numbers. */
const stepOf = (schema: JsonSchema) => 10 ** -Number(schema['x-decimals'] ?? 0);

function boundsOf(schema: JsonSchema, fallback: number): { min: number; max: number } {
  const step = stepOf(schema);
  const above = Number(schema['exclusiveMinimum'] ?? Number.NaN) + step;
  const below = Number(schema['exclusiveMaximum'] ?? Number.NaN) - step;
  return {
    min: Number(schema['minimum'] ?? (above || -fallback)),
    max: Number(schema['maximum'] ?? (below || fallback)),
  };
}

/** Texts without what PostgreSQL can't keep, counted in code points as JSON schema does. */
function textWithin(minLength: number, maxLength: number): fc.Arbitrary<string> {
  const longest = Math.min(maxLength, minLength + 200);
  const anything = fc
    .string({ unit: 'binary', minLength, maxLength: longest })
    .map((text) => text.replaceAll(NUL, 'x'));
  // Letters of two halves behind one of a single half: where such a word is cut by length, a pair is cut.
  const longWord = fc
    .integer({ min: minLength, max: longest })
    .map((length) => (length === 0 ? '' : `a${'𐀀'.repeat(length - 1)}`));
  return fc.oneof({ weight: 6, arbitrary: anything }, longWord);
}

function textOf(schema: JsonSchema): Value {
  if (schema['format'] === 'uuid') return fc.uuid();
  if (schema['format'] === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (schema['format'] === 'date') {
    const days = fc.date({ min: new Date('1000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });
    return days.map((date) => date.toISOString().slice(0, 10));
  }
  if (typeof schema['pattern'] === 'string') return fc.stringMatching(new RegExp(schema['pattern'], 'u'));
  return textWithin(Number(schema['minLength'] ?? 0), Number(schema['maxLength'] ?? 500));
}

function numberOf(schema: JsonSchema): Value {
  const step = stepOf(schema);
  const { min, max } = boundsOf(schema, 1_000_000);
  const steps = fc.integer({
    min: Math.ceil(Math.max(min / step, -INT32)),
    max: Math.floor(Math.min(max / step, INT32)),
  });
  return steps.map((count) => Math.round(count * step * 100) / 100);
}

interface ObjectSchema {
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  minProperties?: number;
  maxProperties?: number;
}

function objectOf({ properties = {}, required = [], minProperties, maxProperties }: ObjectSchema): Value {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, validValues(schema)]));
  const optional = Object.keys(fields).filter((name) => !required.includes(name));
  const within = {
    minLength: Math.max(0, (minProperties ?? 0) - required.length),
    maxLength: Math.min(optional.length, (maxProperties ?? Number.POSITIVE_INFINITY) - required.length),
  };
  return fc.subarray(optional, within).chain((chosen) => {
    const names = [...required, ...chosen];
    return fc.record(Object.fromEntries(names.map((name) => [name, fields[name] ?? fc.constant(undefined)])));
  });
}

/** Values that a schema of the contract allows. */
export function validValues(raw: JsonSchema): Value {
  const schema = resolveSchema(raw);
  const choices = schema['oneOf'] ?? schema['anyOf'];
  if (Array.isArray(choices)) return fc.oneof(...choices.map((choice: JsonSchema) => validValues(choice)));
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  if ('const' in schema) return fc.constant(schema['const']);
  const { type } = schema;
  if (Array.isArray(type)) return fc.oneof(...type.map((one: unknown) => validValues({ ...schema, type: one })));
  switch (type) {
    case 'string':
      return textOf(schema);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const values = validValues(schema['items'] as JsonSchema);
      const bounds = { minLength: Number(schema['minItems'] ?? 0), maxLength: 5 };
      return schema['uniqueItems'] === true
        ? fc.uniqueArray(values, { ...bounds, selector: (value) => JSON.stringify(value) })
        : fc.array(values, bounds);
    }
    case 'object':
      return objectOf(schema as ObjectSchema);
    default:
      throw new Error(`No values are known for ${JSON.stringify(schema)}`);
  }
}

function wrongTexts(schema: JsonSchema): unknown[] {
  const { minLength, maxLength, pattern, format } = schema;
  const wrong: unknown[] = [NUL, `а${NUL}б`, '\uD800', 'конец\uDC00'];
  if (typeof minLength === 'number' && minLength > 0) wrong.push('', 'я'.repeat(minLength - 1));
  if (typeof maxLength === 'number') wrong.push('я'.repeat(maxLength + 1), '🙂'.repeat(maxLength + 1));
  if (typeof pattern === 'string') {
    const strangers = ['', 'x', `7${'9'.repeat(30)}`, '+79000000001', '12345', "' or 1=1 --"];
    wrong.push(...strangers.filter((text) => !new RegExp(pattern, 'u').test(text)));
  }
  if (format === 'date') wrong.push('', '2026-02-30', '0000-01-01', '0999-12-31', '2026-11-21T09:30:00Z', '21.11.2026');
  if (format === 'uuid')
    wrong.push('', 'x', '6f1c1f5e8f4d4c419a0e0d8c5c6b8a11', 'urn:uuid:6f1c1f5e-8f4d-4c41-9a0e-0d8c5c6b8a11');
  return wrong;
}

function wrongNumbers(schema: JsonSchema): unknown[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, type } = schema;
  const wrong: unknown[] = ['двадцать', '', 'NaN', '1,5', '١'];
  if (type === 'integer') wrong.push(1.5, 1e-7);
  if (typeof minimum === 'number') wrong.push(minimum - 1, -1e15);
  if (typeof maximum === 'number') wrong.push(maximum + 1, 9_007_199_254_740_992, 1e300);
  if (typeof exclusiveMinimum === 'number') wrong.push(exclusiveMinimum, exclusiveMinimum - 1, -1e15);
  if (typeof exclusiveMaximum === 'number') wrong.push(exclusiveMaximum, 9_007_199_254_740_992, 1e300);
  if (schema['x-decimals'] === 2) wrong.push(0.001, 10.005);
  return wrong;
}

function wrongOfType(schema: JsonSchema): unknown[] {
  if (Array.isArray(schema['enum'])) return ['', 'no-such-choice', NUL];
  if (schema['type'] === 'string') return wrongTexts(schema);
  if (schema['type'] === 'array' && Number(schema['minItems'] ?? 0) > 0) return ['x', 1, []];
  if (schema['type'] === 'integer' || schema['type'] === 'number') return wrongNumbers(schema);
  return ['x', 1];
}

const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  array: Array.isArray,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};

/** Values that a schema refuses where they stand in JSON. */
export function wrongJson(raw: JsonSchema): Value {
  const schema = resolveSchema(raw);
  const choices = Array.isArray(schema['oneOf'])
    ? schema['oneOf'].map((choice: JsonSchema) => resolveSchema(choice))
    : [];
  const [own, ...others] = choices.filter(({ type }) => type !== 'null');
  // Either a value of one kind or null.
  if (own && others.length === 0) return wrongJson(own).filter((value) => value !== null);
  const isOfType = types[String(schema['type'])] ?? (() => true);
  const ofOtherTypes = [null, [], {}, true, 42, '1'].filter((value) => !isOfType(value));
  return fc.constantFrom(...wrongOfType(schema), ...ofOtherTypes);
}

/**
 * What JavaScript reads as a number, and is none of an address: names, signs, exponents, other bases, blanks, huge
 * digits.
 */
const wrongNumberTexts =
  'Infinity|-Infinity|1e999|1e2|1E2|+1|--1|0x2|0b10|0o7|1_000| 2|2 |\t2|2\n|\u00A02|1.|.5|-.5|007|-1|true|[]'
    .split('|')
    .concat('9'.repeat(30), '9'.repeat(400));

/** Texts that a schema refuses where they stand in an address. */
export function wrongTextsOfAddress(raw: JsonSchema): fc.Arbitrary<string> {
  const schema = resolveSchema(raw);
  const isNumber = schema['type'] === 'integer' || schema['type'] === 'number';
  const texts = [...wrongOfType(schema), ...(isNumber ? wrongNumberTexts : [])].map(String);
  return fc.constantFrom(...texts);
}
