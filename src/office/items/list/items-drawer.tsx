import type { components } from '#contract/types.ts';
import { bulkStrings } from '#office/kit/bulk/bulk.strings.ts';
import { ChangeForm, type OfferedChange } from '#office/kit/bulk/change-form.tsx';
import { ManyDrawer, type ListDrawerProps } from '#office/kit/bulk/many-drawer.tsx';
import { UndoBatch, isUndo } from '#office/kit/bulk/undo-batch.tsx';
import { useCategories } from '#entities/item/use-categories.ts';
import { useCustomer, type Customer } from '#page/shop-context.tsx';
import { makeUuid } from '#lib/uuid.ts';
import type { BulkChange } from '#machines/shell/bulk-action.machine.ts';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { branchesOf, type Category, toOptions } from '../categories/category-tree.ts';
import { CategoryForm } from './category-form.tsx';
import { DiscountForm } from './discount-form.tsx';
import { ItemLink } from '#office/kit/item/item-link.tsx';
import { PriceForm } from './price-form.tsx';
import { PricePreview } from './price-preview.tsx';
import { manyItemsStrings } from './shop-items.strings.ts';

type Change = components['schemas']['ItemsChange'];
type PriceChange = components['schemas']['PriceChange'];
type ItemsChange = Extract<BulkChange, { of: 'items' }>;

const batchOf = (change: Change): ItemsChange => ({ of: 'items', change, batchId: makeUuid() });

interface Offer {
  count: number;
  flags: Customer['permissions'];
  categories: readonly Category[];
  /** Whether the list is of deleted items. */
  areDeleted: boolean;
  /** The change of prices whose preview the person has come back from. */
  prices: PriceChange | null;
}

const plain = (
  { count }: Offer,
  { name, label, group, note, change }: { name: string; label: string; group: string; note?: string; change: Change },
): OfferedChange => ({
  name,
  label,
  group,
  notes: [...(note === undefined ? [] : [note]), bulkStrings.asItGoes],
  go: manyItemsStrings.go(count),
  changeOf: () => batchOf(change),
});

const pricesFor = ({ count, prices }: Offer): OfferedChange[] => [
  {
    name: 'prices',
    label: manyItemsStrings.prices,
    group: manyItemsStrings.priceGroup,
    notes: [manyItemsStrings.pricesNote],
    renderForm: (onChoose) => <PriceForm start={prices} onChoose={(chosen) => onChoose(batchOf({ prices: chosen }))} />,
  },
  {
    name: 'discount',
    label: manyItemsStrings.discount,
    group: manyItemsStrings.priceGroup,
    notes: [manyItemsStrings.discountNote, bulkStrings.asItGoes],
    renderForm: (onChoose) => (
      <DiscountForm go={manyItemsStrings.go(count)} onChoose={(discount) => onChoose(batchOf({ discount }))} />
    ),
  },
];

const otherCategoriesFor = ({ count, categories }: Offer): OfferedChange[] =>
  (
    [
      ['add-category', manyItemsStrings.addCategory, manyItemsStrings.addCategoryNote, 'add_category_id'],
      ['remove-category', manyItemsStrings.removeCategory, manyItemsStrings.removeCategoryNote, 'remove_category_id'],
    ] as const
  ).map(([name, label, note, field]) => ({
    name,
    label,
    group: manyItemsStrings.otherCategoriesGroup,
    notes: [note, bulkStrings.asItGoes],
    renderForm: (onChoose) => (
      <CategoryForm
        categories={categories}
        go={manyItemsStrings.go(count)}
        onChoose={(id) => onChoose(batchOf({ [field]: id }))}
      />
    ),
  }));

function editsFor(offer: Offer): OfferedChange[] {
  const { showGroup: group } = manyItemsStrings;
  return [
    ...pricesFor(offer),
    plain(offer, {
      name: 'hide',
      label: manyItemsStrings.hide,
      group,
      note: manyItemsStrings.hideNote,
      change: { is_hidden: true },
    }),
    plain(offer, { name: 'show', label: manyItemsStrings.show, group, change: { is_hidden: false } }),
    plain(offer, { name: 'new', label: manyItemsStrings.markNew, group, change: { is_new: true } }),
    plain(offer, { name: 'not-new', label: manyItemsStrings.unmarkNew, group, change: { is_new: false } }),
    ...otherCategoriesFor(offer),
    ...toOptions(branchesOf(offer.categories)).map(({ value, label }) =>
      plain(offer, {
        name: `category ${value}`,
        label,
        group: manyItemsStrings.categoryGroup,
        change: { category_id: Number(value) },
      }),
    ),
  ];
}

const deletionFor = ({ count, areDeleted }: Offer): OfferedChange => ({
  name: 'deleted',
  label: areDeleted ? manyItemsStrings.recover : manyItemsStrings.remove,
  group: manyItemsStrings.otherGroup,
  notes: [...(areDeleted ? [] : [manyItemsStrings.removeNote]), bulkStrings.asItGoes],
  go: areDeleted ? manyItemsStrings.goRecover(count) : manyItemsStrings.goRemove(count),
  changeOf: () => batchOf({ is_deleted: !areDeleted }),
});

const offersOf = (offer: Offer): OfferedChange[] => [
  ...(offer.flags.includes('edit_item') && !offer.areDeleted ? editsFor(offer) : []),
  ...(offer.flags.includes('delete_item') ? [deletionFor(offer)] : []),
];

/** Whether a change may be tried again as it is: new prices are previewed first, and an undo that is refused stays so. */
const mayRetry = (change: BulkChange): boolean =>
  !isUndo(change) && !(change.of === 'items' && change.change.prices !== undefined);

/** Changes the prices, the category or what is shown of many items, deletes them or puts them back. */
export function ItemsDrawer(props: ListDrawerProps) {
  const { ids, preset } = props.asked;
  const [address] = useSearchParams();
  const flags = useCustomer()?.permissions ?? [];
  const categories = useCategories().data ?? [];
  const [previewed, setPreviewed] = useState<ItemsChange | null>(null);
  const [prices, setPrices] = useState<PriceChange | null>(null);
  const offer = { count: ids.length, flags, categories, areDeleted: address.get('state') === 'deleted', prices };
  const perCent = previewed?.change.prices?.per_cent;
  return (
    <ManyDrawer
      {...props}
      onClose={(left) => {
        setPreviewed(null);
        setPrices(null);
        props.onClose(left);
      }}
      title={
        perCent === undefined
          ? bulkStrings.title(manyItemsStrings.title(ids.length))
          : manyItemsStrings.previewOf(perCent, ids.length)
      }
      RowLink={ItemLink}
      doneText={(change, count) => (isUndo(change) ? bulkStrings.undone(count) : bulkStrings.done(count))}
      mayRetry={mayRetry}
      renderAfterwards={(ended, choose) => <UndoBatch {...ended} onUndo={choose} />}
    >
      {(choose) =>
        previewed ? (
          <PricePreview
            ids={ids}
            batch={previewed}
            onBack={() => {
              setPrices(previewed.change.prices ?? null);
              setPreviewed(null);
            }}
            onGo={() => {
              setPreviewed(null);
              setPrices(null);
              choose(previewed);
            }}
          />
        ) : (
          <ChangeForm
            offered={offersOf(offer)}
            preset={prices ? 'prices' : preset}
            onChoose={(change) =>
              change.of === 'items' && change.change.prices ? setPreviewed(change) : choose(change)
            }
          />
        )
      }
    </ManyDrawer>
  );
}
