import { LIST_BUFFER_PX } from '#common/constants.ts';
import type { components } from '#contract/types.ts';
import { formatMoney } from '#lib/money.ts';
import { FocusedButton } from '#office/kit/bulk/focused-button.tsx';
import { ItemLink } from '#office/kit/item/item-link.tsx';
import { useShop } from '#page/shop-context.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { Button, Group, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import { Virtuoso } from 'react-virtuoso';
import classes from './price-preview.module.css';
import { previewQueries } from './shop-items.queries.ts';
import { bulkItemsStrings } from './shop-items.strings.ts';

type Schemas = components['schemas'];
type Verdict = Schemas['ItemVerdicts']['result'][number];
type Changed = Schemas['ChangedItem'];

/** The rows that are rendered before anything is measured. */
const UNMEASURED = 12;

function Change({ was, becomes, note }: { was: number; becomes: number; note?: string }) {
  const { currency } = useShop();
  return (
    <span className={classes['change']}>
      {note !== undefined && <span className={classes['dim']}>{note}</span>}
      <VisuallyHidden>{bulkItemsStrings.was} </VisuallyHidden>
      <s>{formatMoney(was, currency)}</s>
      <VisuallyHidden>{bulkItemsStrings.becomes}</VisuallyHidden>
      <span aria-hidden>→</span>
      <b>{formatMoney(becomes, currency)}</b>
    </span>
  );
}

const isChanged = ({ before, after }: Changed): boolean =>
  before.retail_price !== after.retail_price || before.trade_price !== after.trade_price;

function Row({ verdict }: { verdict: Verdict }) {
  if (!verdict.ok)
    return (
      <>
        <ItemLink id={verdict.id} />: {verdict.detail}
      </>
    );
  const { before, after } = verdict;
  return (
    <>
      {after.name}
      {before.retail_price !== after.retail_price && <Change was={before.retail_price} becomes={after.retail_price} />}
      {before.trade_price !== null && after.trade_price !== null && before.trade_price !== after.trade_price && (
        <Change was={before.trade_price} becomes={after.trade_price} note={bulkItemsStrings.trade} />
      )}
    </>
  );
}

function List({ context: _context, ...props }: ComponentProps<'div'> & { context: number }) {
  return <div {...props} role="list" aria-label={bulkItemsStrings.newPrices} />;
}

function Item({
  context: total,
  item: _item,
  ...props
}: ComponentProps<'div'> & { 'data-index': number; item?: unknown; context: number }) {
  return (
    <div
      {...props}
      role="listitem"
      aria-posinset={props['data-index'] + 1}
      aria-setsize={total}
      className={classes['row']}
    />
  );
}

const components = { List, Item };

/** The rows in the scroll of the drawer, of which only those in sight are rendered. */
function Rows({ verdicts }: { verdicts: readonly Verdict[] }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const drawer = place?.closest<HTMLElement>('[role=dialog]');
  const rowAt = (_index: number, verdict: Verdict) => <Row verdict={verdict} />;
  return (
    <div ref={setPlace}>
      {drawer && (
        <Virtuoso
          customScrollParent={drawer}
          data={verdicts}
          initialItemCount={Math.min(verdicts.length, UNMEASURED)}
          increaseViewportBy={LIST_BUFFER_PX}
          computeItemKey={(_index, { id }) => id}
          components={components}
          context={verdicts.length}
          itemContent={rowAt}
        />
      )}
    </div>
  );
}

/** All answers that have come; the rest of what is asked changes nothing in them. */
const combine = (results: UseQueryResult<Schemas['ItemVerdicts']>[]) => ({
  verdicts: results.flatMap(({ data }) => data?.result ?? []),
  isPending: results.some(({ isPending }) => isPending),
  error: results.find(({ error }) => error !== null)?.error,
  retry: () => results.forEach(({ isError, refetch }) => void (isError && refetch())),
});

interface PricePreviewProps {
  ids: readonly number[];
  prices: Schemas['PriceChange'];
  /** Names the change that would be made. */
  batchId: string;
  onBack: () => void;
  onGo: () => void;
}

/** What the prices of items would be, before they are changed. */
export function PricePreview({ ids, prices, batchId, onBack, onGo }: PricePreviewProps) {
  const { verdicts, isPending, error, retry } = useQueries({
    queries: previewQueries(ids, { prices }, batchId),
    combine,
  });
  const back = (
    <Button variant="default" onClick={onBack}>
      {bulkItemsStrings.back}
    </Button>
  );
  if (error && verdicts.length === 0)
    return (
      <Stack gap="md">
        <ErrorState error={error} onRetry={retry} />
        {back}
      </Stack>
    );
  if (verdicts.length === 0)
    return (
      <Stack gap="sm" role="status" aria-label={bulkItemsStrings.previewing}>
        {Array.from({ length: 5 }, (_, row) => (
          <Skeleton key={row} h={44} />
        ))}
      </Stack>
    );
  const isWhole = !isPending && !error;
  const refused = verdicts.filter(({ ok }) => !ok);
  const changed = verdicts.filter((verdict): verdict is Changed => verdict.ok && isChanged(verdict));
  const stays = verdicts.length - refused.length - changed.length;
  // The person need not wait for the rest, which takes half a minute for thousands.
  const most = ids.length - refused.length - stays;
  return (
    <Stack gap="md">
      <div>
        {!isWhole && <p className={classes['summary']}>{bulkItemsStrings.previewed(verdicts.length, ids.length)}</p>}
        <p className={classes['summary']} role="status">
          {isWhole && bulkItemsStrings.willChange(changed.length)}
          {isWhole && stays > 0 && ` ${bulkItemsStrings.willStay(stays)}`}
          {refused.length > 0 && ` ${bulkItemsStrings.willRefuse(refused.length)}`}
        </p>
      </div>
      <Group grow gap="sm" preventGrowOverflow={false}>
        {back}
        <FocusedButton disabled={most === 0} onClick={onGo}>
          {bulkItemsStrings.goPrices(prices.per_cent)}
        </FocusedButton>
      </Group>
      {error && <ErrorState error={error} onRetry={retry} />}
      <Rows verdicts={[...refused, ...changed]} />
    </Stack>
  );
}
