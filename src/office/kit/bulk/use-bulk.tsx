import { groupOf, keyHint, targetAt, type KeyedActs } from '#entities/acts/act-keys.ts';
import { plural, type PluralForms } from '#lib/plural.ts';
import { keysStrings } from '#ui/keys/keys.strings.ts';
import { isFocusFree, keysDialog, usePageKeys } from '#ui/keys/page-keys.ts';
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
import { useEffect, useMemo, useRef, useState } from 'react';
import { bulkStrings } from './bulk.strings.ts';
import type { AskedRows, ListDrawerProps } from './bulk-drawer.tsx';
import { useTellChosen } from './chosen-rows.ts';
import { type RowSum, SelectedSum } from './selected-sum.tsx';
import classes from './selection-bar.module.css';
import { useRefusedActs } from './use-refused-acts.ts';
import { useSelectOnArrival } from './use-select-on-arrival.ts';

/** A change that fits selected rows, as a button of their bar. */
export interface NamedAct {
  /** The name of the change. */
  name: string;
  label: string;
  /** Whether it stands apart from what leads on, since it ends something. */
  isApart?: boolean;
}

/** As many as stand beside each other. */
const ACTS_SHOWN = 2;

/** The ids of all rows that the filters leave, or of the first of them, with their versions where these are known. */
export interface FoundRows {
  ids: readonly number[];
  seen?: readonly { id: number; version: number }[];
  total: number;
}

interface Question extends Required<Omit<AskedRows, 'seen'>> {
  /** Whether it is about the selected rows, also when others are selected meanwhile. */
  isOfSelection: boolean;
}

interface BulkParts<Row> {
  rows: VirtualRows<Row>;
  nameOf: (row: Row) => string;
  forms: PluralForms;
  /** The name of the selected rows. */
  selected: string;
  /** What a row stands for, as `useSelection` has it. */
  meaning?: string | undefined;
  /** What `findAll` asks for, without a page: rows that were found for another query say nothing of these. */
  query: object;
  findAll: () => Promise<FoundRows>;
  /** The keys of changes; the same object on each render. */
  keyed?: KeyedActs;
  /** The changes that fit these selected rows, the commonest first. */
  actsOf?: (rows: readonly Row[]) => readonly NamedAct[];
  /** Why none of these rows may be changed so, by the name of the change; undefined where one may, or isn't known. */
  whyNot?: (rows: readonly Row[], name: string) => string | undefined;
  /** What a row costs, in roubles. */
  sumOf?: (row: Row) => RowSum;
  /** Whether this person may do something with the rows. */
  isOn: boolean;
  /** Whether the drawer offers more than the acts; it does by default. */
  hasMore?: boolean;
  Drawer: LazyPart<ListDrawerProps>;
}

