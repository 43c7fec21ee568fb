/** Why a sending failed, in the server's words; all empty where it said nothing, and the work may have been done. */
export interface Refusal {
  /** Whether an answer came, though perhaps one without words. */
  isAnswered: boolean;
  code: string;
  detail: string;
  /** A text per field of the contract. */
  fields: Readonly<Record<string, string>>;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a failed call says, by the shape of the contract's errors. */
export function refusalOf(error: unknown): Refusal {
  const { kind, code, detail, fields } = isRecord(error) ? error : {};
  const texts = Object.entries(isRecord(fields) ? fields : {}).map(([name, text]) => [name, textOf(text)]);
  return { isAnswered: kind === 'http' || textOf(code) !== '', code: textOf(code), detail: textOf(detail), fields: Object.fromEntries(texts) };
}
