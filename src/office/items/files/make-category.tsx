import { api, unwrap } from '#api/client.ts';
import { namesOfPath } from '#common/category-path.ts';
import { categoriesQuery } from '#entities/item/category.queries.ts';
import { makeUuid } from '#lib/uuid.ts';
import { type Category, childrenOf, MAX_DEPTH } from '#office/kit/item/category-tree.ts';
import { invalidateItems } from '#office/kit/item/invalidate-items.ts';
import { usePermission } from '#page/shop-context.tsx';
import { notifyError } from '#ui/notifier/notifier.ts';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { itemFilesStrings } from './item-files.strings.ts';

const NAME_MAX = 100;

const isNamed = (name: string) => (category: Category) => category.name.toLowerCase() === name.toLowerCase();

/**
 * Whether the categories of a path can be made as it says. One whose first name is known deeper alone is an unfinished
 * path: a second category of that name would take the rows of the first.
 */
function canMake(categories: readonly Category[], names: readonly string[]): boolean {
  const [first = ''] = names;
  const isUnfinished =
    !childrenOf(categories, null).some(isNamed(first)) && categories.some(isNamed(first)) && names.length > 1;
  return names.length <= MAX_DEPTH && !isUnfinished && names.every((name) => name !== '' && name.length <= NAME_MAX);
}

/** Makes the categories of a path that aren't there, each in the one before it. */
async function makePath(queryClient: QueryClient, names: readonly string[]): Promise<void> {
  const known: readonly Category[] = await queryClient.fetchQuery({ ...categoriesQuery, staleTime: 0 });
  let parentId: number | null = null;
  for (const name of names) {
    const category: Category =
      childrenOf(known, parentId).find(isNamed(name)) ??
      (await unwrap(
        api.POST('/category/', {
          params: { header: { 'Idempotency-Key': makeUuid() } },
          body: { name, parent_id: parentId },
        }),
      ));
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
  const { data: categories } = useQuery({ ...categoriesQuery, enabled: mayMake });
  const names = namesOfPath(path);
  const { mutate, isPending } = useMutation({
    // Repeating it is safe: what has been made is found then.
    mutationFn: () => makePath(queryClient, names),
    onSuccess: onMade,
    onError: (error) => notifyError(error, itemFilesStrings.categoryFailed),
    onSettled: () => invalidateItems(queryClient),
  });
  if (!categories || !canMake(categories, names)) return null;
  return (
    <Button variant="light" size="compact-sm" loading={isPending} onClick={() => mutate()}>
      {itemFilesStrings.makeCategory(path)}
    </Button>
  );
}
