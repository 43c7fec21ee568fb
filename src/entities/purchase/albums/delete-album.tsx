import { api, unwrap } from '#api/client.ts';
import type { components } from '#contract/types.ts';
import { askQuestion } from '#page/ask-question.ts';
import { usePageActor } from '#page/page-context.tsx';
import { notifyError } from '#ui/notifier/notifier.ts';
import { Button, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { invalidateAlbums } from './album.queries.ts';
import { albumStrings } from './albums.strings.ts';
import classes from './albums.module.css';

/** Deletes an album, after a question; with lines in it, says why that can't be. */
export function DeleteAlbum({ album }: { album: components['schemas']['Album'] }) {
  const { id, name, purchase, intermediary_id: intermediaryId, lines_count: lines } = album;
  const queryClient = useQueryClient();
  const confirm = usePageActor('confirm');
  const question = useRef<AbortController>(null);
  useEffect(() => () => question.current?.abort(), []);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      unwrap(
        api.DELETE('/intermediary/{id}/albums/{purchase_id}/{album_id}/', {
          params: { path: { id: intermediaryId, purchase_id: purchase.id, album_id: id } },
        }),
      ),
    onError: (error) => notifyError(error, albumStrings.removeFailed),
    onSettled: () => invalidateAlbums(queryClient),
  });
  if (lines > 0)
    return (
      <Text size="sm" c="dimmed">
        {albumStrings.hasLines}
      </Text>
    );
  const ask = async () => {
    question.current = new AbortController();
    const asked = { id: `delete album ${id}`, kind: 'deleteAlbum', name };
    if (await askQuestion(confirm, asked, question.current.signal)) mutate();
  };
  return (
    <Button
      variant="subtle"
      color="red"
      className={classes['edit'] ?? ''}
      loading={isPending}
      onClick={() => void ask()}
    >
      {albumStrings.remove}
    </Button>
  );
}
