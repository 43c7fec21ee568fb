import { api, unwrap } from '#api/client.ts';
import type { components } from '#contract/types.ts';
import { type FoundRows, useMany } from '#entities/bulk/use-many.tsx';
import { customerName } from '#entities/customer/customer-name.ts';
import type { CustomerListParams } from '#entities/customer/customer.queries.ts';
import { useCustomer } from '#entities/shop/shop-context.tsx';
import { readAsked } from '#ui/list/list-address.ts';
import type { ListPage, RowsState } from '#ui/list/rows-state.ts';
import type { RowMarks } from '#ui/list/selection/row-marks.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { filtersFor, paramsOf } from './customer-filters.ts';
import { customerForms } from './customers.strings.ts';
import { manyCustomersStrings } from './many-customers.strings.ts';

type Row = components['schemas']['ListedCustomer'];

const ROWS_PER_CALL = 100;
/** Of a longer list the first are selected. */
const MOST = 5_000;

const CustomersDrawer = lazyPart(() => import('./customers-drawer.tsx'), 'CustomersDrawer');

/** The first customers that the filters leave, at the versions that they have now, and how many there are. */
async function findAll(params: CustomerListParams): Promise<FoundRows> {
  const versions = new Map<number, number>();
  for (let page = 1; ; page += 1) {
    const query = { ...params, page, limit: ROWS_PER_CALL };
    const { result, pages, total } = await unwrap(api.GET('/customers/', { params: { query } }));
    for (const { id, version } of result) versions.set(id, version);
    if (page >= pages || versions.size >= MOST) {
      const seen = [...versions].map(([id, version]) => ({ id, version }));
      return { ids: [...versions.keys()], seen, total };
    }
  }
}

const none: readonly Row[] = [];
const changing = ['edit_customers', 'delete_customers', 'recovery_customers'] as const;

/** Selected customers, and what can be done with them; null for those who may do nothing. */
export function useCustomerMarks({ result, params }: RowsState<ListPage<Row>>): RowMarks<Row> | null {
  const viewer = useCustomer();
  const isOn = changing.some((flag) => viewer?.permissions.includes(flag));
  const marks = useMany<Row>({
    rows: result.data?.result ?? none,
    total: result.data?.total ?? 0,
    nameOf: customerName,
    forms: customerForms,
    selected: manyCustomersStrings.selection,
    findAll: () => findAll(paramsOf(readAsked(filtersFor(viewer), params))),
    isOn,
    Drawer: CustomersDrawer,
  });
  return isOn ? marks : null;
}
