import type { PurchaseDetail } from '#contract/types.ts';
import { DateTime } from '#entities/shop/date-time.tsx';
import { useFirstRows } from '#ui/list/use-first-rows.tsx';
import { useState } from 'react';
import { actsOf, type PurchaseAct } from './acts-of.ts';
import classes from './purchase-events.module.css';
import { actText, eventText, linesText, purchasesStrings } from './purchases.strings.ts';

function Parts({ events }: Pick<PurchaseAct, 'events'>) {
  const { first, more } = useFirstRows(events);
  return (
    <>
      <ul className={classes['parts']}>
        {first.map((event, index) => (
          <li key={index}>{linesText(event)}</li>
        ))}
      </ul>
      {more}
    </>
  );
}

/** Several entries as one, which names them once it is unfolded. */
function ActText({ events }: Pick<PurchaseAct, 'events'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={classes['act']} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{actText(events)}</summary>
      {isOpen && <Parts events={events} />}
    </details>
  );
}

/** What has happened to a purchase, newest first. */
export function PurchaseEvents({ events }: Pick<PurchaseDetail, 'events'>) {
  return (
    <ol className={classes['events']} aria-label={purchasesStrings.timeline}>
      {actsOf(events)
        .toReversed()
        .map((act) => {
          const { at, author, reason } = act.events[0];
          return (
            <li key={act.from}>
              {act.events.length > 1 ? <ActText events={act.events} /> : <div>{eventText(act.events[0])}</div>}
              <span className={classes['note']}>
                <DateTime value={at} /> · {author || purchasesStrings.shop}
              </span>
              {reason && <q className={classes['reason']}>{reason}</q>}
            </li>
          );
        })}
    </ol>
  );
}
