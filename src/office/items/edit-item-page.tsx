import { api, unwrap } from '#api/client.ts';
import { readId } from '#common/read-id.ts';
import type { components } from '#contract/types.ts';
import { itemQuery } from '#entities/item/item.queries.ts';
import { ApiError } from '#lib/api-error.ts';
import { keepTogether } from '#lib/no-break.ts';
import { HistoryLink } from '#office/kit/history-link.tsx';
import { invalidateItems } from '#office/kit/item/invalidate-items.ts';
import { usePageTitle } from '#page/page-title.ts';
import { usePermission } from '#page/shop-context.tsx';
import { paths } from '#routes/paths.ts';
import { notifyNews } from '#ui/notifier/notifier.ts';
import { BackLink } from '#ui/navigation/back-link.tsx';
import { useBackLink, useCameFrom } from '#ui/navigation/back-target.ts';
import { ErrorState } from '#ui/states/error-state.tsx';
import { MessageState } from '#ui/states/message-state.tsx';
import '@mantine/core/styles/Anchor.layer.css';
import { Anchor, Button, Group, Skeleton, Stack, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { DeleteItem } from './delete-item.tsx';
import { DeletedItem } from './deleted-item.tsx';
import { changesOf, draftOf } from './item-draft.ts';
import { ItemForm } from './item-form.tsx';
import { itemsStrings } from './items.strings.ts';

type Item = components['schemas']['Item'];

/** The page that the form was opened from: the item's in the shop, or the list as it was narrowed there. */
function useOrigin(id: number): { isShop: boolean; link: ReturnType<typeof useBackLink> } {
  const shop = paths.item.getHref(id);
  const isShop = useCameFrom(shop);
  return { isShop, link: useBackLink(isShop ? shop : paths.items.getHref()) };
}

function EditForm({ item, onDeleted }: { item: Item; onDeleted: () => void }) {
  const { id, version } = item;
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const mayDelete = usePermission('delete_item');
  const { href } = useOrigin(id).link;
  const known = draftOf(item);
  return (
    <ItemForm
      itemId={id}
      known={known}
      contentOf={(draft) => changesOf(draft, known)}
      send={(changes) =>
        unwrap(
          api.PUT('/item/', {
            // Orders change the stock while the form is open: what was typed is about the stock that was seen.
            body: { ...changes, id, version, ...(changes.stock !== undefined && { expected_stock: item.stock }) },
          }),
        )
      }
      onSaved={(saved) => {
        queryClient.setQueryData(itemQuery(id).queryKey, saved);
        notifyNews(itemsStrings.saved(saved.name));
        navigate(href);
      }}
      onSettled={() => invalidateItems(queryClient)}
      onUnchanged={() => navigate(href)}
      save={itemsStrings.save}
      cancelHref={href}
      beside={mayDelete && <DeleteItem item={item} onDeleted={onDeleted} />}
    />
  );
}

/** The page that changes an item of the catalogue, or takes it out. */
export function EditItemPage() {
  const id = readId(useParams<{ id: string }>().id);
  const item = useQuery({ ...itemQuery(id ?? 0), enabled: id !== undefined });
  const mayEdit = usePermission('edit_item');
  const [deleted, setDeleted] = useState<Item | null>(null);
  const origin = useOrigin(id ?? 0);
  const isMissing = id === undefined || (item.error instanceof ApiError && item.error.status === 404);
  usePageTitle(item.data ? itemsStrings.editOf(item.data.name) : itemsStrings.editTitle);
  if (deleted) return <DeletedItem item={deleted} />;
  if (isMissing)
    return (
      <MessageState isPage title={itemsStrings.missing} text={itemsStrings.missingHint}>
        <Button component={Link} href={paths.catalog.getHref()}>
          {itemsStrings.toCatalogue}
        </Button>
      </MessageState>
    );
  if (item.isPending)
    return (
      <Stack role="status" aria-label={itemsStrings.loading} gap="md" maw={720}>
        <Skeleton h={40} w="60%" />
        {Array.from({ length: 5 }, (_, row) => (
          <Skeleton key={row} h={56} />
        ))}
      </Stack>
    );
  if (!item.data) return <ErrorState isPage error={item.error} onRetry={() => void item.refetch()} />;
  const { data } = item;
  const back = <BackLink {...origin.link}>{origin.isShop ? itemsStrings.toItem : itemsStrings.toItems}</BackLink>;
  if (!mayEdit)
    return (
      <>
        {back}
        <Title order={1} mb="md">
          {keepTogether(data.name)}
        </Title>
        <p>{itemsStrings.onlyRemove}</p>
        <DeleteItem item={data} onDeleted={() => setDeleted(data)} />
      </>
    );
  return (
    <>
      {back}
      <Title order={1} mb="md">
        {keepTogether(itemsStrings.editOf(data.name))}
      </Title>
      <Group gap="md" mb="md">
        <Anchor component={Link} href={paths.item.getHref(data.id)}>
          {itemsStrings.toShop}
        </Anchor>
        <HistoryLink entity="item" id={data.id} />
      </Group>
      <EditForm key={id} item={data} onDeleted={() => setDeleted(data)} />
    </>
  );
}
