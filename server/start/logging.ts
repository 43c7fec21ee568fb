import { type Logger, pino, stdSerializers, stdTimeFunctions } from 'pino';
import type { Settings } from './settings.ts';

/** Query parameters that hold no personal data. */
const harmless: ReadonlySet<string> = new Set([
  'page',
  'limit',
  'order_by',
  'category_id',
  'customer_id',
  'scope',
  'state',
  'provider',
]);
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
/** Whoever knows a picture's name can see it, so names are masked. */
const pictureName = /[0-9a-f]{40}/gi;
const masked = '…';

/** A request's URL for the log, without secret ids and typed text. */
export function maskUrl(url: string): string {
  const [path = '', query] = url.split('?', 2);
  const kept = path.replaceAll(uuid, masked).replaceAll(pictureName, masked);
  if (query === undefined) return kept;
  const parts = [...new URLSearchParams(query)].map(
    ([name, value]) => `${name}=${harmless.has(name) ? value : masked}`,
  );
  return `${kept}?${parts.join('&')}`;
}

/** Most lines have nothing to mask; one regular expression finds that out. */
const suspicious = /[78]\d{10}|bearer|token\\?"|code/i;

/**
 * A log line without phones, codes and tokens. It works on the finished line, so that messages of errors and libraries
 * are masked too.
 */
export function maskLine(line: string): string {
  if (!suspicious.test(line)) return line;
  return line
    .replaceAll(/(?<!\d)(?:7|8)\d{8}(\d{2})(?!\d)/g, `7${masked}$1`)
    .replaceAll(/(\bBearer\s+|\\?"token\\?":\s*\\?")[\w.~+/-]+=*/gi, `$1${masked}`)
    .replaceAll(/(\bcode=|\\?"code\\?":\s*\\?"?)\d{4}(?!\d)/g, `$1${masked}`);
}

interface ErrorSummary {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: ErrorSummary;
}

/** drizzle's message of a failed query ends with the parameters, which may take several lines. */
function withoutValues(message: string): string {
  return message.replace(/\nparams: [\s\S]*$/, '');
}

/** A stack begins with the message; the message tells where the parameters end. */
function stackWithoutValues(stack: string, message: string): string {
  const start = stack.indexOf(message);
  if (start === -1) return withoutValues(stack);
  return stack.slice(0, start) + withoutValues(message) + withoutValues(stack.slice(start + message.length));
}

/** The error without the parameters of a failed query. */
function summariseError(error: Error): ErrorSummary {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    type: error.name,
    message: withoutValues(error.message),
    ...(code !== undefined && { code }),
    ...(error.stack !== undefined && { stack: stackWithoutValues(error.stack, error.message) }),
    ...(error.cause instanceof Error && { cause: summariseError(error.cause) }),
  };
}

/** The server's logger: JSON lines to standard output, or to `write`. */
export function createLogger(
  level: Settings['logLevel'],
  write: (line: string) => void = (line) => process.stdout.write(line),
): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      serializers: { ...stdSerializers, err: summariseError },
    },
    { write: (line) => write(maskLine(line)) },
  );
}
