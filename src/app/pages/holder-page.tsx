import { pageRoutes, type PageName, type PageRoute, type ShownBy } from '#common/routes/pages.ts';
import { currentCustomerQuery } from '#entities/customer/customer.queries.ts';
import { useCustomer, type Customer } from '#page/shop-context.tsx';
import type { PageParts } from '#ui/loading/make-page.ts';
import { OfficeScreen, prefetchOfficeScreen } from '../office.ts';
import { NoAccess } from './no-access.ts';

type OfficePage = Exclude<PageName, ShownBy<typeof pageRoutes, 'shop'>>;

/** A page of the office alone, for those who hold one of its permissions. */
export function forHolders(name: OfficePage): PageParts {
  const { permissions } = pageRoutes[name];
  const { needs = [] }: PageRoute = pageRoutes[name];
  const mayOpen = (customer: Customer | null | undefined): boolean => {
    const held = customer?.permissions ?? [];
    return permissions.some((one) => held.includes(one)) && needs.every((one) => held.includes(one));
  };
  return {
    Page: () => (mayOpen(useCustomer()) ? <OfficeScreen name={name} /> : <NoAccess />),
    prefetch: (queryClient, address) => {
      if (mayOpen(queryClient.getQueryData(currentCustomerQuery.queryKey)))
        prefetchOfficeScreen(name, queryClient, address);
    },
  };
}
