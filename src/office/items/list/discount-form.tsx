import { maximum, problemOf, required } from '#lib/rules.ts';
import { NumericInput } from '#ui/fields/numeric-input.tsx';
import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { bulkItemsStrings } from './shop-items.strings.ts';

const most = maximum(100);

/** Asks for a discount in per cent. */
export function DiscountForm({ go, onChoose }: { go: string; onChoose: (discount: number) => void }) {
  const [text, setText] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const problem = problemOf(text, required, most);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsAsked(true);
        if (problem === undefined) onChoose(Number(text));
      }}
    >
      <Stack gap="md">
        <NumericInput
          min={0}
          max={100}
          label={bulkItemsStrings.discountField}
          required
          withAsterisk={false}
          value={text}
          onChange={setText}
          error={isAsked ? problem : undefined}
        />
        <Button type="submit">{go}</Button>
      </Stack>
    </form>
  );
}
