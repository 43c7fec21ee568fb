import { screenRoutes } from '#common/routes/screens.ts';
import { useBranch } from '#routes/use-branch.ts';
import { currentCustomerQuery } from '#entities/customer/customer.queries.ts';
import { usePageTitle } from '#page/page-title.ts';
import { useCustomer, usePermission } from '#page/shop-context.tsx';
import { paths } from '#routes/paths.ts';
import { PlusIcon } from '#ui/icons.tsx';
import { ListView } from '#ui/list/list-view.tsx';
import { useList } from '#ui/list/use-list.ts';
import { Button, Title } from '@mantine/core';
import type { QueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { customersListFor } from './customers-list.ts';
import { customersStrings } from './customers.strings.ts';
import classes from './customers-page.module.css';

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
  usePageTitle(screenRoutes.customers.label);
  return (
    <>
      <div className={classes['head']}>
        <Title order={1}>{screenRoutes.customers.label}</Title>
        {mayCreate && (
          <Button component={Link} href={paths.newCustomer.getHref()} leftSection={<PlusIcon size={18} />}>
            {customersStrings.create}
          </Button>
        )}
      </div>
      <ListView list={list} />
    </>
  );
}
