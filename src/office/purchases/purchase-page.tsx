import { BackLink } from '#ui/navigation/back-link.tsx';
import { PREFETCH_FRESH_MS } from '#api/prefetch.ts';
import type { Purchase, PurchaseDetail } from '#contract/types.ts';
import { branchAt } from '#routes/branch-at.ts';
import { linesBranch, purchasesBranch, shopBranch } from '#common/routes/branches.ts';
import { getBranchHref } from '#routes/branch-href.ts';
import { useBranch } from '#routes/use-branch.ts';
import { isBoughtKnown } from '#entities/purchase/bought-sums.ts';
import { PurchaseAlbums } from '#entities/purchase/albums/purchase-albums.tsx';
import { intermediaryName } from '#office/kit/purchase/intermediary-name.ts';
import { PurchaseBadge } from '#entities/purchase/purchase-badge.tsx';
import { orderStateNames } from '#entities/order/order-states.strings.ts';
import { purchaseQuery } from '#office/kit/purchase/purchase.queries.ts';
import { linesCount, purchaseStrings } from '#entities/purchase/purchase.strings.ts';
import { ReportButton } from '#entities/report/report-button.tsx';
import { Money } from '#entities/shop/money.tsx';
import { usePageTitle } from '#page/page-title.ts';
import { usePermission, useShop } from '#page/shop-context.tsx';
import { ApiError } from '#lib/api-error.ts';
import { formatDateTime } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { TruckIcon } from '#ui/later-icons.tsx';
import { useBackLink } from '#ui/navigation/back-target.ts';
import { ErrorState } from '#ui/states/error-state.tsx';
import { MessageState } from '#ui/states/message-state.tsx';
import { Button, Skeleton, Title } from '@mantine/core';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { PurchaseActions } from './purchase-actions.tsx';
import { PurchaseEvents } from './purchase-events.tsx';
import { PurchaseLines } from './purchase-lines.tsx';
import classes from './purchase-page.module.css';
import { purchasesStrings } from './purchases.strings.ts';

/** Staff at other desks change it too, so it is fetched again at this interval. */
const LOOK_AGAIN_MS = 15_000;

/** Prefetches the purchase of the address. */
export function prefetch(queryClient: QueryClient, { pathname, searchParams }: URL): void {
  const id = branchAt({ path: pathname, query: searchParams }, undefined)?.params.purchaseId;
  if (id !== undefined) void queryClient.prefetchQuery(purchaseQuery(id));
}

function Sums({ purchase }: Pick<PurchaseDetail, 'purchase'>) {
  const { items_count: pieces, ordered_count: ordered, total } = purchase;
  return (
    <dl className={classes['sums']} aria-label={purchasesStrings.sums}>
      <dt>{purchasesStrings.pieces}</dt>
      <dd>{pieces}</dd>
      <dt>{purchasesStrings.toComeCount}</dt>
      <dd>{linesCount(ordered)}</dd>
      <dt>{purchasesStrings.total}</dt>
      <dd>
        <b>
          <Money value={total} />
        </b>
      </dd>
    </dl>
  );
}

/** What the purchase cost, and what it earns; where nothing is known of that yet, how it comes to be known. */
function Margin({ purchase }: { purchase: Purchase }) {
  const { currency } = useShop();
  const { total, margin, unknown_count: unknown } = purchase.bought;
  if (!isBoughtKnown(purchase.bought))
    return purchase.lines_count > 0 && purchase.state !== 'closed' ? (
      <p className={classes['margin']}>
        <span className={classes['note']}>{purchasesStrings.noMargin}</span>
      </p>
    ) : null;
  const money = (sum: number): string => formatMoney(sum, currency);
  return (
    <p className={classes['margin']}>
      {purchasesStrings.margin(money(purchase.total), money(total), money(margin))}
      {unknown > 0 && <span className={classes['note']}> {purchasesStrings.unknownPrices(unknown)}</span>}
    </p>
  );
}

/** The table of lines with those of a purchase, whatever state their orders are in. */
function linesHref(purchaseId: number): string {
  const address = new URLSearchParams(Object.keys(orderStateNames).map((state) => ['orderState', state]));
  return `${getBranchHref(linesBranch, 'lines')}?${address}&purchaseId=${purchaseId}`;
}

