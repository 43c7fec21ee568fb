import { currentCustomerQuery, customersQuery } from '#entities/customer/customer.queries.ts';
import { usePageTitle } from '#page/page-title.ts';
import { type Customer, useCustomer, usePermission } from '#page/shop-context.tsx';
import { paths } from '#routes/paths.ts';
import { useBranch } from '#routes/use-branch.ts';
import { PlusIcon } from '#ui/icons.tsx';
import { defineList } from '#ui/list/define-list.ts';
import { ListBody } from '#ui/list/list-body.tsx';
import { useList } from '#ui/list/use-list.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { Button, Title } from '@mantine/core';
import type { QueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { filtersFor, looksOf, paramsOf } from './customer-filters.ts';
import classes from './customers-page.module.css';
import { customersStrings } from './customers.strings.ts';

/** The number of customers that are fetched at once. */
const ROWS_PER_PAGE = 100;

const makeList = (viewer: Pick<Customer, 'permissions'> | null) =>
  defineList({
    filters: filtersFor(viewer),
    query: (asked) => customersQuery({ ...paramsOf(asked), limit: ROWS_PER_PAGE }),
    rowsPerPage: ROWS_PER_PAGE,
    skeleton: { cards: { count: 6, height: 208 }, table: { count: 16, height: 24 } },
    Rows: lazyPart(() => import('./customer-rows.tsx'), 'CustomerRows'),
  });

const lists = new Map<string, ReturnType<typeof makeList>>();

/** The list of customers as this person may narrow and order it; the same one each time. */
function customersListFor(viewer: Pick<Customer, 'permissions'> | null) {
  const look = looksOf(viewer).join();
  const list = lists.get(look) ?? makeList(viewer);
  lists.set(look, list);
  return list;
}

/** Prefetches the customers with the filters of the address, where it is known who looks. */
export function prefetch(queryClient: QueryClient, { searchParams }: URL): void {
  const viewer = queryClient.getQueryData(currentCustomerQuery.queryKey);
  if (viewer) customersListFor(viewer).prefetch(queryClient, searchParams, undefined);
}

/** The shop's customers. */
export function CustomersPage() {
  const { getHref } = useBranch();
  const list = useList(customersListFor(useCustomer()), { scope: undefined, href: getHref('customers') });
  const mayCreate = usePermission('create_customers');
  usePageTitle(customersStrings.list);
  return (
    <>
      <div className={classes['head']}>
        <Title order={1}>{customersStrings.list}</Title>
        {mayCreate && (
          <Button component={Link} href={paths.newCustomer.getHref()} leftSection={<PlusIcon size={18} />}>
            {customersStrings.create}
          </Button>
        )}
      </div>
      <ListBody list={list} />
    </>
  );
}
