import { api, unwrap } from '#api/client.ts';
import type { components, Payment, PaymentState } from '#contract/types.ts';
import accountClasses from '#entities/payment/account-rows.module.css';
import { accountStrings, paymentTypeNames, paymentWayNames } from '#entities/payment/account.strings.ts';
import { PaymentAmount, PaymentNumber, PaymentStateBadge } from '#entities/payment/payment-parts.tsx';
import { ReceiptLink } from '#entities/payment/payments/receipt-link.tsx';
import { DateTime } from '#entities/shop/date-time.tsx';
import { pageRoutes } from '#common/routes/pages.ts';
import { paymentsTotalQuery } from '#entities/payment/payment.queries.ts';
import { todayIn } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { dateColumn } from '#office/kit/columns/date-column.tsx';
import { CustomerLine } from '#office/kit/customer/customer-line.tsx';
import { ListTotals } from '#office/kit/list-sums/list-sums.tsx';
import { paths } from '#routes/paths.ts';
import { StateTabs } from '#ui/list/filters/state-tabs.tsx';
import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { findAll } from '#office/kit/bulk/find-all.ts';
import { useBulk } from '#office/kit/bulk/use-bulk.tsx';
import { ViewsMenu } from '#office/kit/views/views-menu.tsx';
import { useListOwner } from '#office/kit/use-list-owner.ts';
import { useCustomer, usePermission, useShop } from '#page/shop-context.tsx';
import { useBranch } from '#routes/use-branch.ts';
import { WalletIcon } from '#ui/later-icons.tsx';
import { ColumnsButton } from '#ui/list/columns/columns-button.tsx';
import { readAsked } from '#ui/list/list-address.ts';
import type { ListPage, RowsState } from '#ui/list/rows-state.ts';
import type { RowBoxes } from '#ui/list/selection/row-boxes.ts';
import { defineVirtualRows } from '#ui/list/virtual/define-virtual-rows.tsx';
import type { VirtualRows } from '#ui/list/virtual/use-virtual-rows.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { MessageState } from '#ui/states/message-state.tsx';
import { Link } from 'wouter';
import { DecisionButtons } from './decision/decision-buttons.tsx';
import { decisionKeys, bulkPaymentsStrings, paymentForms } from './bulk/bulk-payments.strings.ts';
import classes from './office-payment-rows.module.css';
import { heldTexts, officePaymentsStrings } from './office-payments.strings.ts';
import { shopFilters, shopParamsOf, totalParamsOf } from './payment-filters.ts';
import { hrefOf } from './shift/shift.ts';
import { countsOf, sumsOfState } from './payment-sums.ts';

const PaymentsDrawer = lazyPart(() => import('./bulk/payments-drawer.tsx'), 'PaymentsDrawer');

const decisions = (['F', 'C'] as const).map((name) => ({
  name,
  label: bulkPaymentsStrings[name].label,
  isApart: name === 'C',
}));

/** Selected payments, and what can be done with them; null for those who may do nothing. */
function usePaymentBoxes(
  { params }: RowsState<ListPage<Payment>>,
  rows: VirtualRows<Payment>,
): RowBoxes<Payment> | null {
  const mayDecide = usePermission('edit_payments');
  const { page: _, ...query } = shopParamsOf(readAsked(shopFilters, params));
  const boxes = useBulk<Payment>({
    rows,
    nameOf: ({ id }) => bulkPaymentsStrings.name(id),
    forms: paymentForms,
    selected: bulkPaymentsStrings.selection,
    query,
    findAll: () => findAll((paging) => unwrap(api.GET('/payment/', { params: { query: { ...query, ...paging } } }))),
    keyed: decisionKeys,
    sumOf: ({ type, amount, state }) => ({
      sum: state === 'C' ? 0 : type === 'refund' ? -amount : amount,
      isOpen: false,
    }),
    actsOf: (selected) => (selected.some(({ state }) => state === 'W') ? decisions : []),
    whyNot: (selected) =>
      selected.some(({ state }) => state === 'W') ? undefined : bulkPaymentsStrings.decided(selected.length),
    isOn: mayDecide,
    Drawer: PaymentsDrawer,
  });
  return mayDecide ? boxes : null;
}

/** What the payments that the filters of the address leave come to. */
const useTotal = (address: URLSearchParams) =>
  useQuery(paymentsTotalQuery(totalParamsOf(readAsked(shopFilters, address))));

function PaymentsTotal({ params }: { params: URLSearchParams }) {
  const { data, isPlaceholderData } = useTotal(params);
  const { currency } = useShop();
  const { state } = readAsked(shopFilters, params);
  const sumsOf = (total: components['schemas']['PaymentsTotal'], of: PaymentState): string =>
    officePaymentsStrings.sums(sumsOfState(total, of), (sum) => formatMoney(sum, currency));
  return (
    <ListTotals isStale={isPlaceholderData}>
      {data && (state ? sumsOf(data, state) : officePaymentsStrings.confirmed(sumsOf(data, 'F')))}
    </ListTotals>
  );
}

/** The payments that this person has decided today. */
function MineToday() {
  const me = useCustomer();
  const { time_zone: timeZone } = useShop();
  if (!me?.permissions.includes('edit_payments')) return null;
  return (
    <Button
      component={Link}
      href={hrefOf({ day: todayIn(timeZone), decider: me.id })}
      variant="subtle"
      size="compact-md"
    >
      {officePaymentsStrings.mineToday}
    </Button>
  );
}

function ToShift() {
  return (
    <Button component={Link} href={paths.shift.getHref()} variant="subtle" size="compact-md">
      {pageRoutes.shift.label}
    </Button>
  );
}

