import { itemQuery } from '#entities/item/item.queries.ts';
import { knownItem } from '#entities/item/known-item.ts';
import { ApiError } from '#lib/api-error.ts';
import { paths } from '#routes/paths.ts';
import { readId } from '#common/read-id.ts';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import { ButtonLink } from '#ui/native/button.tsx';
import { Skeleton } from '#ui/native/skeleton.tsx';
import { MessageState } from '#ui/states/message-state.tsx';
import { usePageTitle } from '#page/page-title.ts';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { catalogueStrings } from '../catalogue.strings.ts';
import classes from './item-page.module.css';
import { ItemView } from './item-view.tsx';

function ItemSkeleton() {
  return (
    <div className={classes['item']} role="status" aria-label={catalogueStrings.loading}>
      <Skeleton className={classes['square']} />
      <div className={classes['about']}>
        <Skeleton height={36} width="80%" />
        <Skeleton height={28} width="40%" />
        <Skeleton height={40} width="min(100%, 420px)" />
        <Skeleton height={96} />
      </div>
    </div>
  );
}

function ItemMissing() {
  return (
    <MessageState
      isPage
      icon={<SearchIcon size={32} />}
      title={catalogueStrings.itemMissing}
      text={catalogueStrings.itemMissingHint}
    >
      <ButtonLink href={paths.catalog.getHref()}>{catalogueStrings.toCatalogue}</ButtonLink>
    </MessageState>
  );
}

/** Prefetches the item of the address. */
export function prefetch(queryClient: QueryClient, { pathname }: URL): void {
  const id = readId(pathname.split('/')[2]);
  if (id !== undefined) void queryClient.prefetchQuery(itemQuery(id));
}

/** The page of one item. */
export function ItemPage() {
  const id = readId(useParams<{ id: string }>().id);
  const queryClient = useQueryClient();
  const item = useQuery({
    ...itemQuery(id ?? 0),
    enabled: id !== undefined,
    // What its card has told stands at once.
    placeholderData: () => knownItem(queryClient, id ?? 0),
  });
  const isMissing = id === undefined || (item.error instanceof ApiError && item.error.status === 404);
  usePageTitle(isMissing ? catalogueStrings.itemMissing : item.data?.name);
  if (isMissing) return <ItemMissing />;
  if (item.isPending) return <ItemSkeleton />;
  if (!item.data) return <ErrorState isPage error={item.error} onRetry={() => void item.refetch()} />;
  return <ItemView key={item.data.id} item={item.data} isWhole={!item.isPlaceholderData} />;
}
