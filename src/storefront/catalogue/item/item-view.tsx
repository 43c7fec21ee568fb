import { pageRoutes } from '#common/routes/pages.ts';
import type { components } from '#contract/types.ts';
import { keepTogether } from '#lib/no-break.ts';
import { paths } from '#routes/paths.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { ButtonLink } from '#ui/native/button.tsx';
import { Heading } from '#ui/native/heading.tsx';
import { Skeleton } from '#ui/native/skeleton.tsx';
import { WhenNear } from '#ui/loading/when-near.tsx';
import { useBackLink, useCameFrom, useLinkState } from '#ui/navigation/back-target.ts';
import { FavouriteButton } from '#entities/favourite/favourite-button.tsx';
import { ChevronRightIcon } from '#ui/icons.tsx';
import { ItemBadges } from '#entities/item/item-badges.tsx';
import { viewedItems } from '#entities/item/viewed/viewed-items.ts';
import { usePermission } from '#page/shop-context.tsx';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { BuyBox } from './buy-box.tsx';
import { catalogueStrings } from '../catalogue.strings.ts';
import { ItemActions } from './item-actions.tsx';
import { ItemAttributes } from './item-attributes.tsx';
import { ItemGallery } from './item-gallery.tsx';
import classes from './item-page.module.css';

const ItemDelivery = lazyPart(() => import('./item-delivery.tsx'), 'ItemDelivery');
const MoreItems = lazyPart(() => import('./more-items.tsx'), 'MoreItems');

/** Takes the place of what a card doesn't tell. */
const rest = (
  <div role="status" aria-label={catalogueStrings.loading}>
    <Skeleton height={14} className={classes['line']} />
    <Skeleton height={14} className={classes['line']} />
    <Skeleton height={14} width="60%" />
  </div>
);

interface ItemViewProps {
  item: components['schemas']['Item'];
  /** Whether all of it is known; otherwise what its card tells. */
  isWhole: boolean;
}

/** An item's pictures, price and description, and its cart control. */
export function ItemView({ item, isWhole }: ItemViewProps) {
  useEffect(() => {
    if (isWhole) viewedItems.add(item.id);
  }, [isWhole, item.id]);
  // What comes later has its place from the beginning, and keeps it: nothing that stands moves.
  const [isReserved] = useState(!isWhole);
  const mayEdit = usePermission('edit_item');
  const mayDelete = usePermission('delete_item');
  const linkState = useLinkState();
  const isFromFavourites = useCameFrom(paths.favourites.getHref());
  const listHref = isFromFavourites ? paths.favourites.getHref() : paths.catalog.getHref();
  const crumbs = [
    { ...useBackLink(listHref), text: isFromFavourites ? pageRoutes.favourites.label : catalogueStrings.title },
    { href: paths.catalog.getHref({ category: item.category_id }), text: item.category_name },
  ].filter(({ text }) => text !== '');
  return (
    <>
      <nav aria-label={catalogueStrings.path}>
        <ol className={classes['path']}>
          {crumbs.map(({ text, ...link }, index) => (
            <li key={text}>
              {index > 0 && <ChevronRightIcon size={14} />}
              <Link {...link} className={classes['crumb']}>
                {keepTogether(text)}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <article className={classes['item']}>
        <ItemGallery name={item.name} image={item.image} images={item.images} />
        <div className={classes['about']}>
          {item.is_hidden && <p className={classes['hidden']}>{catalogueStrings.isHidden}</p>}
          <ItemBadges of={item} isNew={item.is_new} />
          <div className={classes['heading']}>
            <Heading level={1}>{keepTogether(item.name)}</Heading>
            <FavouriteButton item={item} />
          </div>
          <div className={classes['told']} data-reserved={isReserved || undefined}>
            {!isWhole && rest}
            {item.description && <p className={classes['description']}>{keepTogether(item.description)}</p>}
            <ItemAttributes attributes={item.attributes} />
          </div>
          <BuyBox item={item} />
          {isWhole && (
            <ItemActions item={item}>
              {(mayEdit || mayDelete) && (
                <ButtonLink variant="subtle" href={paths.editItem.getHref(item.id)} state={linkState}>
                  {mayEdit ? catalogueStrings.editItem : catalogueStrings.deleteItem}
                </ButtonLink>
              )}
            </ItemActions>
          )}
          {isWhole && (
            <div className={classes['delivery']}>
              <WhenNear>
                <ItemDelivery />
              </WhenNear>
            </div>
          )}
        </div>
      </article>
      {isWhole && (
        <WhenNear>
          <MoreItems item={item} />
        </WhenNear>
      )}
    </>
  );
}
