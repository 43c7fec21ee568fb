import { usePermission } from '#page/shop-context.tsx';
import { paths } from '#routes/paths.ts';
import { keepTogether } from '#lib/no-break.ts';
import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { itemsStrings } from '../items.strings.ts';
import classes from './created-item.module.css';

/** The history state of the way from the form of a new item to the list. */
export interface CreatedState {
  created: { id: number; name: string };
}

/** Says above the list which item has just been made there; nothing for who comes by another way. */
export function CreatedItem() {
  const { created } = useHistoryState<Partial<CreatedState> | null>() ?? {};
  const mayCreate = usePermission('create_item');
  if (!created) return null;
  return (
    <p role="status" className={classes['created']}>
      {keepTogether(`${itemsStrings.created(created.name)}.`)}{' '}
      <Link href={paths.item.getHref(created.id)}>{itemsStrings.toShop}</Link>
      {mayCreate && <Link href={paths.newItem.getHref()}>{itemsStrings.createMore}</Link>}
    </p>
  );
}
