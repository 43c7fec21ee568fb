import { listAll } from '#common/list-all.ts';
import { useListOwner } from '#office/kit/use-list-owner.ts';
import { usePermission } from '#page/shop-context.tsx';
import { useColumns, type ColumnLayout } from '#ui/list/columns/use-columns.ts';
import { useIsRoomy } from '#ui/list/use-is-wide.ts';
import type { LineColumn } from './line-columns.tsx';
import { linesStrings } from './lines.strings.ts';

const ids = listAll<LineColumn>()([
  'picture',
  'description',
  'comment',
  'count',
  'price',
  'sum',
  'state',
  'customer',
  'order',
  'purchase',
  'date',
]);

const columnsWithout = (hidden: readonly LineColumn[]) => {
  const all = ids.map((id) => ({ id, title: linesStrings.columns[id], isHidden: hidden.includes(id) }));
  return { all, withoutPurchase: all.filter(({ id }) => id !== 'purchase') };
};

/** Where all others have room. */
const roomy = columnsWithout(['date']);
/** At 1280 px goods and comments are read rather than the price of one piece, whose sum stands there. */
const narrow = columnsWithout(['date', 'price']);

/** The columns of lines as this person has them; without the order a row would lead nowhere. */
export function useLineColumns(): ColumnLayout {
  const columns = useIsRoomy() ? roomy : narrow;
  const seesPurchases = usePermission('get_purchase');
  return useColumns(
    { list: 'lines', owner: useListOwner() },
    seesPurchases ? columns.all : columns.withoutPurchase,
    'order' satisfies LineColumn,
  );
}