/** The lists of what the purchase has, for those who may see orders of others. */
function Lists({ id }: { id: number }) {
  return (
    <nav className={classes['actions']} aria-label={purchasesStrings.lists}>
      <Button variant="default" component={Link} href={`${getBranchHref(shopBranch, 'orders')}&purchaseId=${id}`}>
        {purchasesStrings.toOrders}
      </Button>
      <Button variant="default" component={Link} href={linesHref(id)}>
        {purchasesStrings.toLines}
      </Button>
      <Button variant="default" component={Link} href={getBranchHref(purchasesBranch, 'groups', { purchaseId: id })}>
        {purchasesStrings.toGroups}
      </Button>
    </nav>
  );
}

function PurchaseView({ detail }: { detail: PurchaseDetail }) {
  const { purchase, lines, events } = detail;
  const { time_zone: timeZone } = useShop();
  const back = useBackLink(getBranchHref(purchasesBranch, 'purchases'));
  const seesCustomers = usePermission('get_strange_orders');
  return (
    <div className={classes['page']}>
      <header className={classes['wide']}>
        <BackLink {...back}>{purchasesStrings.back}</BackLink>
        <div className={classes['head']}>
          <Title order={1}>{purchase.name}</Title>
          <span role="status">
            <PurchaseBadge state={purchase.state} left={purchase.ordered_count} />
          </span>
        </div>
        <p className={classes['note']}>
          {purchaseStrings.number(purchase.id)}, {intermediaryName(purchase.intermediary)}.{' '}
          {purchasesStrings.openedAt(formatDateTime(purchase.created_at, timeZone))}
        </p>
        <Margin purchase={purchase} />
        {purchase.comment && <p>{purchase.comment}</p>}
      </header>
      <section className={classes['main']}>
        <h2 className={classes['section']}>{purchasesStrings.lines}</h2>
        {lines.length > 0 ? (
          <PurchaseLines purchase={purchase} lines={lines} />
        ) : (
          <p className={classes['note']}>
            {purchasesStrings.noLines}. {purchasesStrings.noLinesHint}
          </p>
        )}
        {purchase.intermediary && <PurchaseAlbums intermediaryId={purchase.intermediary.id} purchaseId={purchase.id} />}
      </section>
      <aside className={classes['side']}>
        <PurchaseActions detail={detail} />
        <ReportButton what={{ purchase: purchase.id }} firstKind="items" sight={seesCustomers ? 'staff' : 'buyer'} />
        <Sums purchase={purchase} />
        {seesCustomers && <Lists id={purchase.id} />}
      </aside>
      <section className={classes['main']}>
        <h2 className={classes['section']}>{purchasesStrings.timeline}</h2>
        <PurchaseEvents events={events} />
      </section>
    </div>
  );
}

function PurchaseMissing() {
  return (
    <MessageState
      isPage
      icon={<TruckIcon size={32} />}
      title={purchasesStrings.missing}
      text={purchasesStrings.missingHint}
    >
      <Button component={Link} href={getBranchHref(purchasesBranch, 'purchases')}>
        {purchasesStrings.toAll}
      </Button>
    </MessageState>
  );
}

/** The page of one purchase with its lines. */
export function PurchasePage() {
  const id = useBranch().params.purchaseId;
  const detail = useQuery({
    ...purchaseQuery(id ?? 0),
    enabled: id !== undefined,
    staleTime: PREFETCH_FRESH_MS,
    refetchInterval: ({ state }) => (state.data ? LOOK_AGAIN_MS : false),
  });
  const isMissing = id === undefined || (detail.error instanceof ApiError && detail.error.status === 404);
  usePageTitle(isMissing ? purchasesStrings.missing : (detail.data?.purchase.name ?? purchaseStrings.number(id)));
  if (isMissing) return <PurchaseMissing />;
  if (detail.isPending) return <Skeleton h={320} role="status" aria-label={purchasesStrings.loading} />;
  if (!detail.data) return <ErrorState isPage error={detail.error} onRetry={() => void detail.refetch()} />;
  return <PurchaseView key={id} detail={detail.data} />;
}
