import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import type { FieldProps } from '#ui/form/use-draft-form.ts';
import { MultiSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Category, toPathOptions } from '#office/kit/item/category-tree.ts';
import { otherCategoriesOf, toOtherCategories } from './item-draft.ts';
import { itemsStrings } from './items.strings.ts';
import classes from './other-categories-field.module.css';

const OTHERS_MAX = 9;

interface OtherCategoriesFieldProps extends FieldProps<string> {
  categories: readonly Category[];
  /** The id of the main category, which isn't offered. */
  main: string;
  description?: ReactNode;
}

/** A field for the categories of an item beside its main one. */
export function OtherCategoriesField({ categories, main, value, onChange, ...field }: OtherCategoriesFieldProps) {
  const chosen = otherCategoriesOf({ category: main, otherCategories: value });
  return (
    <MultiSelect
      label={itemsStrings.otherCategories}
      placeholder={chosen.length === 0 ? itemsStrings.findCategory : ''}
      data={toPathOptions(categories).filter((option) => option.value !== main)}
      value={chosen}
      onChange={(ids) => onChange(toOtherCategories(ids))}
      searchable
      hidePickedOptions
      maxValues={OTHERS_MAX}
      nothingFoundMessage={itemsStrings.noSuchCategory}
      classNames={{ input: classes['field'] ?? '', inputField: classes['text'] ?? '' }}
      {...field}
    />
  );
}
