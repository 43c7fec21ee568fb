/** What must be there, or an error that names it: JSON would drop it in silence. */
export function given<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`There is no ${what}`);
  return value;
}
