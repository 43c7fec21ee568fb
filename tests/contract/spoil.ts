import fc from 'fast-check';
import { type ContractOperation, type JsonSchema, resolveSchema } from '#server/contract/document.ts';
import { validValues, wrongJson, wrongTextsOfAddress } from './arbitraries.ts';
import type { FormPart } from '#tests/support/server/multipart.ts';
import type { OperationCase } from './world.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Makes a request of an operation from one that succeeds. */
export type Change = (made: OperationCase) => OperationCase;

/** A change, and the status that must come of it. */
export interface Spoiling {
  what: string;
  status: 422 | 'any refusal' | 'no fault';
  change: Change;
}

/** What names a record, proves something or makes up an address is left as the case made it. */
const kept = /(?:^|_)id$|^idempotency-key$|^code$|^number$|^customer_id$/i;

function propertiesOf(schema: JsonSchema): [string, JsonSchema][] {
  return Object.entries((resolveSchema(schema)['properties'] ?? {}) as Record<string, JsonSchema>);
}

function requiredOf(schema: JsonSchema): readonly string[] {
  return (resolveSchema(schema)['required'] ?? []) as string[];
}

/** Lays generated fields over made ones, leaving those that name records. */
function overlay(made: Fields, generated: Fields): Fields {
  const names = new Set([...Object.keys(made), ...Object.keys(generated)]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const [own, other] = [made[name], generated[name]];
      // A list of ids names records itself.
      if (Array.isArray(own) && own.every((part) => typeof part === 'number')) return [[name, own]];
      // Each generated element over one of those that name records.
      if (Array.isArray(own) && Array.isArray(other))
        return [[name, other.map((part, index) => overlay(own[index % own.length] ?? {}, part as Fields))]];
      if (kept.test(name)) return own === undefined ? [] : [[name, own]];
      if (typeof own === 'object' && own !== null && typeof other === 'object' && other !== null)
        return [[name, overlay(own as Fields, other as Fields)]];
      return other === undefined ? [] : [[name, other]];
    }),
  );
}

/** Generated fields over a made body; one that would be left without fields, as a change must not be, stays as made. */
function overlayBody(made: Fields, generated: Fields): Fields {
  const changed = overlay(made, generated);
  return Object.keys(changed).length === 0 ? made : changed;
}

/** Other bytes here and there, and an end that comes early: what is left of a file may or may not still be one. */
const wounds = fc
  .record({
    bytes: fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), fc.nat(255)), {
      maxLength: 4,
    }),
    end: fc.constantFrom(1, 1, 0.99, 0.5),
  })
  .map(({ bytes, end }) => (part: FormPart): FormPart => {
    if (part.fileName === undefined) return part;
    const data = Buffer.from(part.data);
    for (const [place, byte] of bytes) data[Math.floor(place * data.length)] = byte;
    return { ...part, data: data.subarray(0, Math.ceil(data.length * end)) };
  });

/** Other values for what doesn't name a record: the request stays one that the schema allows. */
export function otherValues({ parameters, body }: ContractOperation): fc.Arbitrary<Change> {
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const queries = fc.record(Object.fromEntries(query.map(({ name, schema }) => [name, validValues(schema)])), {
    requiredKeys: query.filter(({ required }) => required).map(({ name }) => name),
  });
  return fc
    .tuple(queries, body ? validValues(body) : fc.constant(undefined), wounds)
    .map(([newQuery, newBody, wound]) => (made) => ({
      ...made,
      ...(made.form && { form: made.form.map(wound) }),
      query: overlay(made.query ?? {}, newQuery) as Record<string, string | number>,
      ...(made.body && newBody !== undefined && { body: overlayBody(made.body, newBody as Fields) }),
    }));
}

const FAR = 1_000_000_000;

const mapValues = <Value>(fields: Record<string, Value>, change: (value: Value) => unknown) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, change(value)])) as Record<string, Value>;

/** An id that no record has: small numbers, which generated ones often are, would name those that callers are. */
const farId = (id: unknown): unknown => (typeof id === 'number' ? FAR + (id % FAR) : id);

function farIds(body: Fields): Fields {
  const { ids } = body;
  return Array.isArray(ids) ? { ...body, ids: ids.map(farId) } : body;
}

/** Wholly generated requests that the schema allows, about records that there aren't. */
export function strangeValues({ parameters, body }: ContractOperation): fc.Arbitrary<Change> {
  const inPlace = (place: string) => {
    const own = parameters.filter((parameter) => parameter.in === place);
    return fc.record(Object.fromEntries(own.map(({ name, schema }) => [name, validValues(schema)]))) as fc.Arbitrary<
      Record<string, string>
    >;
  };
  return fc
    .tuple(inPlace('path'), inPlace('query'), inPlace('header'), body ? validValues(body) : fc.constant(undefined))
    .map(([path, query, headers, newBody]) => ({ token }) => ({
      path: mapValues(path, farId),
      query,
      headers,
      ...(token !== undefined && { token }),
      ...(newBody !== undefined && { body: farIds(newBody as Fields) }),
    }));
}

