import type { CustomerListParams } from '#entities/customer/customer.queries.ts';
import { customerTypeNames } from '#entities/customer/customer.strings.ts';
import { GroupLabel } from '#office/kit/permission/group-label.tsx';
import { permissionLabels } from '#office/kit/permission/permission.strings.ts';
import type { Customer } from '#page/shop-context.tsx';
import { type Asked, choice, flag, narrowedTo, search } from '#ui/list/filters/filters.ts';
import { sentBy } from '#ui/list/filters/sent-by.ts';
import { customersStrings } from './customers.strings.ts';

const sorts = { ...customersStrings.sorts, ...customersStrings.balanceSorts };

const base = {
  search: search(customersStrings.search),
  type: choice({
    label: customersStrings.type,
    any: customersStrings.anyType,
    names: customerTypeNames,
    sends: 'customer_type',
  }),
  permission: choice({
    label: customersStrings.permission,
    any: customersStrings.anyPermission,
    names: permissionLabels,
    sends: 'permission',
  }),
  groupId: narrowedTo(customersStrings.group, 'group_id', GroupLabel),
};

const ordered = (names: Partial<typeof sorts>) =>
  choice({
    label: customersStrings.sort,
    any: customersStrings.byName,
    // A narrower choice: what isn't in it isn't read from an address either.
    names: names as typeof sorts,
    sends: 'order_by',
  });

const all = { ...base, order: ordered(sorts), deleted: flag(customersStrings.deleted, 'is_deleted') };

const makeFilters = (seesBalance: boolean, recovers: boolean) => ({
  ...base,
  order: ordered(seesBalance ? sorts : customersStrings.sorts),
  ...(recovers && { deleted: all.deleted }),
});

/** What of the list depends on who looks: whether they see balances, and may recover who was deleted. */
export const looksOf = (viewer: Pick<Customer, 'permissions'> | null) =>
  [
    viewer?.permissions.includes('get_strange_balance_history') ?? false,
    viewer?.permissions.includes('recovery_customers') ?? false,
  ] as const;

/** The filters that this person has. */
export const filtersFor = (viewer: Pick<Customer, 'permissions'> | null) => makeFilters(...looksOf(viewer));

/** What the server is asked for by the filters. */
export const paramsOf = (asked: Asked<typeof all>): CustomerListParams => sentBy<CustomerListParams>()(all, asked);
