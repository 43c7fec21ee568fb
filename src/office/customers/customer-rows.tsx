import { api, unwrap } from '#api/client.ts';
import type { components, operations } from '#contract/types.ts';
import { CustomerAvatar } from '#entities/customer/customer-avatar.tsx';
import { customerName, customerPhone } from '#entities/customer/customer-name.ts';
import type { CustomerListParams } from '#entities/customer/customer.queries.ts';
import { customerTypeNames } from '#entities/customer/customer.strings.ts';
import { ColorBadge } from '#entities/order/state-badge.tsx';
import { Money } from '#entities/shop/money.tsx';
import { plural } from '#lib/plural.ts';
import { findAll } from '#office/kit/bulk/find-all.ts';
import { useBulk } from '#office/kit/bulk/use-bulk.tsx';
import { customerForms } from '#office/kit/customer/customer-forms.strings.ts';
import { useListOwner } from '#office/kit/use-list-owner.ts';
import { useCustomer } from '#page/shop-context.tsx';
import { useBranch } from '#routes/use-branch.ts';
import { UsersIcon } from '#ui/later-icons.tsx';
import { ColumnsButton } from '#ui/list/columns/columns-button.tsx';
import { readAsked } from '#ui/list/list-address.ts';
import { RecoverButton } from '#ui/list/recover-button.tsx';
import type { ListPage, RowsState } from '#ui/list/rows-state.ts';
import type { RowBoxes } from '#ui/list/selection/row-boxes.ts';
import { defineVirtualRows } from '#ui/list/virtual/define-virtual-rows.tsx';
import { OneLine } from '#ui/list/virtual/one-line.tsx';
import { TwoLines } from '#ui/list/virtual/two-lines.tsx';
import type { VirtualRows } from '#ui/list/virtual/use-virtual-rows.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { notifyNews } from '#ui/notifier/notifier.ts';
import { MessageState } from '#ui/states/message-state.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { filtersFor, paramsOf } from './customer-filters.ts';
import classes from './customer-rows.module.css';
import { customersStrings } from './customers.strings.ts';
import { bulkCustomersStrings } from './bulk-customers.strings.ts';
import { useRecoverCustomer } from './use-recover-customer.ts';

type Row = components['schemas']['ListedCustomer'];

const CustomersDrawer = lazyPart(() => import('./customers-drawer.tsx'), 'CustomersDrawer');

const changing = ['edit_customers', 'delete_customers', 'recovery_customers'] as const;

/** Selected customers, and what can be done with them; null for those who may do nothing. */
function useCustomerBoxes({ params }: RowsState<ListPage<Row>>, rows: VirtualRows<Row>): RowBoxes<Row> | null {
  const viewer = useCustomer();
  const isOn = changing.some((flag) => viewer?.permissions.includes(flag));
  const { page: _, ...query } = paramsOf(readAsked(filtersFor(viewer), params));
  const boxes = useBulk<Row>({
    rows,
    nameOf: customerName,
    forms: customerForms,
    selected: bulkCustomersStrings.selection,
    query,
    findAll: () => findAll((paging) => unwrap(api.GET('/customers/', { params: { query: { ...query, ...paging } } }))),
    isOn,
    Drawer: CustomersDrawer,
  });
  return isOn ? boxes : null;
}

type TotalParams = NonNullable<operations['countCustomers']['parameters']['query']>;

