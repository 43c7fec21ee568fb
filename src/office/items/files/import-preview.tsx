import '@mantine/core/styles/Radio.layer.css';
import '@mantine/core/styles/Chip.layer.css';
import type { ItemImport, ItemImportMode, ItemImportVerdict } from '#contract/types.ts';
import { saveFile } from '#lib/save-file.ts';
import { notifyError } from '#ui/notifier/notifier.ts';
import { Button, Chip, Group, Radio, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ImportRows } from './import-rows.tsx';
import { loadErrors } from './item-files.queries.ts';
import { itemFilesStrings, verdictNames } from './item-files.strings.ts';

const verdicts = ['create', 'update', 'same', 'error'] as const;
const ALL = 'all';

/** The rows of an import with what becomes of them, all or those of one kind. */
export function RowsByVerdict({ of, onMended }: { of: ItemImport; onMended: (() => void) | null }) {
  // What is to be mended stands first.
  const [chosen, choose] = useState<ItemImportVerdict | typeof ALL>('error');
  const total = verdicts.reduce((sum, verdict) => sum + of.counts[verdict], 0);
  const shown = chosen !== ALL && of.counts[chosen] > 0 ? chosen : undefined;
  return (
    <Stack gap="sm">
      <Group gap="xs" role="group" aria-label={itemFilesStrings.verdicts}>
        <Chip.Group value={shown ?? ALL} onChange={(value) => choose(verdicts.find((one) => one === value) ?? ALL)}>
          <Chip value={ALL}>{itemFilesStrings.all(total)}</Chip>
          {verdicts.map((verdict) => (
            <Chip key={verdict} value={verdict} disabled={of.counts[verdict] === 0}>
              {verdictNames[verdict]} {of.counts[verdict]}
            </Chip>
          ))}
        </Chip.Group>
      </Group>
      <ImportRows of={of} verdict={shown} onMended={onMended} />
    </Stack>
  );
}

/** Saves the wrong rows, where there are any. */
export function ErrorsButton({ of }: { of: ItemImport }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => loadErrors(of.id),
    onSuccess: saveFile,
    onError: (error) => notifyError(error, itemFilesStrings.errorsFailed),
  });
  if (of.counts.error === 0) return null;
  return (
    <Button variant="default" loading={isPending} onClick={() => mutate()}>
      {itemFilesStrings.errors}
    </Button>
  );
}

interface ApplyProps {
  of: ItemImport;
  isBusy: boolean;
  onApply: (mode: ItemImportMode) => void;
  onCancel: () => void;
}

/** Writes what was shown, all of it or the good rows. */
export function Apply({ of: { counts, id, ...of }, isBusy, onApply, onCancel }: ApplyProps) {
  const [chosen, setChosen] = useState<ItemImportMode>('good');
  const work = counts.create + counts.update;
  const hasErrors = counts.error > 0;
  const mode = hasErrors ? 'good' : chosen;
  return (
    <Stack gap="sm">
      {work === 0 ? (
        <Text>{hasErrors ? itemFilesStrings.nothingGood : itemFilesStrings.nothing}</Text>
      ) : (
        <Radio.Group
          label={itemFilesStrings.mode}
          description={hasErrors ? itemFilesStrings.wholeHint : undefined}
          value={mode}
          onChange={(value) => setChosen(value === 'all' ? 'all' : 'good')}
        >
          <Group gap="md" mt="xs">
            <Radio value="good" label={itemFilesStrings.good} />
            <Radio value="all" label={itemFilesStrings.whole} disabled={hasErrors} />
          </Group>
        </Radio.Group>
      )}
      <Group gap="xs">
        {work > 0 && (
          <Button loading={isBusy} onClick={() => onApply(mode)}>
            {itemFilesStrings.apply(work)}
          </Button>
        )}
        <ErrorsButton of={{ ...of, counts, id }} />
        <Button variant="subtle" color="gray" disabled={isBusy} onClick={onCancel}>
          {itemFilesStrings.cancel}
        </Button>
      </Group>
    </Stack>
  );
}
