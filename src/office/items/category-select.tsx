import { itemColumnTitles } from '#common/item-columns.strings.ts';
import type { FieldProps } from '#ui/form/use-draft-form.ts';
import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { branchesOf, type Category, toOptions } from '#office/kit/item/category-tree.ts';
import { itemsStrings } from './items.strings.ts';

interface CategorySelectProps extends FieldProps<string> {
  categories: readonly Category[];
  description?: ReactNode;
}

/** The name of a category after those that it stands in. */
function pathOf(categories: readonly Category[], id: number | null): string[] {
  const own = categories.find((one) => one.id === id);
  return own ? [...pathOf(categories, own.parent_id), own.name] : [];
}

/** A field for the category of an item: closed, it shows where the chosen one stands; open, the tree. */
export function CategorySelect({ categories, ...field }: CategorySelectProps) {
  const options = toOptions(branchesOf(categories)).map((option) =>
    option.value === field.value ? { ...option, label: pathOf(categories, Number(option.value)).join(' / ') } : option,
  );
  return (
    <NativeSelect
      label={itemColumnTitles.category}
      data={[{ value: '', label: itemsStrings.noCategory, disabled: true }, ...options]}
      {...field}
      onChange={(event) => field.onChange(event.currentTarget.value)}
    />
  );
}
