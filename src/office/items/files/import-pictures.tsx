import type { ItemImport } from '#contract/types.ts';
import { notifyError, notifyFailure } from '#ui/notifier/notifier.ts';
import { Button, FileButton, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { uploadPictures } from './item-files.queries.ts';
import { itemFilesStrings } from './item-files.strings.ts';

/** More would not be read in a message. */
const MOST_NAMES = 3;

interface ImportPicturesProps {
  of: ItemImport;
  isBusy: boolean;
  onAdded: () => void;
}

/** Adds a ZIP with the pictures that rows name. */
export function ImportPictures({ of, isBusy, onAdded }: ImportPicturesProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: (zip: File) => uploadPictures(of.id, zip),
    onSuccess: ({ refused }) => {
      const reasons = new Set(refused.map(({ detail }) => detail));
      for (const reason of reasons) {
        const names = refused.flatMap(({ name, detail }) => (detail === reason ? [name] : []));
        const more = Math.max(0, names.length - MOST_NAMES);
        notifyFailure(itemFilesStrings.picturesRefused(names.slice(0, MOST_NAMES), more, reason));
      }
    },
    onError: (error) => notifyError(error, itemFilesStrings.picturesFailed),
    onSettled: onAdded,
  });
  if (!of.columns.some(({ field }) => field === 'pictures')) return null;
  return (
    <div>
      <Group gap="sm">
        <FileButton accept=".zip,application/zip" onChange={(zip) => zip && mutate(zip)}>
          {(props) => (
            <Button variant="default" loading={isPending} disabled={isBusy} {...props}>
              {itemFilesStrings.pictures}
            </Button>
          )}
        </FileButton>
        {of.pictures > 0 && <Text size="sm">{itemFilesStrings.picturesCount(of.pictures)}</Text>}
      </Group>
      <Text size="sm" c="dimmed" mt={4}>
        {itemFilesStrings.picturesHint}
      </Text>
    </div>
  );
}
