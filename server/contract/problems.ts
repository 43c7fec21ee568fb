import type { ErrorObject } from 'ajv';
import type { FieldCode, FieldProblem } from '../texts/fields.strings.ts';
import { document } from './document.ts';

const phonePattern = document.components.schemas['Phone']?.['pattern'];

const typeProblems: Readonly<Record<string, FieldCode>> = {
  number: 'number',
  integer: 'integer',
  boolean: 'boolean',
  array: 'list',
  object: 'object',
};

function typeProblem({ data, params }: ErrorObject): FieldCode {
  if (data === null || data === '') return 'required';
  const type: unknown = params['type'];
  if (type === 'integer' && typeof data !== 'number') return 'number';
  return (typeof type === 'string' && typeProblems[type]) || 'text';
}

function patternProblem({ schema }: ErrorObject): FieldCode {
  return schema === phonePattern ? 'phone' : 'wrong';
}

/** The problem of a field, from Ajv's error. */
function problemOf(error: ErrorObject): FieldProblem {
  const { keyword, params, data } = error;
  const limit = Number(params['limit']);
  // An empty text breaks a length or a pattern, but for a person the field is simply not filled in.
  if (data === '' && ['minLength', 'pattern', 'format'].includes(keyword)) return 'required';
  switch (keyword) {
    case 'required':
      return 'required';
    case 'additionalProperties':
      return 'unknown_field';
    case 'type':
      return typeProblem(error);
    case 'minimum':
    case 'exclusiveMinimum':
      return { code: 'minimum', n: limit };
    case 'maximum':
    case 'exclusiveMaximum':
      return { code: 'maximum', n: limit };
    case 'minLength':
      return { code: 'min_length', n: limit };
    case 'maxLength':
      return { code: 'max_length', n: limit };
    case 'minItems':
      return { code: 'min_items', n: limit };
    case 'maxItems':
      return { code: 'max_items', n: limit };
    case 'x-decimals':
      return 'kopecks';
    case 'enum':
    case 'const':
      return 'choice';
    case 'pattern':
      return patternProblem(error);
    case 'format':
      return params['format'] === 'uri' ? 'link' : 'wrong';
    default:
      return 'wrong';
  }
}

/** The dotted name of the field of an error; `root` for an error of the whole part. */
function fieldOf({ instancePath, keyword, params }: ErrorObject, root: string): string {
  const names = instancePath
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  const own: unknown =
    keyword === 'required'
      ? params['missingProperty']
      : keyword === 'additionalProperties'
        ? params['additionalProperty']
        : undefined;
  if (typeof own === 'string') names.push(own);
  return names.length === 0 ? root : names.join('.');
}

/** A limit, because the answer to a body with thousands of wrong fields would be longer than the body. */
const MAX_FIELDS = 50;

/** The first problem of each field, for the first fifty of them. */
export function collectProblems(errors: readonly ErrorObject[], root: string): [string, FieldProblem][] {
  const problems = new Map<string, FieldProblem>();
  for (const error of errors) {
    if (problems.size === MAX_FIELDS) break;
    const field = fieldOf(error, root);
    const problem = problemOf(error);
    // The errors inside a oneOf or anyOf say more than its own.
    if (!problems.has(field) || problems.get(field) === 'wrong') problems.set(field, problem);
  }
  return [...problems];
}

/** What PostgreSQL can't store: U+0000 and lone surrogates. */
const unstorable = /[\0\p{Surrogate}]/u;

/** The dotted names of texts that can't be stored. */
export function findUnstorable(value: unknown, name: string): string[] {
  if (typeof value === 'string') return unstorable.test(value) ? [name] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => findUnstorable(part, name === '' ? key : `${name}.${key}`));
}
