import { itemColumnTitles } from '#common/item-columns.strings.ts';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import type { ItemColumn, ItemImport, ItemImportSettings } from '#contract/types.ts';
import { Select, Text, Title } from '@mantine/core';
import { sampleText } from './change-text.ts';
import { delimiterNames, encodingNames, itemFilesStrings } from './item-files.strings.ts';
import classes from './item-files.module.css';

type Options = { value: string; label: string }[];

const optionsOf = (names: Readonly<Record<string, string>>): Options =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

const SKIPPED = '';
const fields: Options = [{ value: SKIPPED, label: itemFilesStrings.skipped }, ...optionsOf(itemColumnTitles)];

interface ImportSettingsProps {
  of: ItemImport;
  isBusy: boolean;
  onChange: (settings: ItemImportSettings) => void;
}

const isOf = <Value extends string>(names: Readonly<Record<Value, string>>, value: string | null): value is Value =>
  value !== null && value in names;

/** How a CSV is read, where it was found out wrongly. */
export function ReadingSettings({ of, isBusy, onChange }: ImportSettingsProps) {
  if (of.format !== 'csv') return null;
  return (
    <div className={classes['settings']}>
      <Select
        label={itemFilesStrings.encoding}
        data={optionsOf(encodingNames)}
        value={of.encoding}
        disabled={isBusy}
        allowDeselect={false}
        onChange={(value) => isOf(encodingNames, value) && value !== of.encoding && onChange({ encoding: value })}
      />
      <Select
        label={itemFilesStrings.delimiter}
        data={optionsOf(delimiterNames)}
        value={of.delimiter}
        disabled={isBusy}
        allowDeselect={false}
        onChange={(value) => isOf(delimiterNames, value) && value !== of.delimiter && onChange({ delimiter: value })}
      />
    </div>
  );
}

/** What each column holds. A field that another column has is taken from it. */
export function ColumnSettings({ of, isBusy, onChange }: ImportSettingsProps) {
  const choose = (place: number, value: string | null): void => {
    const field: ItemColumn | null = isOf(itemColumnTitles, value) ? value : null;
    onChange({
      fields: of.columns.map((column, at) => {
        if (at === place) return field;
        return column.field === field ? null : column.field;
      }),
    });
  };
  return (
    <section>
      <Title order={2} size="h3">
        {itemFilesStrings.columns}
      </Title>
      <Text c="dimmed" size="sm" mb="xs">
        {itemFilesStrings.columnsHint}
      </Text>
      <div className={classes['columns']}>
        {of.columns.map(({ title, sample, field }, place) => (
          <Select
            key={title}
            label={title || itemFilesStrings.noTitle(place + 1)}
            description={sample && itemFilesStrings.sample(sampleText(sample, field))}
            inputWrapperOrder={['label', 'input', 'description']}
            data={fields}
            value={field ?? SKIPPED}
            disabled={isBusy}
            allowDeselect={false}
            onChange={(value) => (value ?? SKIPPED) !== (field ?? SKIPPED) && choose(place, value)}
          />
        ))}
      </div>
    </section>
  );
}
