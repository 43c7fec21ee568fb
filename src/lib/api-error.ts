/** How a call failed: answered with an error, not reached, not answered in time, or cancelled. */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'aborted';

/** What is known of a failed call. */
export interface ApiErrorDetails {
  status?: number;
  statusText?: string;
  code?: string;
  detail?: string;
  fields?: Readonly<Record<string, string>>;
  retryAfter?: number;
  cause?: unknown;
}

/** The one failure that calls to the server reject with. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** With kind `http` only, like all that follow. */
  readonly status: number | undefined;
  readonly statusText: string | undefined;
  /** Stable and machine readable, from the server's answer. */
  readonly code: string | undefined;
  /** Russian and fit to show. */
  readonly detail: string | undefined;
  /** A Russian text per field, with 422. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** Seconds to wait, with 429. */
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

/** Whether a rejection only says that nobody wants the answer any more. */
export function isAborted(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'aborted';
}
