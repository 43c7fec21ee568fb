import { formatAmount } from '#lib/money.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { RetryBoundary } from '#ui/states/retry-boundary.tsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'wouter';
import { listsStrings } from '../lists.strings.ts';
import type { ListPage, RowsState } from '../rows-state.ts';
import type { ChoiceFilter, ChoicesFilter } from './filters.ts';
import classes from './state-tabs.module.css';
import { useHasSections } from '../use-is-wide.ts';
import { useTabsFit } from './use-tabs-fit.ts';

// Loaded after the tabs: few windows fold them.
const FoldedTabs = lazyPart(() => import('./folded-tabs.tsx'), 'FoldedTabs');

interface StateTabsProps<Name extends string> {
  list: Pick<RowsState<ListPage>, 'hrefWith' | 'params'>;
  /** The filter that the tabs choose by, and its name in the address. */
  filter: ChoiceFilter<Name> | ChoicesFilter<Name>;
  name: string;
  /** What the rows of each state are called, in the order of the tabs. */
  labels: Readonly<Record<Name, string>>;
  /** How many rows there are of each state that has any, whatever state is chosen; undefined while they are counted. */
  counts: ReadonlyMap<Name, number> | undefined;
  /** Whether they are those of other filters, since the right ones are being counted. */
  isStale: boolean;
}

interface TabProps {
  href: string;
  text: ReactNode;
  isCurrent: boolean;
  /** Among the tabs. */
  place: number;
}

function Tab({ href, text, isCurrent, place }: TabProps) {
  const tab = useRef<HTMLLIElement>(null);
  // The strip may be longer than the window is wide.
  useEffect(() => {
    const strip = tab.current?.parentElement;
    if (isCurrent && tab.current && strip)
      strip.scrollLeft = place === 0 ? 0 : tab.current.offsetLeft - strip.clientWidth / 2;
  }, [isCurrent, place]);
  return (
    <li ref={tab}>
      <Link href={href} className={classes['tab']} aria-current={isCurrent ? 'page' : undefined}>
        {text}
      </Link>
    </li>
  );
}

/** The states of a list's rows with their live counts, each a link that narrows the list to it. */
export function StateTabs<Name extends string>({
  list: { params, hrefWith },
  filter,
  name,
  labels,
  counts,
  isStale,
}: StateTabsProps<Name>) {
  const chosen = [filter.read(params, name) ?? []].flat();
  const parametersOf = (state: Name) =>
    filter.kind === 'choice' ? filter.write(state, name) : filter.write([state], name);
  const states = Object.keys(labels) as Name[];
  const shown = states.filter((state) => counts?.has(state) || chosen.includes(state));
  const tabOf = (href: string, label: string, count: number | undefined, isCurrent: boolean) => ({
    href,
    label,
    text: (
      <>
        {label} {count !== undefined && <span className={classes['count']}>{formatAmount(count)}</span>}
      </>
    ),
    count,
    isCurrent,
  });
  const all = counts && [...counts.values()].reduce((sum, count) => sum + count, 0);
  const tabs = [
    tabOf(hrefWith(name, []), listsStrings.allStates, all, chosen.length === 0),
    ...shown.map((state) =>
      tabOf(
        hrefWith(name, parametersOf(state)),
        labels[state],
        counts && (counts.get(state) ?? 0),
        chosen.length === 1 && chosen[0] === state,
      ),
    ),
  ];
  // A narrow strip is scrolled by a finger.
  const {
    place,
    tabs: strip,
    fit,
  } = useTabsFit(tabs.map(({ label, count, isCurrent }) => `${label} ${count} ${isCurrent}`).join(), useHasSections());
  const current = tabs.findIndex(({ isCurrent }) => isCurrent);
  // The one that is chosen stays in sight, in place of the last that had room.
  const stays = (index: number): boolean => (current < fit ? index < fit : index < fit - 1 || index === current);
  const folded = tabs.filter((_, index) => !stays(index));
  return (
    <nav ref={place} aria-label={filter.label} className={classes['place']} aria-busy={isStale}>
      <ul ref={strip} className={classes['tabs']}>
        {tabs.map(
          ({ href, label, text, isCurrent }, index) =>
            stays(index) && <Tab key={label} href={href} text={text} isCurrent={isCurrent} place={index} />,
        )}
      </ul>
      {folded.length > 0 && (
        <RetryBoundary fallback={null}>
          <FoldedTabs tabs={folded} />
        </RetryBoundary>
      )}
    </nav>
  );
}
