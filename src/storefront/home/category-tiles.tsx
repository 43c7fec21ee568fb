import { keepTogether } from '#lib/no-break.ts';
import type { components } from '#contract/types.ts';
import { paths } from '#routes/paths.ts';
import { ItemImage } from '#entities/item/item-image.tsx';
import { Skeleton } from '@mantine/core';
import { Link } from 'wouter';
import classes from './category-tiles.module.css';
import { homeStrings } from './home.strings.ts';

const SIZES = '(min-width: 75em) 196px, (min-width: 48em) 22vw, 44vw';
const BLANKS = 12;

/** The categories with their pictures. */
export function CategoryTiles({ categories }: { categories: readonly components['schemas']['Category'][] }) {
  return (
    <ul className={classes['tiles']}>
      {categories.map(({ id, name, image, items_count: count }) => (
        <li key={id}>
          <Link href={paths.catalog.getHref({ category: id })} className={classes['tile']}>
            <ItemImage image={image} sizes={SIZES} />
            <span className={classes['name']}>{keepTogether(name)}</span>
            <span className={classes['count']}>{homeStrings.itemsCount(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Placeholders for loading categories. */
export function CategoryTilesSkeleton() {
  return (
    <div className={classes['tiles']} aria-hidden>
      {Array.from({ length: BLANKS }, (_, index) => (
        <div key={index}>
          <Skeleton className={classes['blank']} radius="lg" />
          <Skeleton h={16} mt={10} w="60%" />
          <Skeleton h={12} mt={8} w="40%" />
        </div>
      ))}
    </div>
  );
}
