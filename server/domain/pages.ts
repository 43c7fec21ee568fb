/** A page of a list, as the contract shows it. */
export interface Page<T> {
  result: T[];
  page: number;
  pages: number;
  total: number;
}

/** Wraps one page of a list of `total`. */
export function toPage<T>(result: T[], total: number, { page, limit }: { page: number; limit: number }): Page<T> {
  return { result, page, pages: Math.ceil(total / limit), total };
}
