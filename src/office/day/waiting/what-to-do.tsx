import placeClasses from '#entities/shop/day/day.module.css';
import type { DayPart } from '#entities/shop/day/day-parts.ts';
import { pluralForm } from '#lib/plural.ts';
import { selectsAll } from '#office/kit/bulk/use-select-on-arrival.ts';
import { isForPage, usePageKeys, type KeyGroup } from '#ui/keys/page-keys.ts';
import { useMemo, useRef } from 'react';
import { dayStrings } from '../day.strings.ts';
import { WaitingCard, type WaitingRecords } from './waiting-card.tsx';

interface WhatToDoProps {
  waiting: readonly (readonly [DayPart, WaitingRecords])[];
  hrefs: Readonly<Record<DayPart, string>>;
}

const nameOf = ([part, { count }]: WhatToDoProps['waiting'][number]): string =>
  pluralForm(count, dayStrings.acts[part]);

/** The digit of a key, in any layout. */
const digitOf = ({ code }: KeyboardEvent): number => Number(/^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? 0);

/** What waits as what one does about it: each leads to its records, by a press or by the digit that stands on it. */
export function WhatToDo({ waiting, hrefs }: WhatToDoProps) {
  const cards = useRef<HTMLUListElement>(null);
  const names = waiting.map(nameOf).join('\n');
  const keys = useMemo(
    (): KeyGroup => ({
      title: dayStrings.keys,
      keys: Object.fromEntries(names.split('\n').map((name, index) => [String(index + 1), name.toLowerCase()])),
    }),
    [names],
  );
  usePageKeys(keys, (event) => {
    const card = isForPage(event) && cards.current?.querySelectorAll('a')[digitOf(event) - 1];
    if (!card) return false;
    card.click();
    return true;
  });
  return (
    <ul ref={cards} className={placeClasses['cards']}>
      {waiting.map((one, index) => {
        const [part, records] = one;
        return (
          <WaitingCard
            key={part}
            href={hrefs[part]}
            // All that are new are taken; of the others each is looked at.
            {...(part === 'created' && records.count > 0 && { state: selectsAll(records.count) })}
            name={nameOf(one)}
            digit={String(index + 1)}
            waiting={records}
          />
        );
      })}
    </ul>
  );
}
