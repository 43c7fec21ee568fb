import { usePageTitle } from '#page/page-title.ts';
import { useCustomer, usePermission } from '#page/shop-context.tsx';
import { paths } from '#routes/paths.ts';
import { PlusIcon } from '#ui/icons.tsx';
import { readAsked } from '#ui/list/list-address.ts';
import { ListView } from '#ui/list/list-view.tsx';
import { useList } from '#ui/list/use-list.ts';
import { Button, Group, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import { ExportMenu } from '../files/export-menu.tsx';
import { paramsOf } from './item-list-filters.ts';
import { itemsListFor } from './items-list.ts';
import { createOpenEdits, OpenEditsContext } from './open-edits.ts';
import { shopItemsStrings } from './shop-items.strings.ts';

/** The shop's items as staff keep them. */
export function ItemsPage() {
  const list = useList(itemsListFor(useCustomer()), { scope: undefined, href: paths.items.getHref() });
  const [mayCreate, mayEdit] = [usePermission('create_item'), usePermission('edit_item')];
  const [edits] = useState(createOpenEdits);
  const { page: _, ...listed } = paramsOf(readAsked(list.filters, list.params));
  usePageTitle(shopItemsStrings.title);
  return (
    <>
      <Group justify="space-between" gap="sm" mb="md">
        <Title order={1}>{shopItemsStrings.title}</Title>
        <Group gap="xs">
          {mayEdit && (
            <Button variant="default" component={Link} href={paths.categories.getHref()}>
              {shopItemsStrings.categories}
            </Button>
          )}
          {mayEdit && <ExportMenu listed={{ state: 'any', order_by: 'name', ...listed }} />}
          {(mayCreate || mayEdit) && (
            <Button variant="default" component={Link} href={paths.importItems.getHref()}>
              {shopItemsStrings.import}
            </Button>
          )}
          {mayCreate && (
            <Button component={Link} href={paths.newItem.getHref()} leftSection={<PlusIcon size={18} />}>
              {shopItemsStrings.create}
            </Button>
          )}
        </Group>
      </Group>
      <OpenEditsContext value={edits}>
        <ListView list={list} />
      </OpenEditsContext>
    </>
  );
}
