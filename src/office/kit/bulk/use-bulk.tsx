import { groupOf, keyHint, targetAt, type KeyedActs } from '#entities/acts/act-keys.ts';
import { Money } from '#entities/shop/money.tsx';
import { plural, type PluralForms } from '#lib/plural.ts';
import { keysStrings } from '#ui/keys/keys.strings.ts';
import { keysDialog, usePageKeys } from '#ui/keys/page-keys.ts';
import { ROW_KEYS } from '#ui/list/selection/row-box.tsx';
import type { RowBoxes } from '#ui/list/selection/row-boxes.ts';
import type { VirtualRows } from '#ui/list/virtual/use-virtual-rows.ts';
import { useSelection } from '#ui/list/selection/use-selection.tsx';
import type { LazyPart } from '#ui/loading/lazy-part.ts';
import { notifyError, notifyFailure, notifyNews } from '#ui/notifier/notifier.ts';
import { MountOnOpen } from '#ui/overlay/mount-on-open.tsx';
import { statesStrings } from '#ui/states/states.strings.ts';
import { Button } from '@mantine/core';
import { hashKey, useMutation } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { bulkStrings } from './bulk.strings.ts';
import type { AskedRows, ListDrawerProps } from './bulk-drawer.tsx';
import classes from './selection-bar.module.css';
import { useSelectOnArrival } from './use-select-on-arrival.ts';

/** A change that fits selected rows, as a button of their bar. */
export interface NamedAct {
  /** The name of the change. */
  name: string;
  label: string;
}

/** What a row costs, in roubles; the least of it while it is open what it will be. */
interface RowSum {
  sum: number;
  isOpen: boolean;
}

/** As many as stand beside each other. */
const ACTS_SHOWN = 3;

/** The ids of all rows that the filters leave, or of the first of them, with their versions where these are known. */
export interface FoundRows {
  ids: readonly number[];
  seen?: readonly { id: number; version: number }[];
  total: number;
}

interface BulkParts<Row> {
  /** The rows that are shown. */
  rows: readonly Row[];
  /** The number of rows that the filters leave. */
  total: number;
  /** Where these rows are in a list that is one scroll. */
  scroll?: VirtualRows<Row>;
  nameOf: (row: Row) => string;
  forms: PluralForms;
  /** The name of the selected rows. */
  selected: string;
  /** What `findAll` asks for, without a page: rows that were found for another query say nothing of these. */
  query: object;
  findAll: () => Promise<FoundRows>;
  /** The keys of changes; the same object on each render. */
  keyed?: KeyedActs;
  /** The changes that fit these selected rows, the commonest first. */
  actsOf?: (rows: readonly Row[]) => readonly NamedAct[];
  /** What a row costs, in roubles. */
  sumOf?: (row: Row) => RowSum;
  /** Whether this person may do something with the rows. */
  isOn: boolean;
  /** Whether the drawer offers more than the acts; it does by default. */
  hasMore?: boolean;
  Drawer: LazyPart<ListDrawerProps>;
}

function SelectedSum({ sums }: { sums: readonly RowSum[] }) {
  return (
    <span className={classes['sum']}>
      {sums.some(({ isOpen }) => isOpen) && bulkStrings.atLeast}
      <Money value={sums.reduce((all, { sum }) => all + sum, 0)} />
    </span>
  );
}

/** Selected rows of a list, and what can be done with them. */
export function useBulk<Row extends { id: number; version?: number }>({
  rows,
  total,
  scroll,
  nameOf,
  forms,
  selected,
  query,
  findAll,
  keyed,
  actsOf,
  sumOf,
  isOn,
  hasMore = true,
  Drawer,
}: BulkParts<Row>): RowBoxes<Row> {
  const [asked, setAsked] = useState<AskedRows>({ ids: [], seen: [], preset: null, isAtOnce: false });
  const [isOpen, setIsOpen] = useState(false);
  const ask = (chosen: Iterable<number>, preset: string | null, isAtOnce = false): void => {
    const ids = [...chosen];
    setAsked({ ids, seen: selection.seenOf(ids), preset, isAtOnce });
    setIsOpen(true);
  };
  const asking = hashKey([query]);
  /** The rows that were found last, and by which query. */
  const [found, setFound] = useState<{ asking: string; ids: readonly number[] } | null>(null);
  const selection = useSelection<Row>({
    rows,
    scroll,
    total,
    found: found?.asking === asking ? found.ids : null,
    nameOf,
    onAll: () => all.mutate(),
    onKey: (code, ids) => {
      const name = keyed && targetAt(keyed, code);
      if (name !== undefined) ask(ids, name);
      return name !== undefined;
    },
    isOn,
  });
  const group = useMemo(() => (keyed ? groupOf(keyed) : null), [keyed]);
  usePageKeys(isOn ? group : null);
  const { ids, areAll, select, selectFrom } = selection;
  const all = useMutation({
    mutationFn: async () => ({ asking, ...(await findAll()) }),
    onSuccess: (rowsFound) => {
      const { ids: foundIds, seen } = rowsFound;
      if (rowsFound.total > foundIds.length) notifyNews(bulkStrings.cutShort(plural(foundIds.length, forms)));
      if (seen) selection.see(seen);
      setFound(rowsFound);
      select(foundIds);
    },
    onError: (error) => notifyError(error, bulkStrings.allFailed),
  });
  const bar = useRef<HTMLDivElement>(null);
  useSelectOnArrival({ hasRows: isOn && total > 0, isSelected: ids.size > 0, bar, onAll: () => all.mutate() });
  const known = rows.filter(({ id }) => ids.has(id));
  const acts = actsOf?.(known).slice(0, ACTS_SHOWN) ?? [];
  const sums = sumOf && known.map(sumOf);
  const giveUp = (): void => {
    setIsOpen(false);
    notifyFailure(statesStrings.failedTitle);
  };
  return selection.boxes(
    <>
      {ids.size > 0 && (
        <div
          ref={bar}
          className={classes['bar']}
          data-open={isOpen || undefined}
          role="group"
          aria-label={selected}
          {...{ [ROW_KEYS]: true }}
        >
          <p className={classes['count']} role="status">
            {bulkStrings.selected(ids.size)}
            {/* Of rows that aren't loaded it isn't known. */}
            {sums && known.length === ids.size && <SelectedSum sums={sums} />}
          </p>
          {!areAll && total > 0 && (
            <Button variant="subtle" px="xs" loading={all.isPending} onClick={() => all.mutate()}>
              {bulkStrings.all(total)}
            </Button>
          )}
          <Button variant="default" onClick={() => selectFrom([])}>
            {bulkStrings.clear}
          </Button>
          {acts.map(({ name, label }, place) => (
            <Button
              key={name}
              variant={place === 0 ? 'filled' : 'light'}
              {...(keyed && keyHint(keyed, name))}
              onClick={() => ask(ids, name, true)}
            >
              {label}
            </Button>
          ))}
          {hasMore && (
            <Button variant={acts.length > 0 ? 'default' : 'filled'} onClick={() => ask(ids, null)}>
              {bulkStrings.act}
            </Button>
          )}
        </div>
      )}
      {total > 0 && (
        <Button variant="subtle" size="compact-sm" className={classes['keys'] ?? ''} onClick={keysDialog.open}>
          {keysStrings.title}
        </Button>
      )}
      <MountOnOpen isOpen={isOpen} onBroken={giveUp}>
        <Drawer
          asked={asked}
          isOpen={isOpen}
          onClose={(left) => {
            setIsOpen(false);
            if (left) selectFrom(left);
          }}
        />
      </MountOnOpen>
    </>,
  );
}
