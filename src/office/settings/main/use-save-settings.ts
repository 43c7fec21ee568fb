import { api, unwrap } from '#api/client.ts';
import { currentRetailQuery } from '#entities/shop/shop.queries.ts';
import type { Retail } from '#page/shop-context.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { currentOf } from '../rows/current-of.ts';
import type { RetailChange } from './settings-draft.ts';

/** Saves settings as the person saw them; where a colleague has changed them meanwhile, they are shown and it is refused. */
export function useSaveSettings({ version }: Pick<Retail, 'version'>, onSaved: () => void) {
  const queryClient = useQueryClient();
  const { queryKey } = currentRetailQuery;
  const keep = async (shop: Retail): Promise<void> => {
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, shop);
  };
  return useMutation({
    mutationFn: async (change: RetailChange) => {
      const call = api.PUT('/retail/', { body: { ...change, version } });
      try {
        await keep(await unwrap(call));
      } catch (failure) {
        const current = await currentOf<Retail>(failure, call);
        if (current) await keep(current);
        throw failure;
      }
    },
    onSuccess: onSaved,
    onSettled: () => void queryClient.invalidateQueries({ queryKey }),
  });
}
