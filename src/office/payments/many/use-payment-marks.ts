import { api, unwrap } from '#api/client.ts';
import type { Payment } from '#contract/types.ts';
import { findAll } from '#office/kit/bulk/find-all.ts';
import { useMany } from '#office/kit/bulk/use-many.tsx';
import { usePermission } from '#page/shop-context.tsx';
import type { KeyGroup } from '#ui/keys/page-keys.ts';
import { readAsked } from '#ui/list/list-address.ts';
import type { ListPage, RowsState } from '#ui/list/rows-state.ts';
import type { RowMarks } from '#ui/list/selection/row-marks.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { shopFilters, shopParamsOf } from '../payment-filters.ts';
import { decisionKeys, manyPaymentsStrings, paymentForms } from './many-payments.strings.ts';

const PaymentsDrawer = lazyPart(() => import('./payments-drawer.tsx'), 'PaymentsDrawer');

const letters: KeyGroup = {
  title: manyPaymentsStrings.keys,
  keys: Object.fromEntries(Object.values(decisionKeys).map(({ letter, text }) => [letter, text])),
};

const none: readonly Payment[] = [];

/** Selected payments, and what can be done with them; null for those who may do nothing. */
export function usePaymentMarks({ result, params }: RowsState<ListPage<Payment>>): RowMarks<Payment> | null {
  const mayDecide = usePermission('edit_payments');
  const { page: _, ...query } = shopParamsOf(readAsked(shopFilters, params));
  const marks = useMany<Payment>({
    rows: result.data?.result ?? none,
    total: result.data?.total ?? 0,
    nameOf: ({ id }) => manyPaymentsStrings.name(id),
    forms: paymentForms,
    selected: manyPaymentsStrings.selection,
    query,
    findAll: () => findAll((paging) => unwrap(api.GET('/payment/', { params: { query: { ...query, ...paging } } }))),
    letters,
    changeAt: (code) => decisionKeys[code]?.state,
    isOn: mayDecide,
    Drawer: PaymentsDrawer,
  });
  return mayDecide ? marks : null;
}
