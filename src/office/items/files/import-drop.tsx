import '@mantine/dropzone/styles.layer.css';
import { categoriesQuery } from '#entities/item/category.queries.ts';
import { saveFile } from '#lib/save-file.ts';
import { notifyError, notifyFailure } from '#ui/notifier/notifier.ts';
import { SheetIcon } from '#ui/later-icons.tsx';
import { Button, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { uploadImport } from './item-files.queries.ts';
import { itemFilesStrings } from './item-files.strings.ts';
import { itemTemplate } from './template.ts';

const MOST_BYTES = 10 * 1024 * 1024;
/** The kinds of files that are read, each with the ends of their names: not every system knows the kind of a file. */
const KINDS = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'text/csv': ['.csv'],
  'text/plain': ['.txt'],
};

/** Where a file of items is chosen or dropped. */
export function ImportDrop({ onUploaded }: { onUploaded: (id: number) => void }) {
  const open = useRef<() => void>(null);
  const { data: categories = [] } = useQuery(categoriesQuery);
  const { mutate, isPending } = useMutation({
    mutationFn: uploadImport,
    onSuccess: ({ id }) => onUploaded(id),
    onError: (error) => notifyError(error, itemFilesStrings.uploadFailed),
  });
  return (
    <Stack gap="sm">
      <Text>{itemFilesStrings.intro}</Text>
      <Text c="dimmed">{itemFilesStrings.rules}</Text>
      <Dropzone
        accept={KINDS}
        multiple={false}
        maxSize={MOST_BYTES}
        loading={isPending}
        openRef={open}
        activateOnClick={false}
        activateOnKeyboard={false}
        enablePointerEvents
        useFsAccessApi={false}
        tabIndex={-1}
        // The hidden file input is skipped by Tab and screen readers: the button takes its part.
        inputProps={{ 'aria-hidden': true, 'aria-label': itemFilesStrings.choose, tabIndex: -1 }}
        onDrop={([file]) => file && mutate(file)}
        onReject={([rejected]) =>
          notifyFailure(
            rejected && rejected.file.size > MOST_BYTES ? itemFilesStrings.tooLarge : itemFilesStrings.wrongKind,
          )
        }
      >
        <Stack align="center" gap="sm" py="lg" ta="center">
          <SheetIcon size={32} />
          <Button onClick={() => open.current?.()} disabled={isPending}>
            {isPending ? itemFilesStrings.uploading : itemFilesStrings.choose}
          </Button>
          <Text size="sm" c="dimmed">
            {itemFilesStrings.drop}
          </Text>
          <Button variant="subtle" size="compact-sm" onClick={() => saveFile(itemTemplate(categories[0]?.name ?? ''))}>
            {itemFilesStrings.template}
          </Button>
        </Stack>
      </Dropzone>
    </Stack>
  );
}
