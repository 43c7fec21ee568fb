import { detailOf, type ErrorCode } from '../../errors.ts';
import type { FieldProblem } from '../../texts/fields.strings.ts';
import type { TextParams } from '../../texts/values.strings.ts';

/**
 * An error that is sent to the caller. `fields` has the problem of each wrong field by its dotted name, `current` what
 * the record has become.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly params: TextParams;
  readonly fields: Readonly<Record<string, FieldProblem>> | undefined;
  readonly current: object | undefined;

  constructor(
    code: ErrorCode,
    params: TextParams = {},
    fields?: Readonly<Record<string, FieldProblem>>,
    current?: object,
  ) {
    super(`${code}: ${detailOf(code, params)}`);
    this.code = code;
    this.params = params;
    this.fields = fields;
    this.current = current;
  }
}