function setIn(fields: Fields, [name = '', ...deeper]: readonly string[], value: unknown): Fields {
  const inner = fields[name];
  const next =
    deeper.length === 0
      ? value
      : setIn((typeof inner === 'object' && inner !== null ? inner : {}) as Fields, deeper, value);
  return { ...fields, [name]: next };
}

/** Every field of a body, with the names that lead to it. */
function fieldsOf(
  schema: JsonSchema,
  path: readonly string[] = [],
): { path: string[]; schema: JsonSchema; required: boolean }[] {
  const required = requiredOf(schema);
  return propertiesOf(schema).flatMap(([name, field]) => {
    const own = { path: [...path, name], schema: field, required: required.includes(name) };
    return [own, ...fieldsOf(field, own.path)];
  });
}

function spoiledParameters({ parameters }: ContractOperation): fc.Arbitrary<Spoiling>[] {
  return parameters.flatMap(({ name, in: place, schema, required }) => {
    const part = place === 'header' ? 'headers' : place;
    const put =
      (value: string | readonly string[]): Change =>
      (made) => ({ ...made, [part]: { ...made[part], [name]: value } });
    const { type, items, maxItems } = resolveSchema(schema);
    const isList = type === 'array';
    const wrong = wrongTextsOfAddress(isList ? (items as JsonSchema) : schema)
      // A header can't hold a control character, and a path without its last part is another path.
      .filter((value) => (place === 'header' ? !/[^ -~]/.test(value) : place !== 'path' || value !== ''))
      .map((value): Spoiling => ({
        what: `${place} ${name} ${JSON.stringify(value)}`,
        // Bytes that aren't UTF-8 are read as the letters that encode them: a text may hold those.
        status: /\p{Surrogate}/u.test(value) ? 'no fault' : place === 'path' ? 'any refusal' : 422,
        change: put(value),
      }));
    const drop: Change = (made) => ({
      ...made,
      [part]: Object.fromEntries(
        Object.entries(made[part] ?? {}).filter(([key]) => key.toLowerCase() !== name.toLowerCase()),
      ),
    });
    const missing = fc.constant<Spoiling>({ what: `${place} ${name} missing`, status: 422, change: drop });
    const tooOften = isList ? Number(maxItems) + 1 : 2;
    const repeated = fc.constant<Spoiling>({
      what: `query ${name} ${tooOften} times`,
      status: 422,
      change: put(Array.from({ length: tooOften }, () => '1')),
    });
    return [wrong, ...(required && place !== 'path' ? [missing] : []), ...(place === 'query' ? [repeated] : [])];
  });
}

function spoiledBody({ body }: ContractOperation): fc.Arbitrary<Spoiling>[] {
  if (!body) return [];
  const put =
    (path: readonly string[], value: unknown): Change =>
    (made) => ({ ...made, body: setIn(made.body ?? {}, path, value) });
  const fields = fieldsOf(body);
  const wrong = fields.map(({ path, schema }) =>
    wrongJson(schema).map((value): Spoiling => ({
      what: `body ${path.join('.')}`,
      status: 422,
      change: put(path, value),
    })),
  );
  const missing = fields
    .filter(({ required }) => required)
    .map(({ path }) =>
      fc.constant<Spoiling>({ what: `body ${path.join('.')} missing`, status: 422, change: put(path, undefined) }),
    );
  return [
    ...wrong,
    ...missing,
    fc.constant<Spoiling>({ what: 'a field too many', status: 422, change: put(['no_such_field'], 1) }),
  ];
}

function spoiledForm({ form }: ContractOperation): fc.Arbitrary<Spoiling>[] {
  if (!form) return [];
  const spoiling = (what: string, status: Spoiling['status'], change: (parts: readonly FormPart[]) => FormPart[]) =>
    fc.constant<Spoiling>({
      what: `form ${what}`,
      status,
      change: (made) => ({ ...made, form: change(made.form ?? []) }),
    });
  const each = (change: (part: FormPart) => FormPart) => (parts: readonly FormPart[]) => parts.map(change);
  return [
    spoiling('without parts', 422, () => []),
    spoiling(
      'of other names',
      422,
      each((part) => ({ ...part, field: `${part.field}2` })),
    ),
    spoiling(
      'of texts',
      422,
      each(({ field }) => ({ field, data: 'x' })),
    ),
    spoiling(
      'with a path',
      422,
      each((part) => ({ ...part, fileName: '../x.jpg' })),
    ),
    spoiling('with a part too many', 422, (parts) => [...parts, { field: 'no_such_field', data: '1' }]),
    spoiling('with two files', 'any refusal', (parts) => [...parts, ...parts]),
    spoiling(
      'of other files',
      'any refusal',
      each((part) => ({ ...part, data: '<html><script>alert(1)</script></html>' })),
    ),
    spoiling(
      'of empty files',
      'any refusal',
      each((part) => ({ ...part, data: '' })),
    ),
  ];
}

/** Requests that the schema refuses; null where there is nothing to spoil. */
export function spoilings(operation: ContractOperation): fc.Arbitrary<Spoiling> | null {
  const all = [...spoiledParameters(operation), ...spoiledBody(operation), ...spoiledForm(operation)];
  return all.length === 0 ? null : fc.oneof(...all);
}
