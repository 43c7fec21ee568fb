import { api, unwrap } from '#api/client.ts';
import { ApiError } from '#lib/api-error.ts';
import { problemOf, required } from '#lib/rules.ts';
import { invalidateItems } from '#office/kit/item/invalidate-items.ts';
import { RecordForm } from '#page/record-form/record-form.tsx';
import { useRecordForm } from '#page/record-form/use-record-form.tsx';
import { NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import classes from './categories.module.css';
import { categoriesStrings } from './categories.strings.ts';
import { branchesOf, type Category, toOptions } from '#office/kit/item/category-tree.ts';

interface Draft {
  /** The id of a category; empty for none. */
  itemsTo: string;
}

interface DeleteCategoryFormProps {
  category: Category;
  categories: readonly Category[];
  onClose: () => void;
}

/** Asks where the items of a category go, and deletes it. */
export function DeleteCategoryForm({ category, categories, onClose }: DeleteCategoryFormProps) {
  const { id, items_count: count } = category;
  const queryClient = useQueryClient();
  const isParent = categories.some(({ parent_id: parentId }) => parentId === id);
  // The count of a parent is of those within it, which stay where they are. And it may have items that the list doesn't
  // count: hidden ones, or those of a colleague.
  const [hasOthers, setHasOthers] = useState(false);
  const isAsked = (count > 0 && !isParent) || hasOthers;
  const form = useRecordForm<Draft, { items_to?: number }, unknown>({
    known: { itemsTo: '' },
    problemsOf: ({ itemsTo }) => ({ itemsTo: isAsked ? problemOf(itemsTo, required) : undefined }),
    contentOf: ({ itemsTo }) => (itemsTo === '' ? {} : { items_to: Number(itemsTo) }),
    paths: { itemsTo: 'items_to' },
    forgets: !isAsked,
    send: async (query) => {
      const call = unwrap(api.DELETE('/category/{id}/', { params: { path: { id }, query } }));
      await call.catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'category_has_items') setHasOthers(true);
        throw error;
      });
    },
    onSaved: onClose,
    onSettled: () => invalidateItems(queryClient),
  });
  const others = branchesOf(categories).filter((branch) => branch.id !== id);
  return (
    <RecordForm
      form={form}
      texts={{ ...categoriesStrings, save: categoriesStrings.remove }}
      color="red.8"
      onCancel={onClose}
    >
      <p className={classes['note']}>{isParent ? categoriesStrings.removeParentHint : categoriesStrings.removeHint}</p>
      {isAsked && (
        <NativeSelect
          label={categoriesStrings.itemsTo}
          data={[{ value: '', label: categoriesStrings.itemsToChoose, disabled: true }, ...toOptions(others)]}
          {...form.field('itemsTo')}
        />
      )}
    </RecordForm>
  );
}
