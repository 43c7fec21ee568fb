import { keepTogether } from '#lib/no-break.ts';
import type { components } from '#contract/types.ts';
import { paths } from '#routes/paths.ts';
import { ItemImage } from '#entities/item/item-image.tsx';
import { Skeleton } from '#ui/native/skeleton.tsx';
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
          <Skeleton className={classes['blank']} />
          <Skeleton className={classes['blankName']} height={16} width="60%" />
          <Skeleton className={classes['blankCount']} height={12} width="40%" />
        </div>
      ))}
    </div>
  );
}
