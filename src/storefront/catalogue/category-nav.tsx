import { keepTogether } from '#lib/no-break.ts';
import type { components } from '#contract/types.ts';
import { paths, type CatalogueAddress } from '#routes/paths.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { catalogueStrings } from './catalogue.strings.ts';
import classes from './category-nav.module.css';
import { countOf } from './use-category-counts.ts';

type Category = components['schemas']['Category'];

interface CategoryNavProps {
  categories: readonly Category[];
  address: CatalogueAddress;
  /** What the search and the filters leave; undefined where they leave everything. */
  counts: components['schemas']['ItemCounts'] | undefined;
  /** Whether it is not known what they leave: then no numbers are shown. */
  areCountsUnknown: boolean;
}

/** Ids of a category and of its ancestors. */
function branchOf(categories: readonly Category[], id: number | undefined): number[] {
  const found = categories.find((category) => category.id === id);
  return found ? [...branchOf(categories, found.parent_id ?? undefined), found.id] : [];
}

/** Scrolls a chip to the middle of its row. */
function centre(chip: HTMLElement | null): void {
  const row = chip?.closest('nav');
  if (chip && row) row.scrollLeft = chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2;
}

/** The choice of a category: a list beside the items, or a row of chips on narrow screens. */
export function CategoryNav({ categories, address, counts, areCountsUnknown }: CategoryNavProps) {
  const { page: _page, category: current, ...kept } = address;
  const branch = branchOf(categories, current);
  const hrefOf = (category: number | undefined): string =>
    paths.catalog.getHref({ ...kept, ...(category && { category }) });

  const linkTo = (id: number | undefined, name: string, count?: number) => (
    <Link
      ref={id === current ? centre : undefined}
      className={classes['link']}
      href={hrefOf(id)}
      aria-current={id === current ? 'page' : undefined}
      data-inside={id !== undefined && branch.includes(id) ? true : undefined}
      data-empty={(count === 0 && id !== current) || undefined}
    >
      {keepTogether(name)}
      {count !== undefined && <span className={classes['count']}>{count}</span>}
    </Link>
  );
  const listUnder = (parent: number | null, first?: ReactNode): ReactNode => (
    <ul className={classes['list']}>
      {first}
      {categories
        .filter(({ parent_id }) => parent_id === parent)
        .map((category) => ({ ...category, count: areCountsUnknown ? undefined : countOf(category, counts) }))
        .map(({ id, name, count }) => (
          <li key={id} className={classes['entry']}>
            {linkTo(id, name, count)}
            {branch.includes(id) && categories.some(({ parent_id }) => parent_id === id) && listUnder(id)}
          </li>
        ))}
    </ul>
  );
  return (
    <nav className={classes['nav']} aria-label={catalogueStrings.categories}>
      {listUnder(
        null,
        <li className={classes['entry']}>{linkTo(undefined, catalogueStrings.allCategories, counts?.total)}</li>,
      )}
    </nav>
  );
}
