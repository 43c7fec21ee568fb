import type { components } from '#contract/types.ts';
import placeClasses from '#entities/shop/day/day.module.css';
import { Link } from 'wouter';
import { dayStrings } from '../day.strings.ts';
import { timeSince } from '../time-since.ts';
import classes from './waiting-card.module.css';

type Schemas = components['schemas'];

/** Records that wait; where it is known, how many such came. */
export type WaitingRecords = Schemas['Waiting'] & Partial<Pick<Schemas['Arriving'], 'came'>>;

function Came({ today, yesterday }: Schemas['Came']) {
  if (today === 0 && yesterday === 0) return null;
  return (
    <span className={classes['aside']} title={dayStrings.cameYesterday(yesterday)}>
      {dayStrings.came(today, yesterday)}
    </span>
  );
}

/** How many records wait and since when, a link to them. */
export function WaitingCard({
  href,
  state,
  name,
  digit,
  waiting: { count, since, came },
}: {
  href: string;
  /** The history state of the list that it leads to. */
  state?: unknown;
  /** What one does about them. */
  name: string;
  /** The key that leads there. */
  digit: string;
  waiting: WaitingRecords;
}) {
  return (
    <li className={classes['place']}>
      <Link
        href={href}
        state={state}
        className={`${placeClasses['card']} ${classes['card']}`}
        aria-keyshortcuts={digit}
        data-quiet={count === 0 || undefined}
      >
        <span className={classes['count']}>{count}</span> <span className={classes['name']}>{name}</span>
        {since !== null && <span className={classes['aside']}>{dayStrings.longest(timeSince(since))}</span>}
        {came && <Came {...came} />}
      </Link>
      <kbd aria-hidden className={classes['key']}>
        {digit}
      </kbd>
    </li>
  );
}
