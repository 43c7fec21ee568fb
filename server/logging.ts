import { type Logger, pino, stdSerializers, stdTimeFunctions } from 'pino';
import type { Settings } from './settings.ts';

/** Query parameters that say nothing about a person. */
const harmless: ReadonlySet<string> = new Set(['page', 'limit', 'order_by', 'category_id', 'customer_id', 'scope', 'state', 'provider']);
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
/** The name of a picture is all that it takes to see it. */
const pictureName = /[0-9a-f]{40}/gi;
const masked = '…';

/** A request's address fit for a log: ids that open something, and what a person typed, are left out. */
export function maskUrl(url: string): string {
  const [path = '', query] = url.split('?', 2);
  const kept = path.replaceAll(uuid, masked).replaceAll(pictureName, masked);
  if (query === undefined) return kept;
  const parts = [...new URLSearchParams(query)].map(([name, value]) => `${name}=${harmless.has(name) ? value : masked}`);
  return `${kept}?${parts.join('&')}`;
}

/** Most lines have nothing to hide, and one look tells. */
const suspicious = /[78]\d{10}|bearer|token\\?"|code/i;

/**
 * A line of a log without phones, codes and tokens. It works on the finished line, so that nothing slips in through an
 * error's message or a library's own words.
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

/** What drizzle says of a failed query ends with the values that it was run with, which may be of many lines. */
function withoutValues(message: string): string {
  return message.replace(/\nparams: [\s\S]*$/, '');
}

/** A stack is the message and the places behind it; only the message tells where its values end. */
function stackWithoutValues(stack: string, message: string): string {
  const start = stack.indexOf(message);
  if (start === -1) return withoutValues(stack);
  return stack.slice(0, start) + withoutValues(message) + withoutValues(stack.slice(start + message.length));
}

/** An error without the values that a failed query was run with. */
export function summariseError(error: Error): ErrorSummary {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    type: error.name,
    message: withoutValues(error.message),
    ...(code !== undefined && { code }),
    ...(error.stack !== undefined && { stack: stackWithoutValues(error.stack, error.message) }),
    ...(error.cause instanceof Error && { cause: summariseError(error.cause) }),
  };
}

/** The server's log: JSON lines on standard output, or wherever `write` puts them. */
export function createLogger(level: Settings['logLevel'], write: (line: string) => void = (line) => process.stdout.write(line)): Logger {
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
