import { ApiError, type ApiErrorDetails } from '#lib/api-error.ts';
import { apiStrings } from './api.strings.ts';

const STATUS_TEXTS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  422: 'Validation Error',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function fieldsOf(value: unknown): Record<string, string> | undefined {
  if (!isRecord(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
  );
}

function genericMessage(response: Response, body: unknown): string {
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? '');
  return `${response.status} ${response.statusText} ${text}`.trim();
}

/** The error for an answer with a status other than 2xx; `body` is its parsed body, if it could be parsed. */
export function errorOfAnswer(response: Response, body: unknown): ApiError {
  const known = STATUS_TEXTS[response.status];
  const answer = isRecord(body) ? body : {};
  const details: ApiErrorDetails = { status: response.status, statusText: known ?? response.statusText };
  const code = textOf(answer['code']);
  const detail = textOf(answer['detail']);
  const fields = fieldsOf(answer['fields']);
  const retryAfter = answer['retry_after'];
  if (code !== undefined) details.code = code;
  if (detail !== undefined) details.detail = detail;
  if (fields !== undefined) details.fields = fields;
  if (typeof retryAfter === 'number') details.retryAfter = retryAfter;
  return new ApiError('http', known ?? genericMessage(response, body), details);
}

/** The error for a call that got no answer. */
export function errorOfFailure(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  const name = isRecord(cause) ? cause['name'] : undefined;
  if (name === 'AbortError') return new ApiError('aborted', 'Request aborted', { cause });
  if (name === 'TimeoutError') return new ApiError('timeout', apiStrings.timeout, { cause });
  return new ApiError('network', apiStrings.network, { cause });
}
