import { problemOf, required } from '#lib/rules.ts';
import { Button, NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import { branchesOf, type Category, toOptions } from '#office/kit/item/category-tree.ts';
import { bulkItemsStrings } from './shop-items.strings.ts';

interface CategoryFormProps {
  categories: readonly Category[];
  /** The text of the button. */
  go: string;
  onChoose: (id: number) => void;
}

/** Asks for a category. */
export function CategoryForm({ categories, go, onChoose }: CategoryFormProps) {
  const [id, setId] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const problem = problemOf(id, required);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsAsked(true);
        if (problem === undefined) onChoose(Number(id));
      }}
    >
      <Stack gap="md">
        <NativeSelect
          label={bulkItemsStrings.category}
          data={[
            { value: '', label: bulkItemsStrings.chooseCategory, disabled: true },
            ...toOptions(branchesOf(categories)),
          ]}
          required
          withAsterisk={false}
          value={id}
          onChange={(event) => setId(event.currentTarget.value)}
          error={isAsked ? problem : undefined}
        />
        <Button type="submit">{go}</Button>
      </Stack>
    </form>
  );
}
