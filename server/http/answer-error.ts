import type { ConnectionError, FastifyReply, FastifyRequest } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { DeadlineError } from '../db/engine/deadline.ts';
import { causesOf, isDiskFull, sqlState } from '../db/engine/sql-state.ts';
import { AppError } from '../domain/kit/app-error.ts';
import { detailOf, type ErrorCode, statusOf } from '../errors.ts';
import { fieldText } from '../texts/fields.strings.ts';
import { popupHeaders } from './popup-headers.ts';

/** The error codes for Fastify's own errors, by their status. */
const ownRefusals: Readonly<Record<number, ErrorCode>> = {
  400: 'bad_request',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'too_large',
  415: 'unsupported_media_type',
};

/**
 * SQLSTATEs of a database that can't serve now: connection lost, out of resources, shutting down, timed out, or still
 * in conflict after the retries.
 */
const outages = /^(?:08|53|57P|57014|25P0[34]|55P03|40001|40P01)/;
const networkFailures: ReadonlySet<string> = new Set([
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** What the pool and the embedded database say, in errors without a code, when they are not reached. */
const outageTexts = [
  /timeout exceeded when trying to connect/i,
  /connection terminated/i,
  /not queryable/i,
  /PGlite is closed/i,
  /pool after calling end/i,
];

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '');

function isOutage(error: unknown): boolean {
  if (outages.test(sqlState(error) ?? '')) return true;
  return causesOf(error).some(
    (cause) =>
      cause instanceof DeadlineError ||
      networkFailures.has(codeOf(cause)) ||
      outageTexts.some((text) => text.test(cause.message)),
  );
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  const known = ownRefusals[status] ?? (status < 500 ? 'bad_request' : undefined);
  if (known) return new AppError(known);
  if (isDiskFull(error)) return new AppError('storage_full');
  return new AppError(isOutage(error) ? 'unavailable' : 'internal');
}

/** Seconds for `retry-after` where the text of a refusal names a fixed wait. */
const namedWaits: Readonly<Partial<Record<ErrorCode, number>>> = { uploads_busy: 60, imports_busy: 60 };

/** Logs a fault with its stack. A refusal with a 5xx status (an outside service is busy or away) is only a warning. */
function logFailure({ log }: FastifyRequest, code: ErrorCode, error: unknown): void {
  if (code === 'internal' || code === 'unavailable') log.error({ err: error }, code);
  else if (statusOf(code) >= 500) log.warn({ code }, 'refused for now');
}

/**
 * Sends an error as the contract's `Error`, or redirects to the operation's failure page; details of a fault go to the
 * log alone.
 */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, params, fields, current } = toAppError(error);
  const status = statusOf(code);
  logFailure(request, code, error);
  const { failurePage = null } = request.routeOptions.config.operation ?? {};
  if (failurePage !== null) return reply.headers(popupHeaders).redirect(failurePage);
  const wait = namedWaits[code] ?? params['retryAfter'];
  const retryAfter = wait === undefined ? undefined : Number(wait);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(
      JSON.stringify({
        code,
        detail: detailOf(code, { ...(request.caller && { currency: request.caller.shop.currency }), ...params }),
        ...(code === 'validation' && {
          fields: Object.fromEntries(
            Object.entries(fields ?? {}).map(([field, problem]) => [field, fieldText(problem)]),
          ),
        }),
        ...(current && { current }),
        ...(status >= 500 && { request_id: request.id }),
        ...(retryAfter !== undefined && { retry_after: retryAfter }),
      }),
    );
}

/** Answers a request that can't be read as HTTP: there is no reply to send it by. */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const code = error.code === 'HPE_HEADER_OVERFLOW' ? 'headers_too_large' : 'bad_request';
  const body = JSON.stringify({ code, detail: detailOf(code) });
  const head = [
    `HTTP/1.1 ${statusOf(code)} ${STATUS_CODES[statusOf(code)]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Sends 404. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return answerError(new AppError('not_found'), request, reply);
}
