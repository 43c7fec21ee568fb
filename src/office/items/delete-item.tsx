import { api, unwrap } from '#api/client.ts';
import type { components } from '#contract/types.ts';
import { askQuestion } from '#page/ask-question.ts';
import { usePageActor } from '#page/page-context.tsx';
import { notifyError } from '#ui/notifier/notifier.ts';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { invalidateItems } from '#office/kit/item/invalidate-items.ts';
import { itemsStrings } from './items.strings.ts';

interface DeleteItemProps {
  item: Pick<components['schemas']['Item'], 'id' | 'name'>;
  onDeleted: () => void;
}

/** Takes an item out of the catalogue, after a question. */
export function DeleteItem({ item: { id, name }, onDeleted }: DeleteItemProps) {
  const queryClient = useQueryClient();
  const confirm = usePageActor('confirm');
  const question = useRef<AbortController>(null);
  useEffect(() => () => question.current?.abort(), []);
  const { mutate, isPending } = useMutation({
    mutationFn: () => unwrap(api.DELETE('/item/{id}/', { params: { path: { id } } })),
    onSuccess: onDeleted,
    onError: (error) => notifyError(error, itemsStrings.removeFailed),
    onSettled: () => invalidateItems(queryClient),
  });
  const ask = async () => {
    question.current = new AbortController();
    const asked = { id: `delete item ${id}`, kind: 'deleteItem', name };
    if (await askQuestion(confirm, asked, question.current.signal)) mutate();
  };
  return (
    <Button variant="subtle" color="red" loading={isPending} onClick={() => void ask()}>
      {itemsStrings.remove}
    </Button>
  );
}