function Tabs({ list }: { list: RowsState<ListPage<Payment>> }) {
  const { data, isPlaceholderData } = useTotal(list.params);
  return (
    <div className={classes['tabs']}>
      <StateTabs
        list={list}
        filter={shopFilters.state}
        name="state"
        labels={officePaymentsStrings.ofState}
        counts={data && countsOf(data)}
        isStale={isPlaceholderData}
      />
      <div>
        <MineToday />
        <ToShift />
      </div>
    </div>
  );
}

const { columns } = officePaymentsStrings;

function Who({ payment: { customer } }: { payment: Payment }) {
  const { getHref } = useBranch();
  return <CustomerLine customer={customer} href={getHref('payments', { customerId: customer.id })} />;
}

function TypeAndWay({ payment: { type, way } }: { payment: Payment }) {
  return (
    <>
      {paymentTypeNames[type]} <span className={accountClasses['dim']}>{paymentWayNames[way]}</span>
    </>
  );
}

/** What there is to be read of a payment: why a decision is held back, the comment, the answer, who asked for it. */
function notesOf({ author, comment, reason, decisions }: Payment): string {
  return [
    ...new Set(decisions.map(({ held_by: heldBy }) => heldBy && heldTexts[heldBy])),
    comment,
    reason && `${accountStrings.answer}: ${reason}`,
    author !== null && `${accountStrings.askedBy}: ${author || accountStrings.shop}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The receipt, and what there is to be read, cut where its line ends. */
function Notes({ payment }: { payment: Payment }) {
  const notes = notesOf(payment);
  return (
    <>
      <ReceiptLink payment={payment} />
      {payment.receipt && ' '}
      <span title={notes}>{notes}</span>
    </>
  );
}

/** When and by whom it was decided; nothing while it waits. */
function Decided({ payment: { decided_at: at, decided_by: by } }: { payment: Payment }) {
  if (at === null) return null;
  return (
    <span className={accountClasses['dim']}>
      <DateTime value={at} /> · {by || accountStrings.shop}
    </span>
  );
}

/** The buttons that decide a waiting payment; otherwise its state, when it was decided and by whom. */
function Standing({ payment }: { payment: Payment }) {
  if (payment.decisions.length > 0) return <DecisionButtons payment={payment} isInLine />;
  return (
    <>
      <PaymentStateBadge state={payment.state} />{' '}
      <span className={classes['decided']}>
        <Decided payment={payment} />
      </span>
    </>
  );
}

function Card({ row: payment }: { row: Payment }) {
  const isOfShop = useBranch().scope === 'shop';
  return (
    <>
      <div className={accountClasses['line']}>
        <h2>{paymentTypeNames[payment.type]}</h2>
        <PaymentAmount payment={payment} />
      </div>
      {isOfShop && <Who payment={payment} />}
      <div className={`${classes['line']} ${accountClasses['dim']}`}>
        <PaymentNumber paymentId={payment.id} /> · <DateTime value={payment.created_at} /> ·{' '}
        {paymentWayNames[payment.way]}
      </div>
      <div className={classes['notes']}>
        <Notes payment={payment} />
      </div>
      {payment.decisions.length > 0 ? (
        <DecisionButtons payment={payment} isInLine />
      ) : (
        <div className={classes['standing']}>
          <PaymentStateBadge state={payment.state} />
          <Decided payment={payment} />
        </div>
      )}
    </>
  );
}

const customerColumn = {
  id: 'customer',
  title: columns.customer,
  width: 170,
  roomyWidth: 320,
  cell: (payment: Payment) => <Who payment={payment} />,
} as const;

/** The rows of the shop, or of one customer, whose name the page says. */
const defineOfficeRows = (isOfShop: boolean) =>
  defineVirtualRows<Payment>({
    name: isOfShop ? 'payments' : 'customer-payments',
    useOwner: useListOwner,
    label: isOfShop ? officePaymentsStrings.ofShop : officePaymentsStrings.ofCustomer,
    cardHeight: isOfShop ? 230 : 184,
    boxTop: 13,
    Card,
    ...(isOfShop && { Tabs }),
    Head: ({ list }) => (
      <>
        {isOfShop && <PaymentsTotal params={list.params} />}
        <Group gap={8} ml="auto" wrap="nowrap">
          <ColumnsButton />
          <ViewsMenu name="payments" list={list} />
        </Group>
      </>
    ),
    columns: [
      { id: 'number', title: columns.number, width: 62, cell: ({ id }) => <PaymentNumber paymentId={id} /> },
      dateColumn(columns.date, ({ created_at: at }) => at),
      ...(isOfShop ? [customerColumn] : []),
      { id: 'type', title: columns.type, width: 170, cell: (payment) => <TypeAndWay payment={payment} /> },
      {
        id: 'amount',
        title: columns.amount,
        width: 112,
        kind: 'amount',
        cell: (payment) => <PaymentAmount payment={payment} />,
      },
      { id: 'note', title: columns.note, cell: (payment) => <Notes payment={payment} /> },
      {
        id: 'state',
        title: columns.state,
        width: 214,
        roomyWidth: 420,
        cell: (payment) => <Standing payment={payment} />,
      },
    ],
    ...(isOfShop && { useBoxes: usePaymentBoxes }),
    isByKeys: true,
    icon: <WalletIcon size={32} />,
    Empty: ({ icon }) => (
      <MessageState
        icon={icon}
        title={accountStrings.noPayments}
        text={isOfShop ? officePaymentsStrings.emptyHint : officePaymentsStrings.emptyOfCustomerHint}
      />
    ),
    nothingFoundHint: officePaymentsStrings.nothingFoundHint,
  });

/** The view of all customers' payments, with the buttons that decide them. */
export const ShopPaymentRows = defineOfficeRows(true);

/** The view of one customer's payments. */
export const CustomerPaymentRows = defineOfficeRows(false);
