/** A part of the shop whose lists are kept alive for a quick return. */
export type Section = 'catalogue' | 'orders';

/** How many pages of a section are kept, the latest ones. */
export const KEPT_PAGES: Readonly<Record<Section, number>> = { catalogue: 1, orders: 2 };

/** A page that is kept, at the address that it was left at. */
export interface KeptPage {
  section: Section;
  path: string;
  search: string;
}

/** The kept pages once this one is shown, the latest last; the same ones where nothing changes. */
export function keepPage(kept: readonly KeptPage[], page: KeptPage): readonly KeptPage[] {
  const last = kept.at(-1);
  if (last?.path === page.path && last.search === page.search) return kept;
  const others = kept.filter(({ path }) => path !== page.path);
  const siblings = others.filter(({ section }) => section === page.section);
  const dropped = siblings.slice(0, Math.max(0, siblings.length + 1 - KEPT_PAGES[page.section]));
  return [...others.filter((other) => !dropped.includes(other)), page];
}
