import { formatAmount } from '#lib/money.ts';
import { Link } from 'wouter';
import { listsStrings } from '../lists.strings.ts';
import type { ListPage, RowsState } from '../rows-state.ts';
import type { ChoicesFilter } from './filters.ts';
import classes from './state-tabs.module.css';

interface StateTabsProps<Name extends string> {
  list: Pick<RowsState<ListPage>, 'hrefWith' | 'params'>;
  /** The filter that the tabs choose by, and its name in the address. */
  filter: ChoicesFilter<Name>;
  name: string;
  /** What the rows of each state are called, in the order of the tabs. */
  labels: Readonly<Record<Name, string>>;
  /** How many rows there are of each state that has any, whatever state is chosen; undefined while they are counted. */
  counts: ReadonlyMap<Name, number> | undefined;
}

interface TabProps {
  href: string;
  label: string;
  count: number | undefined;
  isCurrent: boolean;
}

function Tab({ href, label, count, isCurrent }: TabProps) {
  return (
    <li>
      <Link href={href} className={classes['tab']} aria-current={isCurrent ? 'page' : undefined}>
        {label} {count !== undefined && <span className={classes['count']}>{formatAmount(count)}</span>}
      </Link>
    </li>
  );
}

/** The states of a list's rows with their live counts, each a link that narrows the list to it. */
export function StateTabs<Name extends string>({ list, filter, name, labels, counts }: StateTabsProps<Name>) {
  const chosen = filter.read(list.params, name) ?? [];
  const states = Object.keys(labels) as Name[];
  const shown = states.filter((state) => counts?.has(state) || chosen.includes(state));
  return (
    <nav aria-label={filter.label} className={classes['place']}>
      <ul className={classes['tabs']}>
        <Tab
          href={list.hrefWith(name, [])}
          label={listsStrings.allStates}
          count={counts && [...counts.values()].reduce((all, count) => all + count, 0)}
          isCurrent={chosen.length === 0}
        />
        {shown.map((state) => (
          <Tab
            key={state}
            href={list.hrefWith(name, filter.write([state], name))}
            label={labels[state]}
            count={counts && (counts.get(state) ?? 0)}
            isCurrent={chosen.length === 1 && chosen[0] === state}
          />
        ))}
      </ul>
    </nav>
  );
}
