import { itemQuery } from '#entities/item/item.queries.ts';
import { paths } from '#routes/paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { goodsStrings } from '#entities/item/goods.strings.ts';

/** An item by its name, as a link to its form. */
export function ItemLink({ id }: { id: number }) {
  const { data } = useQuery(itemQuery(id));
  return <Link href={paths.editItem.getHref(id)}>{data?.name ?? goodsStrings.numbered(id)}</Link>;
}
