import { api, unwrap } from '#api/client.ts';
import { ApiError } from '#lib/api-error.ts';
import { problemOf, required } from '#lib/rules.ts';
import { readRefusal } from '#machines/kit/refusal.ts';
import { Form, FormRefusalText } from '#ui/form/form.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useEdits } from '#ui/form/use-edits.ts';
import { Button, NativeSelect, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateItems } from '#office/kit/item/invalidate-items.ts';
import { categoriesStrings } from './categories.strings.ts';
import classes from './categories.module.css';
import { branchesOf, type Category, toOptions } from './category-tree.ts';

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
  const { mutate, reset, isPending, error, variables } = useMutation({
    mutationFn: (query: { items_to?: number }) =>
      unwrap(api.DELETE('/category/{id}/', { params: { path: { id }, query } })),
    onSuccess: onClose,
    onSettled: () => invalidateItems(queryClient),
  });
  const isParent = categories.some(({ parent_id: parentId }) => parentId === id);
  // The count of a parent is of those within it, which stay where they are. And it may have items that the list doesn't
  // count: hidden ones, or those of a colleague.
  const isAsked = (count > 0 && !isParent) || (error instanceof ApiError && error.code === 'category_has_items');
  const form = useDraftForm<Draft, { items_to?: number }>({
    edits: useEdits<Draft>({ onChange: () => error && !isAsked && reset() }),
    known: { itemsTo: '' },
    problemsOf: ({ itemsTo }) => ({ itemsTo: isAsked ? problemOf(itemsTo, required) : undefined }),
    contentOf: ({ itemsTo }) => (itemsTo === '' ? {} : { items_to: Number(itemsTo) }),
    paths: { itemsTo: 'items_to' },
    sent: variables ?? null,
    refusal: error && readRefusal(error),
    onSubmit: (query) => mutate(query),
  });
  const itemsTo = form.field('itemsTo');
  const others = branchesOf(categories).filter((branch) => branch.id !== id);
  const footer = (
    <>
      <FormRefusalText refusal={form.refusal} texts={categoriesStrings} />
      <div className={classes['buttons']}>
        <Button variant="default" disabled={isPending} data-autofocus onClick={onClose}>
          {categoriesStrings.cancel}
        </Button>
        <Button type="submit" color="red.8" loading={isPending}>
          {categoriesStrings.remove}
        </Button>
      </div>
    </>
  );
  return (
    <Form form={form} isBusy={isPending} footer={footer}>
      <Stack gap="md">
        <p className={classes['note']}>
          {isParent ? categoriesStrings.removeParentHint : categoriesStrings.removeHint}
        </p>
        {isAsked && (
          <NativeSelect
            label={categoriesStrings.itemsTo}
            data={[{ value: '', label: categoriesStrings.itemsToChoose, disabled: true }, ...toOptions(others)]}
            {...itemsTo}
            onChange={(event) => itemsTo.onChange(event.currentTarget.value)}
          />
        )}
      </Stack>
    </Form>
  );
}
