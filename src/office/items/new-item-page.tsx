import { api, unwrap } from '#api/client.ts';
import { createSendOnce } from '#api/send-once.ts';
import { itemQuery } from '#entities/item/item.queries.ts';
import { invalidateItems } from '#office/kit/item/invalidate-items.ts';
import { usePageTitle } from '#page/page-title.ts';
import { usePermission } from '#page/shop-context.tsx';
import { paths } from '#routes/paths.ts';
import { BackLink } from '#ui/navigation/back-link.tsx';
import { notifyNews } from '#ui/notifier/notifier.ts';
import { Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { formOf, newItemDraft, type ItemForm as ItemFormContent } from './item-draft.ts';
import { ItemForm } from './item-form.tsx';
import { itemsStrings } from './items.strings.ts';
import type { CreatedState } from './list/created-item.tsx';

// Outlives the page, so that a retry after a lost answer makes no second item.
const sendOnce = createSendOnce();

const makeItem = (form: Partial<ItemFormContent>) =>
  sendOnce(form, (key) =>
    // The form of a new item has all of it.
    unwrap(api.POST('/item/', { params: { header: { 'Idempotency-Key': key } }, body: form as ItemFormContent })),
  );

/** The page that adds an item to the catalogue. */
export function NewItemPage() {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  // Whoever keeps items has a list of them, with those that are hidden.
  const keeps = usePermission('edit_item');
  usePageTitle(itemsStrings.newTitle);
  const cancelHref = keeps ? paths.items.getHref() : paths.catalog.getHref();
  return (
    <>
      <BackLink href={cancelHref}>{keeps ? itemsStrings.toItems : itemsStrings.toCatalogue}</BackLink>
      <Title order={1} mb="md">
        {itemsStrings.newTitle}
      </Title>
      <ItemForm
        itemId={null}
        known={newItemDraft}
        contentOf={formOf}
        send={makeItem}
        onSaved={(item) => {
          queryClient.setQueryData(itemQuery(item.id).queryKey, item);
          invalidateItems(queryClient);
          const { id, name } = item;
          if (keeps) {
            navigate(paths.items.getHref(), { state: { created: { id, name } } satisfies CreatedState });
            return;
          }
          notifyNews(itemsStrings.created(name));
          navigate(item.is_hidden ? paths.catalog.getHref() : paths.item.getHref(id));
        }}
        save={itemsStrings.create}
        cancelHref={cancelHref}
      />
    </>
  );
}
