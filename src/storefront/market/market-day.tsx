import { getBranchHref } from '#routes/branch-href.ts';
import { purchasesBranch } from '#common/routes/branches.ts';
import { purchaseAlbumsQuery } from '#entities/purchase/albums/album.queries.ts';
import { useCustomer } from '#page/shop-context.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { Button, Group, Skeleton, Text, Title } from '@mantine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { Link } from 'wouter';
import { isFinished } from './is-finished.ts';
import { MarketPurchases } from './market-purchases.tsx';
import { marketPurchasesQuery } from './market.queries.ts';
import { marketStrings } from './market.strings.ts';
import { MarkQueue, useMarkQueue } from './mark-queue.tsx';
import { QueueNotice } from './queue-notice.tsx';
import { shownLines } from './shown-lines.ts';
import { ToBuy, type LineToBuy } from './to-buy.tsx';

function Day() {
  const id = useCustomer()?.id ?? 0;
  const { data, error, refetch } = useQuery(marketPurchasesQuery(id));
  const unsent = useSelector(useMarkQueue(), ({ context }) => context.unsent);
  const waiting = (data?.result ?? []).filter((purchase) => !isFinished(purchase));
  const buying = waiting.filter(({ ordered_count: left }) => left > 0);
  const found = useQueries({ queries: buying.map((purchase) => purchaseAlbumsQuery(id, purchase.id)) });
  // The purchases stand below the goods: both come at once, so that nothing moves under a finger, and stay.
  const isWaiting = !data || found.some(({ isPending }) => isPending);
  const [isShown, setShown] = useState(false);
  if (!isShown && !isWaiting) setShown(true);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const lines = buying.flatMap((purchase, place): LineToBuy[] =>
    shownLines(found[place]?.data?.lines ?? [], unsent)
      .filter(({ state }) => state === 'O')
      .map((line) => ({ ...line, purchase })),
  );
  const failed = found.find(({ isError, data: known }) => isError && !known);
  const retry = (): void => {
    // A purchase that the shop has removed meanwhile is asked for no more.
    void refetch();
    for (const one of found) if (!one.data) void one.refetch();
  };
  return (
    <>
      <section aria-labelledby="to-buy-title" aria-busy={isWaiting} style={{ marginBottom: 32 }}>
        <Group justify="space-between" gap="sm" mb="8px">
          <Title order={2} id="to-buy-title">
            {marketStrings.whatToBuy}
          </Title>
          {!isWaiting && !failed && lines.length > 0 && (
            <Text fw={700}>{marketStrings.count(lines.reduce((sum, { count }) => sum + count, 0))}</Text>
          )}
        </Group>
        {isShown && lines.length > 0 && <ToBuy lines={lines} labelId="to-buy-title" />}
        {isWaiting && (!isShown || lines.length === 0) && <Skeleton h={356} radius="lg" />}
        {!isWaiting && lines.length === 0 && !failed && <Text c="dimmed">{marketStrings.nothingLeft}</Text>}
        {isShown && failed && <ErrorState error={failed.error} onRetry={retry} />}
      </section>
      {isShown && (
        <section aria-labelledby="market-day-title" style={{ marginBottom: 40 }}>
          <Group justify="space-between" gap="sm" mb="12px">
            <Title order={2} id="market-day-title">
              {waiting.length === 0 ? marketStrings.nothingWaits : marketStrings.waits}
            </Title>
            <Button variant="default" component={Link} href={getBranchHref(purchasesBranch, 'purchases')}>
              {marketStrings.toAll}
            </Button>
          </Group>
          <MarketPurchases purchases={waiting} label={marketStrings.waits} />
        </section>
      )}
    </>
  );
}

/** What an intermediary has to buy or to bring, for the front page; what they told before is sent from here too. */
export function MarketDay() {
  return (
    <MarkQueue>
      <QueueNotice />
      <Day />
    </MarkQueue>
  );
}
