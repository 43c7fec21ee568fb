import type { CustomerListParams } from '#entities/customer/customer.queries.ts';
import type { Customer } from '#page/shop-context.tsx';
import { type Asked, choice, flag, narrowedTo, search } from '#ui/list/filters/filters.ts';
import { GroupLabel } from '#office/kit/permission/group-label.tsx';
import { permissionLabels } from '#office/kit/permission/permission.strings.ts';
import { customerTypeNames } from '#entities/customer/customer.strings.ts';
import { customersStrings } from './customers.strings.ts';

const sorts = { ...customersStrings.sorts, ...customersStrings.balanceSorts };

const base = {
  search: search(customersStrings.search),
  type: choice({ label: customersStrings.type, any: customersStrings.anyType, names: customerTypeNames }),
  permission: choice({
    label: customersStrings.permission,
    any: customersStrings.anyPermission,
    names: permissionLabels,
  }),
  groupId: narrowedTo(customersStrings.group, GroupLabel),
};

const ordered = (names: Partial<typeof sorts>) =>
  choice<keyof typeof sorts>({
    label: customersStrings.sort,
    any: customersStrings.byName,
    // A narrower choice: what isn't in it isn't read from an address either.
    names: names as typeof sorts,
  });

const makeFilters = (seesBalance: boolean, recovers: boolean) => ({
  ...base,
  order: ordered(seesBalance ? sorts : customersStrings.sorts),
  ...(recovers && { deleted: flag(customersStrings.deleted) }),
});

type CustomerFilters = typeof base & {
  order: ReturnType<typeof ordered>;
  deleted?: ReturnType<typeof flag>;
};

/** What the server is asked for by the filters. */
export function paramsOf({
  search: text,
  type,
  groupId,
  permission,
  order,
  deleted,
  page,
}: Asked<Required<CustomerFilters>>): CustomerListParams {
  return {
    ...(text && { search_text: text }),
    ...(type && { customer_type: type }),
    ...(groupId !== undefined && { group_id: groupId }),
    ...(permission && { permission }),
    ...(deleted && { is_deleted: true }),
    ...(order && { order_by: order }),
    ...(page && { page }),
  };
}

/** What of the list depends on who looks: whether they see balances, and may recover who was deleted. */
export const looksOf = (viewer: Pick<Customer, 'permissions'> | null) =>
  [
    viewer?.permissions.includes('get_strange_balance_history') ?? false,
    viewer?.permissions.includes('recovery_customers') ?? false,
  ] as const;

/** The filters that this person has. */
export const filtersFor = (viewer: Pick<Customer, 'permissions'> | null) => makeFilters(...looksOf(viewer));