/** How many customers of each type the filters leave. */
function CustomersTotal({ asked }: { asked: CustomerListParams }) {
  const { page: _, order_by: __, ...query } = asked;
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['countCustomers', query satisfies TotalParams],
    queryFn: ({ signal }) => unwrap(api.GET('/customers/total/', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
  return (
    <p className={classes['totals']} role="status" aria-label={customersStrings.totals} aria-busy={isPlaceholderData}>
      {data &&
        data.total > 0 &&
        [
          plural(data.total, customerForms),
          ...(['retail', 'wholesale'] as const)
            .filter((type) => data[type] > 0)
            .map((type) => `${customerTypeNames[type].toLowerCase()} ${data[type]}`),
        ].join(' · ')}
    </p>
  );
}

const { columns } = customersStrings;

function NameLink({ row }: { row: Row }) {
  const { getHref } = useBranch();
  const name = customerName(row);
  return (
    <Link className={classes['link']} href={getHref('customer', { customerId: row.id })} title={name}>
      {name}
    </Link>
  );
}

function Badges({ row }: { row: Row }) {
  return (
    <span className={classes['badges']}>
      {row.is_deleted && <ColorBadge color="red">{customersStrings.isDeleted}</ColorBadge>}
      <ColorBadge color={row.customer_type === 'wholesale' ? 'blue' : 'gray'}>
        {customerTypeNames[row.customer_type]}
      </ColorBadge>
      {row.is_intermediary && <ColorBadge color="orange">{customersStrings.intermediary}</ColorBadge>}
    </span>
  );
}

const groupsOf = ({ groups }: Row): string => groups.map(({ name }) => name).join(', ');

function Balance({ row: { id, balance } }: { row: Row }) {
  const { getHref } = useBranch();
  if (balance === null) return customersStrings.unseen;
  return (
    <Link className={classes['link']} href={getHref('history', { customerId: id })}>
      <Money value={balance} />
    </Link>
  );
}

function Recover({ row }: { row: Row }) {
  const name = customerName(row);
  const { recover, isPending } = useRecoverCustomer(row.id, () => notifyNews(customersStrings.recovered(name)));
  return <RecoverButton name={name} isPending={isPending} onClick={recover} />;
}

function Records({ row }: { row: Row }) {
  const { id } = row;
  const { getHref, canSee } = useBranch();
  return (
    <span className={classes['links']}>
      {(['orders', 'payments'] as const)
        .filter((screen) => canSee(screen))
        .map((screen) => (
          <Link key={screen} className={classes['link']} href={getHref(screen, { customerId: id })}>
            {customersStrings[screen]}
          </Link>
        ))}
      {row.is_deleted && <Recover row={row} />}
    </span>
  );
}

function Card({ row }: { row: Row }) {
  return (
    <>
      <div className={classes['who']}>
        <CustomerAvatar customer={row} size={40} />
        <div className={classes['name']}>
          <TwoLines as="h2">
            <NameLink row={row} />
          </TwoLines>
          <span className={classes['phone']}>{customerPhone(row)}</span>
        </div>
      </div>
      <Badges row={row} />
      <span className={classes['inCard']}>{groupsOf(row)}</span>
      {row.balance !== null && (
        <span className={classes['line']}>
          {columns.balance}: <Balance row={row} />
        </span>
      )}
      <div className={classes['touch']}>
        <Records row={row} />
      </div>
    </>
  );
}

function Head({ list: { params } }: { list: { params: URLSearchParams } }) {
  const filters = filtersFor(useCustomer());
  return (
    <>
      <CustomersTotal asked={paramsOf(readAsked(filters, params))} />
      <ColumnsButton />
    </>
  );
}

/** The view of the shop's customers: a table on wide screens, cards on narrow ones. */
export const CustomerRows = defineVirtualRows<Row>({
  name: 'customers',
  useOwner: useListOwner,
  label: customersStrings.list,
  cardHeight: 220,
  Card,
  Head,
  columns: [
    {
      id: 'customer',
      title: columns.customer,
      cell: (row) => (
        <div className={classes['who']}>
          <CustomerAvatar customer={row} size={24} />
          <NameLink row={row} />
        </div>
      ),
    },
    { id: 'phone', title: columns.phone, width: 158, cell: customerPhone },
    { id: 'type', title: columns.type, width: 202, cell: (row) => <Badges row={row} /> },
    { id: 'groups', title: columns.groups, width: 130, cell: (row) => <OneLine text={groupsOf(row)} /> },
    { id: 'balance', title: columns.balance, width: 110, kind: 'amount', cell: (row) => <Balance row={row} /> },
    // Whoever is deleted has their orders and payments on their own page.
    {
      id: 'records',
      title: columns.records,
      width: 148,
      cell: (row) => (row.is_deleted ? <Recover row={row} /> : <Records row={row} />),
    },
  ],
  useBoxes: useCustomerBoxes,
  isByKeys: true,
  icon: <UsersIcon size={32} />,
  Empty: ({ icon }) => <MessageState icon={icon} title={customersStrings.empty} text={customersStrings.emptyHint} />,
  nothingFoundHint: customersStrings.nothingFoundHint,
});
