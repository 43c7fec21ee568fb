import type { components } from '#contract/types.ts';
import { useCategories } from '#entities/item/use-categories.ts';
import { makeUuid } from '#lib/uuid.ts';
import { bulkStrings } from '#office/kit/bulk/bulk.strings.ts';
import { ChangeForm, type OfferedChange } from '#office/kit/bulk/change-form.tsx';
import type { ListChange } from '#office/kit/bulk/list-change.ts';
import { BulkDrawer, type ListDrawerProps } from '#office/kit/bulk/bulk-drawer.tsx';
import { ItemLink } from '#office/kit/item/item-link.tsx';
import { itemsChange } from '#office/kit/item/items-change.ts';
import { useCustomer, type Customer } from '#page/shop-context.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { branchesOf, type Category, toOptions } from '#office/kit/item/category-tree.ts';
import { CategoryForm } from './category-form.tsx';
import { DiscountForm } from './discount-form.tsx';
import { PriceForm } from './price-form.tsx';
import { PricePreview } from './price-preview.tsx';
import { bulkItemsStrings } from './shop-items.strings.ts';

type Change = components['schemas']['ItemsChange'];
type PriceChange = components['schemas']['PriceChange'];
/** New prices before they are sent; the batch names their change. */
interface Preview {
  prices: PriceChange;
  batchId: string;
}

interface Offer {
  changeOf: (change: Change) => ListChange;
  onPreview: (prices: PriceChange) => void;
  count: number;
  flags: Customer['permissions'];
  categories: readonly Category[];
  /** Whether the list is of deleted items. */
  areDeleted: boolean;
  /** The change of prices whose preview the person has come back from. */
  prices: PriceChange | null;
}

const plain = (
  { count, changeOf }: Offer,
  { name, label, group, note, change }: { name: string; label: string; group: string; note?: string; change: Change },
): OfferedChange => ({
  name,
  label,
  group,
  notes: [...(note === undefined ? [] : [note]), bulkStrings.asItGoes],
  go: bulkItemsStrings.go(count),
  changeOf: () => changeOf(change),
});

const pricesFor = ({ count, prices, changeOf, onPreview }: Offer): OfferedChange[] => [
  {
    name: 'prices',
    label: bulkItemsStrings.prices,
    group: bulkItemsStrings.priceGroup,
    notes: [bulkItemsStrings.pricesNote],
    renderForm: () => <PriceForm start={prices} onChoose={onPreview} />,
  },
  {
    name: 'discount',
    label: bulkItemsStrings.discount,
    group: bulkItemsStrings.priceGroup,
    notes: [bulkItemsStrings.discountNote, bulkStrings.asItGoes],
    renderForm: (onChoose) => (
      <DiscountForm go={bulkItemsStrings.go(count)} onChoose={(discount) => onChoose(changeOf({ discount }))} />
    ),
  },
];

const otherCategoriesFor = ({ count, categories, changeOf }: Offer): OfferedChange[] =>
  (
    [
      ['add-category', bulkItemsStrings.addCategory, bulkItemsStrings.addCategoryNote, 'add_category_id'],
      ['remove-category', bulkItemsStrings.removeCategory, bulkItemsStrings.removeCategoryNote, 'remove_category_id'],
    ] as const
  ).map(([name, label, note, field]) => ({
    name,
    label,
    group: bulkItemsStrings.otherCategoriesGroup,
    notes: [note, bulkStrings.asItGoes],
    renderForm: (onChoose) => (
      <CategoryForm
        categories={categories}
        go={bulkItemsStrings.go(count)}
        onChoose={(id) => onChoose(changeOf({ [field]: id }))}
      />
    ),
  }));

function editsFor(offer: Offer): OfferedChange[] {
  const { showGroup: group } = bulkItemsStrings;
  return [
    ...pricesFor(offer),
    plain(offer, {
      name: 'hide',
      label: bulkItemsStrings.hide,
      group,
      note: bulkItemsStrings.hideNote,
      change: { is_hidden: true },
    }),
    plain(offer, { name: 'show', label: bulkItemsStrings.show, group, change: { is_hidden: false } }),
    plain(offer, { name: 'new', label: bulkItemsStrings.markNew, group, change: { is_new: true } }),
    plain(offer, { name: 'not-new', label: bulkItemsStrings.unmarkNew, group, change: { is_new: false } }),
    ...otherCategoriesFor(offer),
    ...toOptions(branchesOf(offer.categories)).map(({ value, label }) =>
      plain(offer, {
        name: `category ${value}`,
        label,
        group: bulkItemsStrings.categoryGroup,
        change: { category_id: Number(value) },
      }),
    ),
  ];
}

const deletionFor = ({ count, areDeleted, changeOf }: Offer): OfferedChange => ({
  name: 'deleted',
  label: areDeleted ? bulkItemsStrings.recover : bulkItemsStrings.remove,
  group: bulkItemsStrings.otherGroup,
  notes: [...(areDeleted ? [] : [bulkItemsStrings.removeNote]), bulkStrings.asItGoes],
  go: areDeleted ? bulkItemsStrings.goRecover(count) : bulkItemsStrings.goRemove(count),
  changeOf: () => changeOf({ is_deleted: !areDeleted }),
});

const offersOf = (offer: Offer): OfferedChange[] => [
  ...(offer.flags.includes('edit_item') && !offer.areDeleted ? editsFor(offer) : []),
  ...(offer.flags.includes('delete_item') ? [deletionFor(offer)] : []),
];

/** Changes the prices, the category or what is shown of many items, deletes them or puts them back. */
export function ItemsDrawer(props: ListDrawerProps) {
  const { ids, preset } = props.asked;
  const [address] = useSearchParams();
  const flags = useCustomer()?.permissions ?? [];
  const categories = useCategories().data ?? [];
  const [previewed, setPreviewed] = useState<Preview | null>(null);
  const [prices, setPrices] = useState<PriceChange | null>(null);
  const queryClient = useQueryClient();
  const offer: Offer = {
    changeOf: (change) => itemsChange(queryClient, change),
    onPreview: (chosen) => setPreviewed({ prices: chosen, batchId: makeUuid() }),
    count: ids.length,
    flags,
    categories,
    areDeleted: address.get('state') === 'deleted',
    prices,
  };
  const perCent = previewed?.prices.per_cent;
  return (
    <BulkDrawer
      {...props}
      onClose={(left) => {
        setPreviewed(null);
        setPrices(null);
        props.onClose(left);
      }}
      title={
        perCent === undefined
          ? bulkStrings.title(bulkItemsStrings.title(ids.length))
          : bulkItemsStrings.previewOf(perCent, ids.length)
      }
      RowLink={ItemLink}
    >
      {(choose) =>
        previewed ? (
          <div data-grows>
            <PricePreview
              ids={ids}
              {...previewed}
              onBack={() => {
                setPrices(previewed.prices);
                setPreviewed(null);
              }}
              onGo={() => {
                setPreviewed(null);
                setPrices(null);
                choose(itemsChange(queryClient, { prices: previewed.prices }, previewed.batchId));
              }}
            />
          </div>
        ) : (
          <ChangeForm
            offered={offersOf(offer)}
            preset={prices ? 'prices' : preset}
            what={bulkStrings.what}
            onChoose={choose}
          />
        )
      }
    </BulkDrawer>
  );
}