/** Selected rows of a list, and what can be done with them. */
export function useBulk<Row extends { id: number; version?: number }>({
  rows,
  nameOf,
  forms,
  selected,
  meaning,
  query,
  findAll,
  keyed,
  actsOf,
  whyNot,
  sumOf,
  isOn,
  hasMore = true,
  Drawer,
}: BulkParts<Row>): RowBoxes<Row> {
  const { loaded, total } = rows;
  const [asked, setAsked] = useState<Question>({
    ids: [],
    preset: null,
    isAtOnce: false,
    turn: 0,
    isOfSelection: false,
  });
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  /** What is to be read before anything is done, such as why a key does nothing to the rows that it was pressed on. */
  const [refusal, setRefusal] = useState<string | null>(null);
  const refusedActs = useRefusedActs(loaded);
  const bar = useRef<HTMLDivElement>(null);
  const clear = useRef<HTMLButtonElement>(null);
  const isAllPressed = useRef(false);
  const ask = (chosen: Iterable<number>, preset: string | null, isAtOnce = false): void => {
    if (isBusy) return;
    const wanted = new Set(chosen);
    const chosenRows = loaded.filter(({ id }) => wanted.has(id));
    // Of rows that aren't loaded it isn't known.
    const isKnown = preset !== null && chosenRows.length === wanted.size;
    const why = isKnown ? whyNot?.(chosenRows, preset) : undefined;
    setRefusal(why ?? null);
    setIsOpen(why === undefined);
    if (why !== undefined) return;
    setAsked(({ turn }) => ({
      ids: [...wanted],
      preset,
      isAtOnce,
      turn: turn + 1,
      isOfSelection: selection.ids.size > 0,
    }));
  };
  // A page that is left, and kept, begins anew: what was told or asked there is over.
  useEffect(() => () => setIsOpen(false), []);
  const asking = hashKey([query]);
  /** The rows that were found last, and by which query. */
  const [found, setFound] = useState<{ asking: string; ids: readonly number[] } | null>(null);
  const selection = useSelection<Row>({
    rows,
    found: found?.asking === asking ? found.ids : null,
    nameOf,
    meaning,
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
  useTellChosen(selected, ids);
  // The pressed button is gone, and took the focus with it.
  useEffect(() => {
    if (!areAll) return;
    if (isAllPressed.current && isFocusFree()) clear.current?.focus();
    isAllPressed.current = false;
  }, [areAll]);
  const all = useMutation({
    mutationFn: async () => ({ asking, ...(await findAll()) }),
    onSuccess: (rowsFound) => {
      // Whoever has asked for other rows meanwhile doesn't mean these.
      if (rowsFound.asking !== asking) return;
      const { ids: foundIds, seen } = rowsFound;
      if (rowsFound.total > foundIds.length) notifyNews(bulkStrings.cutShort(plural(foundIds.length, forms)));
      if (seen) selection.see(seen);
      setFound(rowsFound);
      select(foundIds);
    },
    onError: (error) => notifyError(error, bulkStrings.allFailed),
  });
  useSelectOnArrival({
    isOn,
    total: rows.isCounted || total > 0 ? total : undefined,
    status: all.status,
    found: all.data?.total,
    bar,
    onAll: () => all.mutate(),
    onOtherCount: (then, now) => setRefusal(bulkStrings.otherCount(then, now)),
  });
  const known = loaded.filter(({ id }) => ids.has(id));
  const fitting = actsOf?.(known) ?? [];
  const onward = fitting.filter(({ isApart }) => !isApart);
  const primary = onward.find(({ name }) => !refusedActs.isHopeless(name, ids));
  const first = onward.slice(0, ACTS_SHOWN);
  // Those that were refused keep their places: what a finger presses again isn't another act.
  const acts = primary && !first.includes(primary) ? [...first, primary] : first;
  const variantOf = (act: NamedAct): string =>
    act === primary ? 'filled' : refusedActs.isHopeless(act.name, ids) ? 'default' : 'light';
  const apart = fitting.filter(({ isApart }) => isApart);
  const sums = sumOf && known.map(sumOf);
  const giveUp = (): void => {
    setIsOpen(false);
    notifyFailure(statesStrings.failedTitle);
  };
  const askedIds = asked.isOfSelection ? [...ids] : asked.ids;
  const actOf = ({ name, label }: NamedAct, variant: string) => (
    <Button
      key={name}
      variant={variant}
      size="sm"
      px="sm"
      {...(variant === 'subtle' && { color: 'red' })}
      disabled={isBusy}
      {...(keyed && keyHint(keyed, name))}
      onClick={() => ask(ids, name, true)}
    >
      {label}
    </Button>
  );
  return selection.boxes(
    <>
      {total > 0 && <div className={classes['room']} />}
      {(ids.size > 0 || isOpen || refusal !== null) && (
        <div
          ref={bar}
          className={classes['bar']}
          data-open={isOpen || undefined}
          role="group"
          aria-label={selected}
          {...{ [ROW_KEYS]: true }}
        >
          <div className={classes['above']}>
            {refusal !== null && (
              <p className={classes['why']} role="status">
                {refusal}
                <Button variant="subtle" size="compact-sm" onClick={() => setRefusal(null)}>
                  {bulkStrings.hideWhy}
                </Button>
              </p>
            )}
            <div ref={setPlace} className={classes['place']} />
          </div>
          {ids.size > 0 && (
            <div className={classes['acts']}>
              <p className={classes['count']} role="status">
                {bulkStrings.selected(ids.size)}
                {/* Of rows that aren't loaded it isn't known. */}
                {sums && known.length === ids.size && <SelectedSum sums={sums} />}
              </p>
              {acts.map((act) => actOf(act, variantOf(act)))}
              {hasMore && (
                <Button
                  variant={primary ? 'default' : 'filled'}
                  size="sm"
                  px="sm"
                  disabled={isBusy}
                  onClick={() => ask(ids, null)}
                >
                  {bulkStrings.act}
                </Button>
              )}
              {apart.map((act) => actOf(act, 'subtle'))}
              <div className={classes['whole']}>
                {!areAll && total > 0 && (
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    disabled={isBusy}
                    loading={all.isPending}
                    aria-label={bulkStrings.all(total)}
                    onClick={() => {
                      isAllPressed.current = true;
                      all.mutate(undefined, { onError: () => (isAllPressed.current = false) });
                    }}
                  >
                    {bulkStrings.allShort(total)}
                  </Button>
                )}
                <Button ref={clear} variant="subtle" size="compact-sm" disabled={isBusy} onClick={() => selectFrom([])}>
                  {bulkStrings.clear}
                </Button>
              </div>
            </div>
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
          asked={{ ...asked, ids: askedIds, seen: selection.seenOf(askedIds) }}
          isOpen={isOpen}
          onClose={(left) => {
            setIsOpen(false);
            if (left) selectFrom(left);
          }}
          bar={{
            element: place,
            onChosen: () => setAsked((now) => ({ ...now, ids: askedIds, isOfSelection: false })),
            onBusy: setIsBusy,
            onEnded: (left, canForce) => {
              // Whoever has gone elsewhere meanwhile stays there; what may be forced is in hand.
              const isNear = isFocusFree() || bar.current?.contains(document.activeElement);
              if (isNear && !canForce) selectFrom(left);
              else select(left);
            },
            onRefused: refusedActs.note,
            onShow: (shown) => selectFrom(shown, shown[0]),
          }}
        />
      </MountOnOpen>
    </>,
  );
}
