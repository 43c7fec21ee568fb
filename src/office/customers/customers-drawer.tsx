import { api, unwrap } from '#api/client.ts';
import { customersBranch } from '#common/routes/branches.ts';
import type { components, PermissionGroup } from '#contract/types.ts';
import { invalidateCustomers } from '#entities/customer/customer.queries.ts';
import { bulkStrings } from '#office/kit/bulk/bulk.strings.ts';
import { ChangeForm, type OfferedChange } from '#office/kit/bulk/change-form.tsx';
import { type ListChange, verdictsOf } from '#office/kit/bulk/list-change.ts';
import { BulkDrawer, type ListDrawerProps } from '#office/kit/bulk/bulk-drawer.tsx';
import { CustomerLabel } from '#office/kit/customer/customer-label.tsx';
import { permissionGroupsQuery } from '#office/kit/permission/permission.queries.ts';
import { type Customer, useCustomer } from '#page/shop-context.tsx';
import { getBranchHref } from '#routes/branch-href.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useSearchParams } from 'wouter';
import { bulkCustomersStrings } from './bulk-customers.strings.ts';

function CustomerLink({ id }: { id: number }) {
  return (
    <Link href={getBranchHref(customersBranch, 'customer', { customerId: id })}>
      <CustomerLabel id={id} otherwise={bulkCustomersStrings.name(id)} />
    </Link>
  );
}

interface Offer {
  changeOf: (change: components['schemas']['CustomersChange']) => ListChange;
  count: number;
  flags: Customer['permissions'];
  groups: readonly PermissionGroup[];
  /** Whether the list is of those who were deleted. */
  areDeleted: boolean;
}

const typesFor = ({ count, flags, changeOf }: Offer): OfferedChange[] =>
  (['retail', 'wholesale'] as const)
    .filter((type) => type === 'retail' || flags.includes('trade_price_orders'))
    .map((type) => ({
      name: type,
      label: bulkCustomersStrings.types[type],
      group: bulkCustomersStrings.typeGroup,
      notes: [...(type === 'wholesale' ? [bulkCustomersStrings.wholesaleNote] : []), bulkStrings.asItGoes],
      go: bulkCustomersStrings.go(count),
      changeOf: () => changeOf({ customer_type: type }),
    }));

const groupsFor = ({ count, groups, changeOf }: Offer): OfferedChange[] =>
  (['join_group_id', 'leave_group_id'] as const).flatMap((way) =>
    groups
      .filter((group) => group.can_edit)
      .map(({ id, name }) => ({
        name: `${way} ${id}`,
        label: name,
        group: way === 'join_group_id' ? bulkCustomersStrings.joinGroup : bulkCustomersStrings.leaveGroup,
        notes: [bulkStrings.asItGoes],
        go: bulkCustomersStrings.go(count),
        changeOf: () => changeOf({ [way]: id }),
      })),
  );

const deletionFor = ({ count, areDeleted, changeOf }: Offer): OfferedChange => ({
  name: 'deleted',
  label: areDeleted ? bulkCustomersStrings.recover : bulkCustomersStrings.remove,
  group: bulkCustomersStrings.otherGroup,
  notes: [areDeleted ? bulkCustomersStrings.recoverNote : bulkCustomersStrings.removeNote, bulkStrings.asItGoes],
  go: areDeleted ? bulkCustomersStrings.goRecover(count) : bulkCustomersStrings.goRemove(count),
  changeOf: () => changeOf({ is_deleted: !areDeleted }),
});

function offersOf(offer: Offer): OfferedChange[] {
  const { flags, areDeleted } = offer;
  const mayDelete = flags.includes(areDeleted ? 'recovery_customers' : 'delete_customers');
  return [
    ...(flags.includes('edit_customers') && !areDeleted ? [...typesFor(offer), ...groupsFor(offer)] : []),
    ...(mayDelete ? [deletionFor(offer)] : []),
  ];
}

/** Changes the type or groups of many customers, deletes them or lets them in again. */
export function CustomersDrawer(props: ListDrawerProps) {
  const { ids, preset } = props.asked;
  const [address] = useSearchParams();
  const flags = useCustomer()?.permissions ?? [];
  const groups = useQuery(permissionGroupsQuery).data?.result ?? [];
  const queryClient = useQueryClient();
  const changeOf = (change: components['schemas']['CustomersChange']): ListChange => ({
    name: Object.keys(change).join(),
    send: async (rows) => {
      const body = { ids: [...rows.ids], versions: [...rows.seen], change };
      return verdictsOf((await unwrap(api.PUT('/customers/list/', { body }))).result, rows);
    },
    refresh: () => void invalidateCustomers(queryClient),
  });
  const offer = { changeOf, count: ids.length, flags, groups, areDeleted: address.get('deleted') === '1' };
  return (
    <BulkDrawer {...props} title={bulkStrings.title(bulkCustomersStrings.title(ids.length))} RowLink={CustomerLink}>
      {(choose) => <ChangeForm offered={offersOf(offer)} preset={preset} onChoose={choose} />}
    </BulkDrawer>
  );
}
