import type { ValidateFunction } from 'ajv/dist/2020.js';
import { createAjv, inContract } from './ajv.ts';
import type { ContractOperation, JsonSchema } from './document.ts';

/** How an answer, whose payload is null where it is a file, differs from the contract; null where it doesn't. */
export type AnswerCheck = (operation: ContractOperation, status: number, payload: string | null) => string | null;

/** Makes a check of answers against the contract; for tests. */
export function makeAnswerCheck(): AnswerCheck {
  const ajv = createAjv({ verbose: false });
  const validators = new Map<JsonSchema, ValidateFunction>();
  const validatorOf = (schema: JsonSchema): ValidateFunction => {
    const known = validators.get(schema) ?? ajv.compile(inContract(schema) as JsonSchema);
    validators.set(schema, known);
    return known;
  };

  return (operation, status, payload) => {
    const name = `${operation.id} answered ${status}`;
    if (!operation.answers.has(status)) return `${name}, which is not declared: ${payload}`;
    if (payload === null) return null;
    const schema = operation.answers.get(status);
    if (!schema) return payload === '' ? null : `${name} with a body where none is declared: ${payload}`;
    const validate = validatorOf(schema);
    return validate(JSON.parse(payload))
      ? null
      : `${name} outside its schema: ${ajv.errorsText(validate.errors)} in ${payload}`;
  };
}
