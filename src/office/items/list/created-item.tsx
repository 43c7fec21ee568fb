import { usePermission } from '#page/shop-context.tsx';
import { paths } from '#routes/paths.ts';
import { keepTogether } from '#lib/no-break.ts';
import { useEffect, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { itemsStrings } from '../items.strings.ts';
import classes from './created-item.module.css';

/** The history state of the way from the form of a new item to the list. */
export interface CreatedState {
  created: { id: number; name: string };
}

/**
 * Says above the list which item has just been made there, until the list is narrowed; nothing for who comes by another
 * way.
 */
export function CreatedItem() {
  const search = useSearch();
  const arrived = useHistoryState<Partial<CreatedState> | null>()?.created;
  const [{ created, at }, setTold] = useState({ created: arrived, at: search });
  if (created && at !== search) setTold({ created: undefined, at: search });
  useEffect(() => {
    // Back and a reload come to a list where nothing has just been made.
    if (arrived) history.replaceState({ ...history.state, created: undefined }, '');
  }, [arrived]);
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
