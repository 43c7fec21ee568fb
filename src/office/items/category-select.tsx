import type { components } from '#contract/types.ts';
import type { FieldProps } from '#ui/form/use-draft-form.ts';
import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { itemsStrings } from './items.strings.ts';

type Category = components['schemas']['Category'];

const INDENT = '\u00A0\u00A0\u00A0';

/** Each category, indented by how deep it is in the tree; parents come before their children. */
function optionsOf(categories: readonly Category[]): { value: string; label: string }[] {
  const depths = new Map<number | null, number>([[null, -1]]);
  return categories.map(({ id, name, parent_id: parentId }) => {
    const depth = (depths.get(parentId) ?? -1) + 1;
    depths.set(id, depth);
    return { value: String(id), label: INDENT.repeat(depth) + name };
  });
}

interface CategorySelectProps extends FieldProps<string> {
  categories: readonly Category[];
  description?: ReactNode;
}

/** A field for the category of an item. */
export function CategorySelect({ categories, ...field }: CategorySelectProps) {
  return (
    <NativeSelect
      label={itemsStrings.category}
      data={[{ value: '', label: itemsStrings.noCategory, disabled: true }, ...optionsOf(categories)]}
      {...field}
      onChange={(event) => field.onChange(event.currentTarget.value)}
    />
  );
}
