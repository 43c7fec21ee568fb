import {
  defineOperation,
  type ExactAnswer,
  type OperationAnswer,
  type OperationId,
  type RequestCaller,
  type RunOperation,
} from '../contract/operation.ts';
import type { AuthDeps } from './deps.ts';

/** Defines an operation of sign-in: its caller comes with what the browser sent. */
export function defineAuthOperation<Id extends OperationId, Answer extends OperationAnswer<Id>>(
  id: Id,
  run: RunOperation<Id, AuthDeps, RequestCaller, never, ExactAnswer<Id, Answer>>,
) {
  return defineOperation<Id, Answer, AuthDeps, RequestCaller>(id, run);
}
