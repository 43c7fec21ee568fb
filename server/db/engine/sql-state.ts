/** SQLSTATE codes that the program acts on. */
export const SQL_STATE = {
  uniqueViolation: '23505',
  checkViolation: '23514',
  invalidValue: '22023',
  serializationFailure: '40001',
  deadlock: '40P01',
  diskFull: '53100',
} as const;

/** How deep libraries wrap an error; an error may also be its own cause. */
const MAX_DEPTH = 5;

/** The error, its cause, the cause of that, and so on. */
export function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let current = error; current instanceof Error && causes.length < MAX_DEPTH; current = current.cause)
    causes.push(current);
  return causes;
}

/** The SQLSTATE of a failed query, found through drizzle's wrapping; undefined when it is another kind of error. */
export function sqlState(error: unknown): string | undefined {
  for (const cause of causesOf(error))
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code)) return cause.code;
  return undefined;
}

/** True for a broken unique index, optionally only the named one. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (sqlState(error) !== SQL_STATE.uniqueViolation) return false;
  return (
    constraint === undefined ||
    causesOf(error).some((cause) => 'constraint' in cause && cause.constraint === constraint)
  );
}

/** True where there is no space left, for the database or for a file. */
export function isDiskFull(error: unknown): boolean {
  return (
    sqlState(error) === SQL_STATE.diskFull ||
    causesOf(error).some((cause) => 'code' in cause && (cause.code === 'ENOSPC' || cause.code === 'EDQUOT'))
  );
}
