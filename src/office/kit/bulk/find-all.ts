import type { FoundRows } from './use-bulk.tsx';

const ROWS_PER_CALL = 100;
/** Of a longer list the first are selected. */
const MOST = 5_000;

interface FoundPage {
  /** Of rows that are only looked at, the versions say nothing. */
  result: readonly { id: number; version?: number }[];
  pages: number;
  total: number;
}

/** The first rows that filters leave, at the versions that they have now, and how many there are. */
export async function findAll(
  fetchPage: (paging: { page: number; limit: number }) => Promise<FoundPage>,
): Promise<FoundRows> {
  const versions = new Map<number, number | undefined>();
  for (let page = 1; ; page += 1) {
    const { result, pages, total } = await fetchPage({ page, limit: ROWS_PER_CALL });
    for (const { id, version } of result) versions.set(id, version);
    if (page >= pages || versions.size >= MOST) {
      const seen = [...versions].flatMap(([id, version]) => (version === undefined ? [] : [{ id, version }]));
      return { ids: [...versions.keys()], seen, total };
    }
  }
}
