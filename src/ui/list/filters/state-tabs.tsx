import { formatAmount } from '#lib/money.ts';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { listsStrings } from '../lists.strings.ts';
import type { ListPage, RowsState } from '../rows-state.ts';
import type { ChoiceFilter, ChoicesFilter } from './filters.ts';
import classes from './state-tabs.module.css';

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
  label: string;
  count: number | undefined;
  isCurrent: boolean;
  /** Among the tabs. */
  place: number;
}

function Tab({ href, label, count, isCurrent, place }: TabProps) {
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
        {label} {count !== undefined && <span className={classes['count']}>{formatAmount(count)}</span>}
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
  return (
    <nav aria-label={filter.label} className={classes['place']} aria-busy={isStale}>
      <ul className={classes['tabs']}>
        <Tab
          href={hrefWith(name, [])}
          label={listsStrings.allStates}
          count={counts && [...counts.values()].reduce((all, count) => all + count, 0)}
          isCurrent={chosen.length === 0}
          place={0}
        />
        {shown.map((state, index) => (
          <Tab
            key={state}
            href={hrefWith(name, parametersOf(state))}
            label={labels[state]}
            count={counts && (counts.get(state) ?? 0)}
            isCurrent={chosen.length === 1 && chosen[0] === state}
            place={index + 1}
          />
        ))}
      </ul>
    </nav>
  );
}
