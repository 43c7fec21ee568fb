import { api, unwrap } from '#api/client.ts';
import { itemForms } from '#entities/item/goods.strings.ts';
import { ItemImage } from '#entities/item/item-image.tsx';
import { ColorBadge } from '#entities/order/state-badge.tsx';
import { formatAmount, formatMoney } from '#lib/money.ts';
import { findAll } from '#office/kit/bulk/find-all.ts';
import { useBulk } from '#office/kit/bulk/use-bulk.tsx';
import { useListOwner } from '#office/kit/use-list-owner.ts';
import { useCustomer, usePermission, useShop } from '#page/shop-context.tsx';
import { paths } from '#routes/paths.ts';
import { theirsStrings } from '#ui/form/theirs.strings.ts';
import { PackageIcon } from '#ui/later-icons.tsx';
import { ColumnsButton } from '#ui/list/columns/columns-button.tsx';
import { readAsked } from '#ui/list/list-address.ts';
import { RecoverButton } from '#ui/list/recover-button.tsx';
import { useLinkState } from '#ui/navigation/back-target.ts';
import type { ListPage, RowsState } from '#ui/list/rows-state.ts';
import type { RowBoxes } from '#ui/list/selection/row-boxes.ts';
import { defineVirtualRows } from '#ui/list/virtual/define-virtual-rows.tsx';
import { OneLine } from '#ui/list/virtual/one-line.tsx';
import { TwoLines } from '#ui/list/virtual/two-lines.tsx';
import type { VirtualRows } from '#ui/list/virtual/use-virtual-rows.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { notifyError, notifyFailure, notifyNews } from '#ui/notifier/notifier.ts';
import { MessageState } from '#ui/states/message-state.tsx';
import { Switch } from '@mantine/core';
import '@mantine/core/styles/Switch.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { useRecoverItem } from '../use-recover-item.ts';
import { EditInPlace } from './edit-in-place.tsx';
import { filtersFor, paramsOf } from './item-list-filters.ts';
import classes from './item-rows.module.css';
import { itemSaver } from './item-saver.ts';
import type { ShopItem } from './shop-items.queries.ts';
import { bulkItemsStrings, shopItemsStrings } from './shop-items.strings.ts';

const ItemsDrawer = lazyPart(() => import('./items-drawer.tsx'), 'ItemsDrawer');

/** Selected items, and what can be done with them; null for those who may do nothing. */
function useItemBoxes(
  { params }: RowsState<ListPage<ShopItem>>,
  rows: VirtualRows<ShopItem>,
): RowBoxes<ShopItem> | null {
  const viewer = useCustomer();
  const [mayEdit, mayDelete] = [usePermission('edit_item'), usePermission('delete_item')];
  const isOn = mayEdit || mayDelete;
  const { page: _, ...query } = paramsOf(readAsked(filtersFor(viewer), params));
  const boxes = useBulk<ShopItem>({
    rows,
    nameOf: ({ name }) => name,
    forms: itemForms,
    selected: bulkItemsStrings.selection,
    query,
    findAll: () => findAll((paging) => unwrap(api.GET('/items/', { params: { query: { ...query, ...paging } } }))),
    isOn,
    Drawer: ItemsDrawer,
  });
  return isOn ? boxes : null;
}

interface RowProps {
  row: ShopItem;
}

const { columns } = shopItemsStrings;

function Name({ row: { id, name, is_deleted: isDeleted } }: RowProps) {
  const state = useLinkState();
  if (isDeleted) return name;
  return (
    <Link className={classes['link']} href={paths.editItem.getHref(id)} state={state}>
      {name}
    </Link>
  );
}

function Badges({ row: { is_new: isNew, is_hidden: isHidden, is_deleted: isDeleted, stock } }: RowProps) {
  const isSoldOut = stock !== null && stock <= 0;
  if (!isNew && !isHidden && !isDeleted && !isSoldOut) return null;
  return (
    <span className={classes['badges']}>
      {isDeleted && <ColorBadge color="red">{shopItemsStrings.isDeleted}</ColorBadge>}
      {isHidden && <ColorBadge color="gray">{shopItemsStrings.isHidden}</ColorBadge>}
      {isSoldOut && <ColorBadge color="orange">{shopItemsStrings.isSoldOut}</ColorBadge>}
      {isNew && <ColorBadge color="blue">{shopItemsStrings.isNew}</ColorBadge>}
    </span>
  );
}

/** The item in a card, which has no column for the category. */
function Item({ row }: RowProps) {
  const { image, article, category_name: category } = row;
  const facts = [article && shopItemsStrings.article(article), category].filter(Boolean).join(' · ');
  return (
    <div className={classes['item']}>
      <div className={classes['image']}>
        <ItemImage image={image} sizes="48px" small />
      </div>
      <div className={classes['name']}>
        <TwoLines as="h2">
          <Name row={row} />
        </TwoLines>
        <span className={classes['second']}>
          <Badges row={row} />
          {facts && <span className={classes['about']}>{facts}</span>}
        </span>
      </div>
    </div>
  );
}

/** The item in a row of one line. */
function ItemLine({ row }: RowProps) {
  const { image, article, name } = row;
  return (
    <div className={classes['item']}>
      <div className={classes['image']}>
        <ItemImage image={image} sizes="28px" small />
      </div>
      <span className={classes['whole']} title={name}>
        <Name row={row} />
      </span>
      {article && (
        <span className={classes['about']} title={shopItemsStrings.article(article)}>
          {shopItemsStrings.article(article)}
        </span>
      )}
      <Badges row={row} />
    </div>
  );
}

