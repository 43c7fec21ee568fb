import { api, unwrap } from '#api/client.ts';
import type { components } from '#contract/types.ts';
import { findAll } from '#office/kit/bulk/find-all.ts';
import { useMany } from '#office/kit/bulk/use-many.tsx';
import { customerName } from '#entities/customer/customer-name.ts';
import { useCustomer } from '#page/shop-context.tsx';
import { readAsked } from '#ui/list/list-address.ts';
import type { ListPage, RowsState } from '#ui/list/rows-state.ts';
import type { RowMarks } from '#ui/list/selection/row-marks.ts';
import type { VirtualRows } from '#ui/list/virtual/use-virtual-rows.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { filtersFor, paramsOf } from './customer-filters.ts';
import { customerForms } from './customers.strings.ts';
import { manyCustomersStrings } from './many-customers.strings.ts';

type Row = components['schemas']['ListedCustomer'];

const CustomersDrawer = lazyPart(() => import('./customers-drawer.tsx'), 'CustomersDrawer');

const changing = ['edit_customers', 'delete_customers', 'recovery_customers'] as const;

/** Selected customers, and what can be done with them; null for those who may do nothing. */
export function useCustomerMarks({ params }: RowsState<ListPage<Row>>, rows: VirtualRows<Row>): RowMarks<Row> | null {
  const viewer = useCustomer();
  const isOn = changing.some((flag) => viewer?.permissions.includes(flag));
  const { page: _, ...query } = paramsOf(readAsked(filtersFor(viewer), params));
  const marks = useMany<Row>({
    rows: rows.loaded,
    total: rows.total,
    scroll: rows,
    nameOf: customerName,
    forms: customerForms,
    selected: manyCustomersStrings.selection,
    query,
    findAll: () => findAll((paging) => unwrap(api.GET('/customers/', { params: { query: { ...query, ...paging } } }))),
    isOn,
    Drawer: CustomersDrawer,
  });
  return isOn ? marks : null;
}
