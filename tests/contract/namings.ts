import { type ContractOperation, type JsonSchema, resolveSchema } from '#server/contract/document.ts';
import type { OperationCase } from './world.ts';

/** A place of a request that names a record. */
export interface Naming {
  operation: ContractOperation;
  /** From the request's part down; `[]` is each element of a list: `['body', 'what', 'order_ids', '[]']`. */
  at: readonly string[];
  /** The same as a text: `createReport body.what.order_ids.[]`. */
  key: string;
  isText: boolean;
}

/** The id of a record. */
export type RecordId = string | number;

/** Whole numbers that count or measure something. Any other that a request has is the id of a record. */
const measures: ReadonlySet<string> = new Set([
  'version',
  'into_version',
  'page',
  'limit',
  'place',
  'count',
  'count_step',
  'count_min',
  'stock',
  'expected_stock',
  'discount',
  // Places in the album's own list of pictures.
  'kept_images',
]);
/** Names that a client gives to what it makes, and those of another program. */
const made: ReadonlySet<string> = new Set(['updateItems body.batch_id', 'finishSocialLogin query.device_id']);
/** Whether a field of this name holds an id, or ids. */
const isCalledId = (name: string): boolean => /(^|_)ids?$/.test(name);

const nameOf = (at: readonly string[]): string => at.findLast((step) => step !== '[]') ?? '';

const schemasIn = (schema: JsonSchema): JsonSchema[] =>
  ['oneOf', 'anyOf', 'allOf'].flatMap((key) => (schema[key] as readonly JsonSchema[] | undefined) ?? []);

function* leavesOf(given: JsonSchema, at: readonly string[]): Generator<{ schema: JsonSchema; at: readonly string[] }> {
  const schema = resolveSchema(given);
  for (const part of schemasIn(schema)) yield* leavesOf(part, at);
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;
  for (const [name, property] of Object.entries(properties)) yield* leavesOf(property, [...at, name]);
  if (schema['items']) yield* leavesOf(schema['items'] as JsonSchema, [...at, '[]']);
  const isText = schema['type'] === 'string' && (schema['format'] === 'uuid' || isCalledId(nameOf(at)));
  if (schema['type'] === 'integer' || isText) yield { schema, at };
}

/** Every place of an operation's request that names a record, by the contract's types. */
export function namingsOf(operation: ContractOperation): Naming[] {
  const { id, parameters, body } = operation;
  const parts = [
    ...parameters.filter(({ in: place }) => place !== 'header').map((one) => [one.schema, [one.in, one.name]] as const),
    ...(body ? [[body, ['body']] as const] : []),
  ];
  const found = parts.flatMap(([schema, at]) => [...leavesOf(schema, at)]);
  const namings = found
    .map(({ schema, at }) => ({ operation, at, key: `${id} ${at.join('.')}`, isText: schema['type'] === 'string' }))
    .filter(({ at, key }) => !measures.has(nameOf(at)) && !made.has(key));
  return [...new Map(namings.map((naming) => [naming.key, naming])).values()];
}

/** The id that a request has at a place, the first of a list. */
export function idAt(made: OperationCase, { at }: Naming): RecordId | undefined {
  let found: unknown = made;
  for (const step of at) found = (found as Record<string, unknown> | undefined)?.[step === '[]' ? '0' : step];
  return typeof found === 'string' || typeof found === 'number' ? found : undefined;
}

function put(held: unknown, [step, ...rest]: readonly string[], id: RecordId): unknown {
  if (step === undefined) return id;
  if (step === '[]') return [put(Array.isArray(held) ? held[0] : undefined, rest, id)];
  const fields = (held ?? {}) as Readonly<Record<string, unknown>>;
  return { ...fields, [step]: put(fields[step], rest, id) };
}

/** The request with this id there; a list names nothing else. */
export const withId = (made: OperationCase, { at }: Naming, id: RecordId): OperationCase =>
  put(made, at, id) as OperationCase;

/** For `JSON.stringify`: leaves out which ids an answer has, since each request is about fresh records. */
export function withoutIds(key: string, value: unknown): unknown {
  if (!isCalledId(key) || value === null) return value;
  return Array.isArray(value) ? value.map(() => 'id') : 'id';
}