/** Whether the person may change the item of a row. */
const useMayEdit = ({ is_deleted: isDeleted }: ShopItem): boolean => usePermission('edit_item') && !isDeleted;

function Price({ row }: RowProps) {
  const { currency } = useShop();
  const { retail_price: price, discount, discounted_price: discounted } = row;
  const shown = formatMoney(price, currency);
  return (
    <div className={classes['price']}>
      {useMayEdit(row) ? (
        <EditInPlace row={row} name="retail_price" what={columns.price} kind="money" shown={shown} />
      ) : (
        shown
      )}
      {discount > 0 && (
        <span className={classes['dim']}>
          {shopItemsStrings.withDiscount(discount, formatMoney(discounted, currency))}
        </span>
      )}
    </div>
  );
}

function TradePrice({ row }: RowProps) {
  const { currency } = useShop();
  const { trade_price: price } = row;
  const shown = price === null ? shopItemsStrings.none : formatMoney(price, currency);
  if (!useMayEdit(row)) return shown;
  return <EditInPlace row={row} name="trade_price" what={columns.tradePrice} kind="money" shown={shown} />;
}

function Stock({ row }: RowProps) {
  const { stock } = row;
  const shown = stock === null ? shopItemsStrings.uncounted : formatAmount(stock);
  if (!useMayEdit(row)) return shown;
  return <EditInPlace row={row} name="stock" what={columns.stock} kind="count" shown={shown} />;
}

function Recover({ row: { id, name } }: RowProps) {
  const { recover, isPending } = useRecoverItem(id, () => notifyNews(shopItemsStrings.recovered(name)));
  return <RecoverButton name={name} isPending={isPending} onClick={recover} />;
}

function Shown({ row }: RowProps) {
  const { id, name, version } = row;
  const save = itemSaver(useQueryClient());
  const mayEdit = useMayEdit(row);
  /** The last press, shown from the press itself until the row has come with the version that it made. */
  const [wish, setWish] = useState({ isHidden: false, until: 0 });
  const isHidden = version < wish.until ? wish.isHidden : row.is_hidden;
  const press = async (isWishedHidden: boolean): Promise<void> => {
    const pressed = { isHidden: isWishedHidden, until: Infinity };
    const showUntil = (until: number): void => setWish((last) => (last === pressed ? { ...pressed, until } : last));
    setWish(pressed);
    try {
      const { item, isOutdated } = await save({ id, change: { is_hidden: isWishedHidden }, seen: row });
      showUntil(item.version);
      if (isOutdated) notifyFailure(theirsStrings.again(shopItemsStrings.pressAgain));
    } catch (error) {
      showUntil(0);
      notifyError(error, shopItemsStrings.saveFailed);
    }
  };
  return (
    <Switch
      aria-label={shopItemsStrings.shown(name)}
      checked={!isHidden}
      disabled={!mayEdit}
      onChange={(event) => void press(!event.currentTarget.checked)}
    />
  );
}

/** Whether it is in the catalogue; of a deleted item, the way back. */
function Place({ row }: RowProps) {
  return row.is_deleted ? <Recover row={row} /> : <Shown row={row} />;
}

function Card({ row }: RowProps) {
  return (
    <>
      <Item row={row} />
      <dl className={classes['facts']}>
        <div>
          <dt>{columns.price}</dt>
          <dd>
            <Price row={row} />
          </dd>
        </div>
        <div>
          <dt>{columns.tradePrice}</dt>
          <dd>
            <TradePrice row={row} />
          </dd>
        </div>
        <div>
          <dt>{columns.stock}</dt>
          <dd>
            <Stock row={row} />
          </dd>
        </div>
        <div>
          <dt>{columns.shown}</dt>
          <dd>
            <Place row={row} />
          </dd>
        </div>
      </dl>
    </>
  );
}

/** The view of the items that staff keep: a table on wide screens, cards on narrow ones. */
export const ItemRows = defineVirtualRows<ShopItem>({
  name: 'items',
  useOwner: useListOwner,
  label: shopItemsStrings.title,
  cardHeight: 282,
  Card,
  columns: [
    { id: 'item', title: columns.item, cell: (row) => <ItemLine row={row} /> },
    {
      id: 'category',
      title: columns.category,
      width: 132,
      roomyWidth: 220,
      cell: (row) => <OneLine text={row.category_name} />,
    },
    { id: 'price', title: columns.price, width: 216, kind: 'amount', cell: (row) => <Price row={row} /> },
    { id: 'tradePrice', title: columns.tradePrice, width: 96, kind: 'amount', cell: (row) => <TradePrice row={row} /> },
    { id: 'stock', title: columns.stock, width: 120, kind: 'amount', cell: (row) => <Stock row={row} /> },
    { id: 'shown', title: columns.shown, width: 112, cell: (row) => <Place row={row} /> },
  ],
  Head: ({ list }) => (
    <>
      <p className={classes['total']} role="status">
        {list.result.data && shopItemsStrings.found(list.result.data.total)}
      </p>
      <ColumnsButton />
    </>
  ),
  useBoxes: useItemBoxes,
  icon: <PackageIcon size={32} />,
  Empty: ({ icon }) => <MessageState icon={icon} title={shopItemsStrings.empty} text={shopItemsStrings.emptyHint} />,
  nothingFoundHint: shopItemsStrings.nothingFoundHint,
});
