import type { Section } from '#common/routes/pages.ts';

/** The number of latest pages that are kept in each section. */
const KEEP_ALIVE_LIMITS: Readonly<Record<Section, number>> = { catalogue: 1, orders: 2, customers: 1 };

/** A page that is kept, with the address at which it was left. */
export interface KeepAliveEntry {
  section: Section;
  path: string;
  search: string;
}

/** The kept pages after this one is shown, the latest last; the same array if nothing changes. */
export function keepAlive(kept: readonly KeepAliveEntry[], page: KeepAliveEntry): readonly KeepAliveEntry[] {
  const last = kept.at(-1);
  if (last?.path === page.path && last.search === page.search) return kept;
  const others = kept.filter(({ path }) => path !== page.path);
  const siblings = others.filter(({ section }) => section === page.section);
  const dropped = siblings.slice(0, Math.max(0, siblings.length + 1 - KEEP_ALIVE_LIMITS[page.section]));
  return [...others.filter((other) => !dropped.includes(other)), page];
}
