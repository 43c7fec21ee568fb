import type { components } from '#contract/types.ts';
import { problemOf, required, type Rule } from '#lib/rules.ts';
import { NumericInput } from '#ui/fields/numeric-input.tsx';
import { Button, NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import { bulkItemsStrings } from './shop-items.strings.ts';

type PriceChange = components['schemas']['PriceChange'];

const { ofs, roundTos } = bulkItemsStrings;
const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

const isWhat: Rule = (text) => {
  if (Number(text) === 0) return bulkItemsStrings.notZero;
  if (Number(text) < -99 || Number(text) > 1_000) return bulkItemsStrings.range;
  return /\.\d{3}/.test(text) ? bulkItemsStrings.fewerDecimals : undefined;
};
const perCentRules = [required, isWhat] as const;
/** As far as one can type: what is out of range stays to be seen, and is told of. */
const TYPED_MAX = 99_999;

interface PriceFormProps {
  /** What the form begins with; null for nothing. */
  start: PriceChange | null;
  onChoose: (change: PriceChange) => void;
}

/** Asks by how many per cent prices change, which of them, and how they are rounded. */
export function PriceForm({ start, onChoose }: PriceFormProps) {
  const [of, setOf] = useState<PriceChange['of']>(start?.of ?? 'retail');
  const [perCent, setPerCent] = useState(start ? String(start.per_cent) : '');
  const [roundTo, setRoundTo] = useState<PriceChange['round_to']>(start?.round_to ?? 1);
  const [isAsked, setIsAsked] = useState(false);
  const problem = problemOf(perCent, ...perCentRules);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsAsked(true);
        if (problem === undefined) onChoose({ of, per_cent: Number(perCent), round_to: roundTo });
      }}
    >
      <Stack gap="md">
        <NativeSelect
          label={bulkItemsStrings.of}
          data={optionsOf(ofs)}
          value={of}
          onChange={(event) => setOf(event.currentTarget.value as PriceChange['of'])}
        />
        <NumericInput
          isFloat
          min={-TYPED_MAX}
          max={TYPED_MAX}
          label={bulkItemsStrings.perCent}
          description={bulkItemsStrings.perCentHint}
          required
          withAsterisk={false}
          value={perCent}
          onChange={setPerCent}
          error={isAsked ? problem : undefined}
        />
        <NativeSelect
          label={bulkItemsStrings.roundTo}
          data={optionsOf(roundTos)}
          value={String(roundTo)}
          onChange={(event) => setRoundTo(Number(event.currentTarget.value) as PriceChange['round_to'])}
        />
        <Button type="submit">{bulkItemsStrings.preview}</Button>
      </Stack>
    </form>
  );
}
