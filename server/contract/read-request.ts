import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js';
import { AppError } from '../domain/kit/app-error.ts';
import type { FieldProblem } from '../texts/fields.strings.ts';
import { createAjv, inContract } from './ajv.ts';
import { type ContractOperation, type JsonSchema, type ParameterPlace, resolveSchema } from './document.ts';
import { collectProblems, findUnstorable } from './problems.ts';
import { readText } from './read-text.ts';

type Values = Record<string, unknown>;

/** The parts of a request, as received or as validated. */
interface RawRequest {
  path: Values;
  query: Values;
  /** By lower-case names. */
  header: Values;
  body: unknown;
  /** The body came as a multipart form, whose fields are texts. */
  isForm: boolean;
}

/** Validates a request and fills in defaults; throws `validation` with every wrong field. */
export type RequestReader = (raw: RawRequest) => Omit<RawRequest, 'isForm'>;

interface Part {
  place: ParameterPlace;
  schemas: ReadonlyMap<string, JsonSchema>;
  validate: ValidateFunction;
}

const places = ['path', 'query', 'header'] as const;

function nameIn(place: ParameterPlace, name: string): string {
  return place === 'header' ? name.toLowerCase() : name;
}

function makePart(ajv: Ajv2020, operation: ContractOperation, place: ParameterPlace): Part | undefined {
  const parameters = operation.parameters.filter((parameter) => parameter.in === place);
  if (parameters.length === 0) return undefined;
  const properties: Record<string, JsonSchema> = {};
  for (const { name, schema } of parameters) {
    // Ajv ignores a default behind a reference, so it is copied beside it.
    const fallback = resolveSchema(schema)['default'];
    properties[nameIn(place, name)] = fallback === undefined ? schema : { ...schema, default: fallback };
  }
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => nameIn(place, name));
  const validate = ajv.compile(inContract({ type: 'object', required, properties }) as JsonSchema);
  return { place, schemas: new Map(Object.entries(properties)), validate };
}

function pick(values: Values, schemas: Part['schemas']): Values {
  const picked: Values = {};
  for (const [name, schema] of schemas) {
    if (values[name] !== undefined) picked[name] = readText(schema, values[name]);
  }
  return picked;
}

/** Puts fields of a form such as `contacts.phone` into the object that the schema has by that name. */
function nestFields(values: Values, schemas: Part['schemas']): void {
  for (const [name, value] of Object.entries(values)) {
    const [root = '', field, ...deeper] = name.split('.');
    const schema = schemas.get(root);
    if (field === undefined || deeper.length > 0 || !schema || resolveSchema(schema)['type'] !== 'object') continue;
    const held = values[root] ?? {};
    // A text by the object's own name is wrong whatever follows.
    if (typeof held !== 'object') continue;
    delete values[name];
    values[root] = { ...held, [field]: value };
  }
}

/** Makes the readers of operations; they share one set of schemas. */
export function makeReaderMaker(): (operation: ContractOperation) => RequestReader {
  const ajv = createAjv({ useDefaults: true });

  const compile = (operation: ContractOperation): RequestReader => {
    const parts = places.flatMap((place) => makePart(ajv, operation, place) ?? []);
    const { body, form = body } = operation;
    const validateJson = body && ajv.compile(inContract(body) as JsonSchema);
    const validateForm = form === body ? validateJson : form && ajv.compile(inContract(form) as JsonSchema);
    const formSchemas = new Map(
      Object.entries((operation.form && resolveSchema(operation.form)['properties']) ?? {}) as [string, JsonSchema][],
    );

    return (raw) => {
      const read: Omit<RawRequest, 'isForm'> = { path: {}, query: {}, header: {}, body: raw.body };
      // In place, since the files of a form are put into the same object later.
      if (raw.isForm) {
        Object.assign(raw.body as Values, pick(raw.body as Values, formSchemas));
        nestFields(raw.body as Values, formSchemas);
      }
      const validateBody = raw.isForm ? validateForm : validateJson;
      const problems: [string, FieldProblem][] = [];
      for (const { place, schemas, validate } of parts) {
        const values = pick(raw[place], schemas);
        read[place] = values;
        if (!validate(values)) problems.push(...collectProblems(validate.errors ?? [], place));
      }
      if (validateBody && !validateBody(read.body))
        problems.push(...collectProblems(validateBody.errors ?? [], 'body'));
      if (problems.length === 0) {
        const unstorable = [read.path, read.query, validateBody && read.body].flatMap((part) =>
          findUnstorable(part, ''),
        );
        problems.push(...unstorable.map((field): [string, FieldProblem] => [field, 'characters']));
      }
      if (problems.length > 0) throw new AppError('validation', {}, Object.fromEntries(problems));
      return read;
    };
  };

  return (operation) => {
    // Compiled at the first request: all operations at once would take a tenth of the start.
    let reader: RequestReader | undefined;
    return (raw) => (reader ??= compile(operation))(raw);
  };
}
