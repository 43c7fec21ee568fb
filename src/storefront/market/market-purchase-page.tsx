import { BackLink } from '#ui/navigation/back-link.tsx';
import { PREFETCH_FRESH_MS } from '#api/prefetch.ts';
import type { components } from '#contract/types.ts';
import { getBranchHref } from '#routes/branch-href.ts';
import { purchasesBranch } from '#common/routes/branches.ts';
import { useBranch } from '#routes/use-branch.ts';
import { purchaseAlbumsQuery } from '#entities/purchase/albums/album.queries.ts';
import { Albums as AlbumsSection } from '#entities/purchase/albums/purchase-albums.tsx';
import { addUpLines } from '#entities/purchase/equal-lines.ts';
import { ProgressStrip } from '#entities/purchase/progress-strip.tsx';
import { ReportButton } from '#entities/report/report-button.tsx';
import { usePageTitle } from '#page/page-title.ts';
import { useCustomer } from '#page/shop-context.tsx';
import { ApiError } from '#lib/api-error.ts';
import { TruckIcon } from '#ui/later-icons.tsx';
import { imageViewer } from '#ui/image-viewer/image-viewer.ts';
import { useFirstRows } from '#ui/list/use-first-rows.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { MessageState } from '#ui/states/message-state.tsx';
import { Button, Skeleton, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { DoneLines } from './done-lines.tsx';
import { LastMark } from './last-mark.tsx';
import { MarkQueue, useMarkQueue } from './mark-queue.tsx';
import { MarketRow } from './market-row.tsx';
import classes from './market.module.css';
import { type MarketGroup, type MarketLineData, marketPurchasesQuery } from './market.queries.ts';
import { marketStrings } from './market.strings.ts';
import { QueueNotice } from './queue-notice.tsx';
import { shownLines } from './shown-lines.ts';

/** The shop adds lines while its people buy, so they are fetched again at this interval. */
const LOOK_AGAIN_MS = 15_000;

const purchasesHref = getBranchHref(purchasesBranch, 'purchases');

type Albums = components['schemas']['PurchaseAlbums'];

interface RowsOfAlbum {
  id: number | null;
  name: string;
  rows: MarketGroup[];
}

/**
 * What is left to buy, by album, equal lines added up; what is in no album comes last. What is bought in part stands
 * where it stood: nothing moves under the finger that goes for the next row.
 */
function albumsOf({ result }: Albums, lines: readonly MarketLineData[]): RowsOfAlbum[] {
  const named = [...result, { id: null, name: marketStrings.noAlbum }];
  const places = new Map(addUpLines(lines).map(({ key }, place) => [key, place]));
  const placeOf = ({ key }: MarketGroup): number => places.get(key) ?? 0;
  return named
    .map(({ id, name }) => ({
      id,
      name,
      rows: addUpLines(lines.filter((line) => line.state === 'O' && line.album_id === id)).toSorted(
        (one, other) => placeOf(one) - placeOf(other),
      ),
    }))
    .filter(({ rows }) => rows.length > 0);
}

interface AlbumRowsProps extends Pick<RowsOfAlbum, 'name' | 'rows'> {
  purchaseId: number;
  onMarked: (lines: readonly MarketLineData[]) => void;
  onLook: (line: MarketLineData) => void;
}

function AlbumRows({ purchaseId, name, rows, onMarked, onLook }: AlbumRowsProps) {
  const { first, more } = useFirstRows(rows);
  return (
    <section>
      <h2 className={classes['album']}>{name}</h2>
      <ul className={classes['lines']} aria-label={name}>
        {first.map((group) => (
          <MarketRow
            key={group.key}
            purchaseId={purchaseId}
            group={group}
            onMarked={onMarked}
            onLook={() => onLook(group.first)}
          />
        ))}
      </ul>
      {more}
    </section>
  );
}

const piecesOf = (lines: readonly MarketLineData[]): number => lines.reduce((sum, { count }) => sum + count, 0);

function Lines({ purchaseId, albums }: { purchaseId: number; albums: Albums }) {
  const unsent = useSelector(useMarkQueue(), ({ context }) => context.unsent);
  const lines = useMemo(() => shownLines(albums.lines, unsent), [albums, unsent]);
  const left = piecesOf(lines.filter(({ state }) => state === 'O'));
  const all = piecesOf(lines);
  const groups = albumsOf(albums, lines);
  const [last, setLast] = useState<readonly MarketLineData[]>([]);
  const counter = useRef<HTMLParagraphElement>(null);
  const before = useRef(lines);
  // A line that is told of, or taken back, goes to the other list, and the button that had the focus goes with it.
  useEffect(() => {
    const states = new Map(lines.map(({ id, state }) => [id, state]));
    const isGone = before.current.some(({ id, state }) => states.get(id) !== state);
    before.current = lines;
    if (isGone && document.activeElement === document.body) counter.current?.focus({ preventScroll: true });
  }, [lines]);
  const pictured = groups.flatMap(({ rows }) => rows.map(({ first }) => first)).filter(({ image }) => image !== null);
  const look = (line: MarketLineData): void =>
    imageViewer.open({
      images: pictured.flatMap(({ image }) => image ?? []),
      index: pictured.indexOf(line),
      alt: marketStrings.photos,
    });
  if (lines.length === 0)
    return (
      <MessageState icon={<TruckIcon size={32} />} title={marketStrings.noLines} text={marketStrings.noLinesHint} />
    );
  return (
    <>
      <ProgressStrip done={all - left} all={all} text={marketStrings.left(left, all)} textRef={counter}>
        <QueueNotice />
        <LastMark
          // What was said of the mark before isn't said of this one.
          key={last.map(({ id }) => id).join()}
          purchaseId={purchaseId}
          last={last}
          lines={lines}
          onTakenBack={() => setLast([])}
        />
      </ProgressStrip>
      {groups.map(({ id, name, rows }) => (
        <AlbumRows key={id} purchaseId={purchaseId} name={name} rows={rows} onMarked={setLast} onLook={look} />
      ))}
      <DoneLines purchaseId={purchaseId} lines={lines.filter(({ state }) => state !== 'O')} />
    </>
  );
}

function Missing() {
  return (
    <MessageState isPage icon={<TruckIcon size={32} />} title={marketStrings.missing} text={marketStrings.missingHint}>
      <Button component={Link} href={purchasesHref}>
        {marketStrings.toAll}
      </Button>
    </MessageState>
  );
}

function PurchasePage() {
  const { params } = useBranch();
  const purchaseId = params.purchaseId;
  const id = useCustomer()?.id ?? 0;
  const purchases = useQuery({
    ...marketPurchasesQuery(id),
    staleTime: PREFETCH_FRESH_MS,
    refetchInterval: ({ state }) => (state.data ? LOOK_AGAIN_MS : false),
  });
  const albums = useQuery({
    ...purchaseAlbumsQuery(id, purchaseId ?? 0),
    enabled: purchaseId !== undefined,
    refetchInterval: ({ state }) => (state.data ? LOOK_AGAIN_MS : false),
  });
  const purchase = purchases.data?.result.find((one) => one.id === purchaseId);
  const isMissing = purchaseId === undefined || (albums.error instanceof ApiError && albums.error.status === 404);
  usePageTitle(isMissing ? marketStrings.missing : (purchase?.name ?? marketStrings.title));
  if (isMissing)
    return (
      <>
        <QueueNotice />
        <Missing />
      </>
    );
  if (albums.isPending) return <Skeleton h={320} role="status" aria-label={marketStrings.loading} />;
  if (!albums.data)
    return (
      <>
        <QueueNotice />
        <ErrorState isPage error={albums.error} onRetry={() => void albums.refetch()} />
      </>
    );
  return (
    <>
      <BackLink href={purchasesHref}>{marketStrings.toAll}</BackLink>
      <Title order={1}>{purchase?.name ?? marketStrings.title}</Title>
      {purchase?.comment && <p className={classes['note']}>{purchase.comment}</p>}
      {albums.data.lines.length > 0 && (
        <ReportButton what={{ purchase: purchaseId }} firstKind="items" sight="intermediary" />
      )}
      <Lines key={purchaseId} purchaseId={purchaseId} albums={albums.data} />
      <AlbumsSection intermediaryId={id} purchaseId={purchaseId} albums={albums.data.result} />
    </>
  );
}

/** A purchase as its intermediary goes through it, with a phone in the hand, where there may be no network. */
export function MarketPurchasePage() {
  return (
    <MarkQueue>
      <PurchasePage />
    </MarkQueue>
  );
}
