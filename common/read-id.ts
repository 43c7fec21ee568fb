const ID_MAX = 2_147_483_647;

/** Whether a value is a valid id. */
export const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= ID_MAX;

/** A valid id written in digits; undefined for any other text. */
export function readId(text: string | null | undefined): number | undefined {
  const id = /^\d+$/.test(text ?? '') ? Number(text) : undefined;
  return isId(id) ? id : undefined;
}
