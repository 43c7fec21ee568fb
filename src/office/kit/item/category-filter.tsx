import { useCategories } from '#entities/item/use-categories.ts';
import { readId } from '#common/read-id.ts';
import { useFieldSize } from '#ui/list/filters/use-field-size.ts';
import { NativeSelect } from '@mantine/core';
import { branchesOf, toOptions } from './category-tree.ts';
import { categoryFilterStrings } from './category-filter.strings.ts';

interface CategoryFilterProps {
  value: number | undefined;
  onChange: (id: number | undefined) => void;
}

/** The field that narrows a list to a category and those in it. */
export function CategoryFilter({ value, onChange }: CategoryFilterProps) {
  const categories = useCategories().data ?? [];
  return (
    <NativeSelect
      aria-label={categoryFilterStrings.category}
      size={useFieldSize().size}
      data={[{ value: '', label: categoryFilterStrings.any }, ...toOptions(branchesOf(categories))]}
      value={value?.toString() ?? ''}
      onChange={(event) => onChange(readId(event.currentTarget.value))}
    />
  );
}
