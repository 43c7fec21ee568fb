import { getBranchHref } from '#routes/branch-href.ts';
import { customerBranch, linesBranch, purchasesBranch, shopBranch } from '#common/routes/branches.ts';
import type { LastPlace } from '#routes/last-places.ts';
import { customerName, customerPhone } from '#entities/customer/customer-name.ts';
import { customersQuery } from '#entities/customer/customer.queries.ts';
import { ItemImage } from '#entities/item/item-image.tsx';
import { itemsQuery } from '#entities/item/item.queries.ts';
import { placedOrdersQuery } from '#entities/order/order.queries.ts';
import { LineStateBadge } from '#entities/order/lines/line-state-badge.tsx';
import { nameOfLine, ordersStrings } from '#entities/order/orders.strings.ts';
import { OrderBadge } from '#entities/order/order-badge.tsx';
import { linesQuery } from '#office/kit/line/lines.queries.ts';
import { purchasesQuery } from '#office/kit/purchase/purchase.queries.ts';
import { PurchaseBadge } from '#entities/purchase/purchase-badge.tsx';
import { intermediaryName } from '#office/kit/purchase/intermediary-name.ts';
import { Money } from '#entities/shop/money.tsx';
import { useCustomer, type Customer } from '#page/shop-context.tsx';
import { keepTogether } from '#lib/no-break.ts';
import { paths } from '#routes/paths.ts';
import { ClipboardIcon, TruckIcon, UserIcon } from '#ui/later-icons.tsx';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paletteStrings } from './palette.strings.ts';

const TYPING_PAUSE_MS = 200;
const SHOWN = 5;

/** A place that the palette leads to. */
export interface PaletteRow extends LastPlace {
  description?: string;
  icon: ReactNode;
  aside?: ReactNode;
}

/** What was found of one kind. */
export interface PaletteGroup {
  title: string;
  rows: readonly PaletteRow[];
  /** Whether it was found for another text, and can't be chosen. */
  isStale: boolean;
}

/** What the server finds for a text. */
interface Found {
  groups: readonly PaletteGroup[];
  /** Whether an answer is still to come. */
  isBusy: boolean;
  /** The titles of what could not be asked for. */
  failed: readonly string[];
  retry: () => void;
}

/** Where a customer's row leads: to the first of their lists that this person may see. */
function customerHref({ permissions }: Customer, customerId: number): string | null {
  if (permissions.includes('get_strange_orders')) return getBranchHref(customerBranch, 'orders', { customerId });
  if (permissions.includes('get_strange_payments')) return getBranchHref(customerBranch, 'payments', { customerId });
  if (permissions.includes('get_strange_balance_history'))
    return getBranchHref(customerBranch, 'history', { customerId });
  return null;
}

