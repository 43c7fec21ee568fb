import { Button } from '@mantine/core';
import { Fragment, type ComponentType } from 'react';
import { Link } from 'wouter';
import { bulkStrings } from './bulk.strings.ts';
import type { RefusalGroup } from './refusal-groups.ts';
import classes from './refusal-list.module.css';

const REASONS_SHOWN = 100;
/** Of one reason; all of them stay selected in the list. */
const ROWS_SHOWN = 5;

interface RefusalListProps {
  groups: readonly RefusalGroup[];
  /** A row by its name, as a link; left out, a reason has but the number of its rows. */
  RowLink?: ComponentType<{ id: number }>;
  /** Selects exactly these rows. */
  onShow?: ((ids: readonly number[]) => void) | undefined;
}

function Rows({ ids, RowLink }: { ids: readonly number[]; RowLink: ComponentType<{ id: number }> }) {
  return (
    <>
      {ids.length > 1 && <b>{ids.length} × </b>}
      {ids.slice(0, ROWS_SHOWN).map((id, place) => (
        <Fragment key={id}>
          {place > 0 && ', '}
          <RowLink id={id} />
        </Fragment>
      ))}
      {ids.length > ROWS_SHOWN && ` ${bulkStrings.andMore(ids.length - ROWS_SHOWN)}`}
      {': '}
    </>
  );
}

/** Why a change doesn't go for rows, by reason, and what can be done about it. */
export function RefusalList({ groups, RowLink, onShow }: RefusalListProps) {
  return (
    <ul className={classes['list']}>
      {groups.slice(0, REASONS_SHOWN).map(({ key, ids, text, mend }) => (
        <li key={key}>
          {RowLink ? <Rows ids={ids} RowLink={RowLink} /> : <b>{ids.length}&nbsp;</b>}
          {text}
          {onShow && (
            <Button
              variant="subtle"
              size="compact-sm"
              px={6}
              aria-label={bulkStrings.showOf(text)}
              onClick={() => onShow(ids)}
            >
              {bulkStrings.show}
            </Button>
          )}
          {mend && (
            <Link className={classes['mend']} href={mend.href}>
              {mend.text}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
