import type { ErrorObject } from 'ajv';
import type { FieldCode, FieldProblem } from '../errors.ts';
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

/** What is wrong with the field that a validator's error is about. */
function problemOf(error: ErrorObject): FieldProblem {
  const { keyword, params, data } = error;
  const limit = Number(params['limit']);
  // An empty text breaks the rule of its length or shape first, but that isn't what a person needs to hear.
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
    case 'multipleOf':
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

/** The dotted name of the field that an error is about; `root` where it is about the whole. */
function fieldOf({ instancePath, keyword, params }: ErrorObject, root: string): string {
  const names = instancePath.split('/').slice(1).map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  const own: unknown = keyword === 'required' ? params['missingProperty'] : keyword === 'additionalProperties' ? params['additionalProperty'] : undefined;
  if (typeof own === 'string') names.push(own);
  return names.length === 0 ? root : names.join('.');
}

/** Nobody mends more fields at once; a body of thousands would have an answer longer than itself. */
const MAX_FIELDS = 50;

/** The first problem of each field, for the first fifty of them. */
export function collectProblems(errors: readonly ErrorObject[], root: string): [string, FieldProblem][] {
  const problems = new Map<string, FieldProblem>();
  for (const error of errors) {
    if (problems.size === MAX_FIELDS) break;
    const field = fieldOf(error, root);
    const problem = problemOf(error);
    // oneOf and anyOf say less than the errors inside them.
    if (!problems.has(field) || problems.get(field) === 'wrong') problems.set(field, problem);
  }
  return [...problems];
}

/** What PostgreSQL can't keep: U+0000, and halves of a surrogate pair. */
const unstorable = /[\0\p{Surrogate}]/u;

/** The dotted names of texts that can't be stored. */
export function findUnstorable(value: unknown, name: string): string[] {
  if (typeof value === 'string') return unstorable.test(value) ? [name] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => findUnstorable(part, name === '' ? key : `${name}.${key}`));
}
