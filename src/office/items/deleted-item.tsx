import { api, unwrap } from '#api/client.ts';
import type { components } from '#contract/types.ts';
import { itemQuery } from '#entities/item/item.queries.ts';
import { paths } from '#lib/paths.ts';
import { notifyError } from '#ui/notifier/notifier.ts';
import { MessageState } from '#ui/states/message-state.tsx';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from 'wouter';
import { invalidateItems } from '#entities/item/invalidate-items.ts';
import { itemsStrings } from './items.strings.ts';

/** Says that an item is deleted, and puts it back. */
export function DeletedItem({ item: { id, name } }: { item: Pick<components['schemas']['Item'], 'id' | 'name'> }) {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const { mutate, isPending } = useMutation({
    mutationFn: () => unwrap(api.PUT('/item/{id}/recovery/', { params: { path: { id } } })),
    onSuccess: (item) => {
      queryClient.setQueryData(itemQuery(id).queryKey, item);
      invalidateItems(queryClient);
      navigate(paths.item.getHref(id));
    },
    onError: (error) => notifyError(error, itemsStrings.recoverFailed),
  });
  return (
    <MessageState isPage title={itemsStrings.removed(name)} text={itemsStrings.removedHint}>
      <Button variant="default" loading={isPending} onClick={() => mutate()}>
        {itemsStrings.recover}
      </Button>
      <Button component={Link} href={paths.catalog.getHref()}>
        {itemsStrings.toCatalog}
      </Button>
    </MessageState>
  );
}
