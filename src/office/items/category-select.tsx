import type { FieldProps } from '#ui/form/use-draft-form.ts';
import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { branchesOf, type Category, toOptions } from './categories/category-tree.ts';
import { itemsStrings } from './items.strings.ts';

interface CategorySelectProps extends FieldProps<string> {
  categories: readonly Category[];
  description?: ReactNode;
}

/** A field for the category of an item. */
export function CategorySelect({ categories, ...field }: CategorySelectProps) {
  return (
    <NativeSelect
      label={itemsStrings.category}
      data={[{ value: '', label: itemsStrings.noCategory, disabled: true }, ...toOptions(branchesOf(categories))]}
      {...field}
      onChange={(event) => field.onChange(event.currentTarget.value)}
    />
  );
}
