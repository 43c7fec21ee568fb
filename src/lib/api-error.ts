/** How a call failed: an error status, no connection, no answer in time, or cancelled. */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'aborted';

/** The details of a failed call. */
export interface ApiErrorDetails {
  status?: number;
  statusText?: string;
  code?: string;
  detail?: string;
  fields?: Readonly<Record<string, string>>;
  retryAfter?: number;
  cause?: unknown;
}

/** The only error that calls to the server reject with. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** With kind `http` only, as all properties below. */
  readonly status: number | undefined;
  readonly statusText: string | undefined;
  /** A stable, machine-readable code from the server's answer. */
  readonly code: string | undefined;
  /** A Russian text to show. */
  readonly detail: string | undefined;
  /** A Russian text for each field, with status 422. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** Seconds to wait, with status 429. */
  readonly retryAfter: number | undefined;

  constructor(kind: ApiErrorKind, message: string, details: ApiErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.status = details.status;
    this.statusText = details.statusText;
    this.code = details.code;
    this.detail = details.detail;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
  }
}

/** Whether the call was cancelled, so that the rejection is not an error. */
export function isAborted(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'aborted';
}

/** Whether a change was refused because its record isn't as the person saw it. */
export const isChangedMeanwhile = (refusal: { code?: string | undefined } | null): boolean =>
  refusal?.code === 'changed_meanwhile';