/** The number in `№ 9`, `#9`, `9`, or in the address that the code of a label holds; null for another text. */
const numberIn = (text: string): string | null =>
  /^(?:[№#]?\s*|https?:\/\/\S+\/orders\/)(\d{1,9})\/?$/.exec(text)?.[1] ?? null;

/** Orders, customers, purchases and items for a text, as far as this person may see them. */
export function useFound(text: string): Found {
  const customer = useCustomer();
  const [asked] = useDebouncedValue(text, TYPING_PAUSE_MS);
  const may = (flag: Customer['permissions'][number]): boolean => customer?.permissions.includes(flag) ?? false;
  const number = numberIn(asked);
  const seesOrders = may('get_strange_orders');
  const seesCustomers = customer !== null && may('get_customers') && customerHref(customer, customer.id) !== null;
  const orders = useQuery({
    ...placedOrdersQuery({ scope: 'shop', search_text: asked, limit: SHOWN }),
    enabled: seesOrders && asked !== '',
  });
  // Digits also find phones and items, newest first: the order of that number comes before them.
  const numbered = useQuery({
    ...placedOrdersQuery({ scope: 'shop', search_text: `№${number}` }),
    enabled: seesOrders && number !== null,
  });
  const lines = useQuery({ ...linesQuery({ search_text: asked }, 1, SHOWN), enabled: seesOrders && asked !== '' });
  const customers = useQuery({
    ...customersQuery({ search_text: asked, limit: SHOWN }),
    enabled: seesCustomers && asked !== '',
  });
  // Whoever may change one comes to its form, within the office.
  const keepsItems = may('edit_item') || may('delete_item');
  const seesPurchases = may('get_purchase');
  const purchases = useQuery({
    ...purchasesQuery({ search_text: asked, limit: SHOWN }),
    enabled: seesPurchases && asked !== '',
  });
  const items = useQuery({ ...itemsQuery({ search_text: asked, limit: SHOWN }), enabled: asked !== '' });
  if (text === '') return { groups: [], isBusy: false, failed: [], retry: () => undefined };

  // The name of a line may hold such a number too.
  const first = numbered.data?.result.filter(({ id }) => String(id) === number) ?? [];
  const others = orders.data?.result.filter(({ id }) => id !== first[0]?.id) ?? [];
  const orderRows = [...first, ...others].slice(0, SHOWN).map((order): PaletteRow => ({
    kind: 'order',
    href: getBranchHref(shopBranch, 'order', { orderId: order.id }),
    label: ordersStrings.number(order.id),
    description: `${customerName(order.customer)}, ${customerPhone(order.customer)}`,
    icon: <ClipboardIcon />,
    aside: <OrderBadge order={order} />,
  }));
  // One of an order leads to it as well as all.
  const oneOfEach = [...new Map(lines.data?.result.toReversed().map((line) => [line.order.id, line])).values()];
  const lineRows = oneOfEach.toReversed().map((line): PaletteRow => ({
    kind: 'order',
    href: getBranchHref(linesBranch, 'order', { orderId: line.order.id }),
    label: keepTogether(nameOfLine(line)),
    description: `${ordersStrings.number(line.order.id)}, ${customerName(line.customer)}`,
    icon: <ItemImage image={line.image_url} small />,
    aside: <LineStateBadge state={line.state} isShort />,
  }));
  const customerRows = customers.data?.result.flatMap((found): PaletteRow[] => {
    const href = customer && customerHref(customer, found.id);
    if (!href) return [];
    return [
      { kind: 'customer', href, label: customerName(found), description: customerPhone(found), icon: <UserIcon /> },
    ];
  });
  const purchaseRows = purchases.data?.result.map(
    ({ id, name, intermediary, state, ordered_count: left }): PaletteRow => ({
      kind: 'purchase',
      href: getBranchHref(purchasesBranch, 'purchase', { purchaseId: id }),
      label: name,
      ...(intermediary && { description: intermediaryName(intermediary) }),
      icon: <TruckIcon />,
      aside: <PurchaseBadge state={state} left={left} />,
    }),
  );
  const itemRows = items.data?.result.map(({ id, name, image, price }): PaletteRow => ({
    kind: 'item',
    href: (keepsItems ? paths.editItem : paths.item).getHref(id),
    label: keepTogether(name),
    icon: <ItemImage image={image} sizes="32px" small />,
    aside: <Money value={price} />,
  }));
  const asks = [
    { title: paletteStrings.orders, query: orders, rows: orderRows, isAsked: seesOrders },
    { title: paletteStrings.customers, query: customers, rows: customerRows, isAsked: seesCustomers },
    { title: paletteStrings.purchases, query: purchases, rows: purchaseRows, isAsked: seesPurchases },
    { title: paletteStrings.items, query: items, rows: itemRows, isAsked: true },
    { title: paletteStrings.lines, query: lines, rows: lineRows, isAsked: seesOrders },
  ].filter(({ isAsked }) => isAsked && asked !== '');
  const isTyping = text !== asked;
  const failures = isTyping ? [] : asks.filter(({ query }) => query.isError && !query.isFetching);
  return {
    groups: asks.map(({ title, query, rows = [] }) => ({
      title,
      rows,
      isStale: isTyping || query.isPlaceholderData,
    })),
    isBusy: isTyping || numbered.isFetching || asks.some(({ query }) => query.isFetching),
    failed: failures.map(({ title }) => title.toLowerCase()),
    retry: () => failures.forEach(({ query }) => void query.refetch()),
  };
}
