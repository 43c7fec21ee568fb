import { api, unwrap } from '#api/client.ts';
import { categoriesQuery } from '#entities/item/category.queries.ts';
import { type Category, childrenOf } from '#office/kit/item/category-tree.ts';
import { invalidateItems } from '#office/kit/item/invalidate-items.ts';
import { usePermission } from '#page/shop-context.tsx';
import { notifyError } from '#ui/notifier/notifier.ts';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { itemFilesStrings } from './item-files.strings.ts';

const nameKey = (name: string): string => name.replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Makes the categories of a path that aren't there, each in the one before it. */
async function makePath(queryClient: QueryClient, path: string): Promise<void> {
  let known: readonly Category[] = await queryClient.fetchQuery({ ...categoriesQuery, staleTime: 0 });
  let parentId: number | null = null;
  for (const name of path.split('/').map((part) => part.trim())) {
    const level: Category[] = childrenOf(known, parentId);
    const category: Category =
      level.find((one) => nameKey(one.name) === nameKey(name)) ??
      (await unwrap(
        api.POST('/category/', {
          params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
          body: { name, parent_id: parentId },
        }),
      ));
    known = [...known, category];
    parentId = category.id;
  }
}

interface MakeCategoryProps {
  /** «Посуда / Чашки» */
  path: string;
  onMade: () => void;
}

/** Makes a category that a file names and the shop hasn't. */
export function MakeCategory({ path, onMade }: MakeCategoryProps) {
  const mayMake = usePermission('edit_item');
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    // Repeating it is safe: what has been made is found then.
    mutationFn: () => makePath(queryClient, path),
    onSuccess: onMade,
    onError: (error) => notifyError(error, itemFilesStrings.categoryFailed),
    onSettled: () => invalidateItems(queryClient),
  });
  if (!mayMake) return null;
  return (
    <Button variant="light" size="compact-sm" loading={isPending} onClick={() => mutate()}>
      {itemFilesStrings.makeCategory(path)}
    </Button>
  );
}
