import { api, unwrap } from '#api/client.ts';
import type { components } from '#contract/types.ts';
import { invalidateItems } from '#office/kit/item/invalidate-items.ts';
import { itemQuery } from '#entities/item/item.queries.ts';
import { notifyError } from '#ui/notifier/notifier.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { itemsStrings } from './items.strings.ts';

/** Puts a deleted item back. */
export function useRecoverItem(
  id: number,
  onRecovered: (item: components['schemas']['Item']) => void,
): { recover: () => void; isPending: boolean } {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => unwrap(api.PUT('/item/{id}/recovery/', { params: { path: { id } } })),
    onSuccess: (item) => {
      queryClient.setQueryData(itemQuery(id).queryKey, item);
      invalidateItems(queryClient);
      onRecovered(item);
    },
    onError: (error) => notifyError(error, itemsStrings.recoverFailed),
  });
  return { recover: mutate, isPending };
}
