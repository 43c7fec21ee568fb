import { getBranchHref } from '#routes/branch-href.ts';
import { purchasesBranch } from '#common/routes/branches.ts';
import { useCustomer } from '#page/shop-context.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { Button, Group, Skeleton, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { isFinished } from './is-finished.ts';
import { MarketPurchases } from './market-purchases.tsx';
import { marketPurchasesQuery } from './market.queries.ts';
import { marketStrings } from './market.strings.ts';

/** What an intermediary has to buy or to bring, for the front page. */
export function MarketDay() {
  const { data, error, refetch } = useQuery(marketPurchasesQuery(useCustomer()?.id ?? 0));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const waiting = data?.result.filter((purchase) => !isFinished(purchase));
  return (
    <section aria-labelledby="market-day-title" aria-busy={!data} style={{ marginBottom: 40 }}>
      <Group justify="space-between" gap="sm" mb="12px">
        <Title order={2} id="market-day-title">
          {waiting?.length === 0 ? marketStrings.nothingWaits : marketStrings.waits}
        </Title>
        <Button variant="default" component={Link} href={getBranchHref(purchasesBranch, 'purchases')}>
          {marketStrings.toAll}
        </Button>
      </Group>
      {waiting ? <MarketPurchases purchases={waiting} label={marketStrings.waits} /> : <Skeleton h={88} radius="lg" />}
    </section>
  );
}
