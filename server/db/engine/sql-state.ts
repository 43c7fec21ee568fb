/** SQLSTATE codes that the program acts on. */
export const SQL_STATE = {
  uniqueViolation: '23505',
  serializationFailure: '40001',
  deadlock: '40P01',
} as const;

/** The SQLSTATE of a failed query, found through drizzle's wrapping; undefined when it is another kind of error. */
export function sqlState(error: unknown): string | undefined {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth += 1) {
    if ('code' in current && typeof current.code === 'string' && /^[0-9A-Z]{5}$/.test(current.code))
      return current.code;
  }
  return undefined;
}

/** True for a broken unique index, optionally only the named one. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (sqlState(error) !== SQL_STATE.uniqueViolation) return false;
  if (constraint === undefined) return true;
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth += 1) {
    if ('constraint' in current && current.constraint === constraint) return true;
  }
  return false;
}
