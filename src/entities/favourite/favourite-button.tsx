import classes from './favourite-button.module.css';
import { goodsStrings } from '#entities/item/goods.strings.ts';
import { HeartIcon } from '#ui/icons.tsx';
import { IconButton } from '#ui/native/icon-button.tsx';
import { useFavourite } from './use-favourite.ts';

const SIZE = 44;

/** A heart button; the heart is filled while the item is a favourite. */
export function FavouriteButton({ item }: { item: { id: number; name: string } }) {
  const { isFavourite, toggle } = useFavourite(item.id);
  return (
    <IconButton
      variant="bare"
      size={SIZE}
      className={classes['button']}
      aria-label={goodsStrings.favourite(item.name)}
      aria-pressed={isFavourite}
      onClick={toggle}
    >
      <HeartIcon />
    </IconButton>
  );
}
