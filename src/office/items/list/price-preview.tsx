import type { components } from '#contract/types.ts';
import { FocusedButton } from '#entities/bulk/focused-button.tsx';
import { useShop } from '#entities/shop/shop-context.tsx';
import { formatMoney } from '#lib/money.ts';
import type { BulkChange } from '#machines/shell/bulk-action.machine.ts';
import { ErrorState } from '#ui/states/error-state.tsx';
import { Button, Group, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ItemLink } from '#entities/item/item-link.tsx';
import classes from './price-preview.module.css';
import { PREVIEW_MOST, previewQuery } from './shop-items.queries.ts';
import { manyItemsStrings } from './shop-items.strings.ts';

type Schemas = components['schemas'];
type Verdict = Schemas['ItemVerdicts']['result'][number];
type Changed = Schemas['ChangedItem'];

function Change({ was, becomes, note }: { was: number; becomes: number; note?: string }) {
  const { currency } = useShop();
  return (
    <span className={classes['change']}>
      {note !== undefined && <span className={classes['dim']}>{note}</span>}
      <VisuallyHidden>{manyItemsStrings.was} </VisuallyHidden>
      <s>{formatMoney(was, currency)}</s>
      <VisuallyHidden>{manyItemsStrings.becomes}</VisuallyHidden>
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
      <li>
        <ItemLink id={verdict.id} />: {verdict.detail}
      </li>
    );
  const { before, after } = verdict;
  return (
    <li>
      {after.name}
      {before.retail_price !== after.retail_price && <Change was={before.retail_price} becomes={after.retail_price} />}
      {before.trade_price !== null && after.trade_price !== null && before.trade_price !== after.trade_price && (
        <Change was={before.trade_price} becomes={after.trade_price} note={manyItemsStrings.trade} />
      )}
    </li>
  );
}

interface PricePreviewProps {
  ids: readonly number[];
  batch: Extract<BulkChange, { of: 'items' }>;
  onBack: () => void;
  onGo: () => void;
}

/** What the prices of items would be, before they are changed. */
export function PricePreview({ ids, batch: { change, batchId }, onBack, onGo }: PricePreviewProps) {
  const { data, error, isPending, refetch } = useQuery(previewQuery(ids, change, batchId));
  if (isPending)
    return (
      <Stack gap="sm" role="status" aria-label={manyItemsStrings.previewing}>
        {Array.from({ length: 5 }, (_, row) => (
          <Skeleton key={row} h={44} />
        ))}
      </Stack>
    );
  if (!data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const refused = data.filter(({ ok }) => !ok);
  const changed = data.filter((verdict): verdict is Changed => verdict.ok && isChanged(verdict));
  const stays = data.length - refused.length - changed.length;
  const rest = ids.length - data.length;
  return (
    <Stack gap="md">
      <p className={classes['summary']} role="status">
        {manyItemsStrings.willChange(changed.length + rest)}
        {stays > 0 && ` ${manyItemsStrings.willStay(stays)}`}
        {refused.length > 0 && ` ${manyItemsStrings.willRefuse(refused.length)}`}
      </p>
      <Group grow gap="sm" preventGrowOverflow={false}>
        <Button variant="default" onClick={onBack}>
          {manyItemsStrings.back}
        </Button>
        <FocusedButton disabled={changed.length + rest === 0} onClick={onGo}>
          {manyItemsStrings.goPrices(change.prices?.per_cent ?? 0)}
        </FocusedButton>
      </Group>
      <ul className={classes['rows']}>
        {[...refused, ...changed].map((verdict) => (
          <Row key={verdict.id} verdict={verdict} />
        ))}
      </ul>
      {rest > 0 && <p className={classes['summary']}>{manyItemsStrings.andMore(PREVIEW_MOST)}</p>}
    </Stack>
  );
}
