import type { components } from '#contract/types.ts';
import { useBranch } from '#routes/use-branch.ts';
import { albumStrings } from '#entities/purchase/albums/albums.strings.ts';
import { usePageTitle } from '#page/page-title.ts';
import { useCustomer } from '#page/shop-context.tsx';
import { TruckIcon } from '#ui/later-icons.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { MessageState } from '#ui/states/message-state.tsx';
import { Button, Group, Skeleton, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import classes from './market.module.css';
import { marketDeliveriesQuery, marketPurchasesQuery } from './market.queries.ts';
import { MarketPurchases } from './market-purchases.tsx';
import { MarkQueue } from './mark-queue.tsx';
import { QueueNotice } from './queue-notice.tsx';
import { isFinished } from './is-finished.ts';
import { marketStrings } from './market.strings.ts';

/** The shop opens purchases meanwhile, so they are fetched again at this interval. */
const LOOK_AGAIN_MS = 15_000;

type Purchase = components['schemas']['IntermediaryPurchase'];

/** What is to be bought, what is on its way, and, folded, what is done. */
function Groups({ purchases, deliveries }: { purchases: readonly Purchase[]; deliveries: readonly Purchase[] }) {
  const sent = new Set(deliveries.map(({ id }) => id));
  const finished = purchases.filter(isFinished);
  const waiting = purchases.filter((one) => !isFinished(one));
  // What has come in part is to be bought still.
  const isOnTheWay = ({ id, state }: Purchase): boolean => sent.has(id) && state !== 'received';
  const groups = [
    { title: marketStrings.buying, rows: waiting.filter((one) => !isOnTheWay(one)) },
    { title: marketStrings.onTheWay, rows: waiting.filter(isOnTheWay) },
  ];
  return (
    <>
      {groups.map(
        ({ title, rows }) =>
          rows.length > 0 && (
            <section key={title}>
              <h2 className={classes['album']}>{title}</h2>
              <MarketPurchases purchases={rows} label={title} />
            </section>
          ),
      )}
      {finished.length > 0 && (
        <details className={classes['done']} open={finished.length === purchases.length}>
          <summary>{marketStrings.finished(finished.length)}</summary>
          <MarketPurchases purchases={finished} label={marketStrings.finished(finished.length)} />
        </details>
      )}
    </>
  );
}

function PurchasesPage() {
  const { getHref } = useBranch();
  const id = useCustomer()?.id ?? 0;
  const { data, error, isPending, refetch } = useQuery({
    ...marketPurchasesQuery(id),
    refetchInterval: ({ state }) => (state.data ? LOOK_AGAIN_MS : false),
  });
  const deliveries = useQuery({
    ...marketDeliveriesQuery(id),
    refetchInterval: ({ state }) => (state.data ? LOOK_AGAIN_MS : false),
  });
  usePageTitle(marketStrings.title);
  if (isPending || deliveries.isPending) return <Skeleton h={320} role="status" aria-label={marketStrings.loading} />;
  if (!data) return <ErrorState isPage error={error} onRetry={() => void refetch()} />;
  if (!deliveries.data) return <ErrorState isPage error={deliveries.error} onRetry={() => void deliveries.refetch()} />;
  if (data.result.length === 0)
    return (
      <MessageState isPage icon={<TruckIcon size={32} />} title={marketStrings.empty} text={marketStrings.emptyHint} />
    );
  return (
    <>
      <Group justify="space-between" gap="sm" mb="16px">
        <Title order={1}>{marketStrings.title}</Title>
        <Button variant="default" component={Link} href={getHref('albums')}>
          {albumStrings.title}
        </Button>
      </Group>
      <Groups purchases={data.result} deliveries={deliveries.data.result} />
    </>
  );
}

/** What an intermediary has to buy; what they told before is sent from here too. */
export function MarketPurchasesPage() {
  return (
    <MarkQueue>
      <QueueNotice />
      <PurchasesPage />
    </MarkQueue>
  );
}
