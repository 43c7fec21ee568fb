/**
 * Why a call failed, in the server's words. All texts are empty if no answer came: the server may have carried out the
 * call.
 */
export interface Refusal {
  /** False if no answer came. */
  isAnswered: boolean;
  code: string;
  detail: string;
  /** A text for each field of the contract. */
  fields: Readonly<Record<string, string>>;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads a refusal from the error of a failed call, whatever the error's shape. */
export function readRefusal(error: unknown): Refusal {
  const { kind, code, detail, fields } = isRecord(error) ? error : {};
  const texts = Object.entries(isRecord(fields) ? fields : {}).map(([name, text]) => [name, textOf(text)]);
  return {
    isAnswered: kind === 'http' || textOf(code) !== '',
    code: textOf(code),
    detail: textOf(detail),
    fields: Object.fromEntries(texts),
  };
}

/** Codes of answers that say nothing of what was asked: it may be asked again. */
const busyCodes = ['too_many_requests', 'conflict', 'storage_full', 'unavailable', 'internal'];
/** Request Timeout, Too Early, Too Many Requests. */
const busyStatuses = [408, 425, 429];

/** Whether the server was there and could not answer now: busy, broken or too slow, which says nothing of the call. */
export function isBusyAnswer(error: unknown): boolean {
  const { kind, code, status } = isRecord(error) ? error : {};
  if (typeof status === 'number' && (status >= 500 || busyStatuses.includes(status))) return true;
  return kind === 'timeout' || busyCodes.includes(textOf(code));
}

/**
 * Whether a change was refused only since it takes more of an item than there is: it is carried out once a person says
 * yes.
 */
export const isBelowZero = (error: unknown): boolean => readRefusal(error).code === 'stock_below_zero';

/** The error of a call that failed, as `params` of an action. */
export const errorOf = ({ event }: { event: { error: unknown } }): { error: unknown } => ({ error: event.error });
