import { usePageTitle } from '#page/page-title.ts';
import { type Customer, useCustomer, usePermission } from '#page/shop-context.tsx';
import { useFlow } from '#page/use-flow.ts';
import { paths } from '#routes/paths.ts';
import { PlusIcon } from '#ui/icons.tsx';
import { defineList } from '#ui/list/define-list.ts';
import { readAsked } from '#ui/list/list-address.ts';
import { ListBody } from '#ui/list/list-body.tsx';
import { useList } from '#ui/list/use-list.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { Button, Group, Title } from '@mantine/core';
import { Link } from 'wouter';
import { ExportMenu } from '../files/export-menu.tsx';
import { CreatedItem } from './created-item.tsx';
import { filtersFor, paramsOf, recoversItems } from './item-list-filters.ts';
import { FieldEditsContext } from './field-edits-context.ts';
import { fieldEditsFlow } from './field-edits.flow.ts';
import { shopItemsQuery } from './shop-items.queries.ts';
import { shopItemsStrings } from './shop-items.strings.ts';

type Viewer = Pick<Customer, 'permissions'> | null;

/** The number of items that are fetched at once. */
const ROWS_PER_PAGE = 100;

const makeList = (viewer: Viewer) =>
  defineList({
    filters: filtersFor(viewer),
    query: (asked, _scope: undefined) => shopItemsQuery({ ...paramsOf(asked), limit: ROWS_PER_PAGE }),
    rowsPerPage: ROWS_PER_PAGE,
    skeleton: { cards: { count: 6, height: 270 }, table: { count: 16, height: 24 } },
    Rows: lazyPart(() => import('./item-rows.tsx'), 'ItemRows'),
  });

const [plain, recovering] = [makeList(null), makeList({ permissions: ['delete_item'] })];

/** The list of items as this person may narrow it; the same one each time. */
const itemsListFor = (viewer: Viewer) => (recoversItems(viewer) ? recovering : plain);

/** The shop's items as staff keep them. */
export function ItemsPage() {
  const list = useList(itemsListFor(useCustomer()), { scope: undefined, href: paths.items.getHref() });
  const [mayCreate, mayEdit] = [usePermission('create_item'), usePermission('edit_item')];
  const edits = useFlow(fieldEditsFlow);
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
      <CreatedItem />
      <FieldEditsContext value={edits}>
        <ListBody list={list} />
      </FieldEditsContext>
    </>
  );
}
