import { itemColumnTitles } from '#common/item-columns.strings.ts';
import type { ItemImport, ItemImportRow, ItemImportVerdict } from '#contract/types.ts';
import { ColorBadge } from '#entities/order/state-badge.tsx';
import { useShop } from '#page/shop-context.tsx';
import { Text } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { type ListRange, Virtuoso } from 'react-virtuoso';
import { changeText } from './change-text.ts';
import { importRowsQuery, ROWS_AT_ONCE } from './item-files.queries.ts';
import { itemFilesStrings, rowVerdicts, writtenVerdicts } from './item-files.strings.ts';
import classes from './item-files.module.css';

const colors: Readonly<Record<ItemImportVerdict, string>> = {
  create: 'green',
  update: 'blue',
  same: 'gray',
  error: 'red',
};

const ROW_PX = 88;
const BUFFER_PX = 400;
/** What is drawn before the list has measured itself. */
const UNMEASURED = 20;

/** What becomes of one row. */
function Row({ row }: { row: ItemImportRow | undefined }) {
  const { currency } = useShop();
  if (!row) return <div className={classes['row']}>{itemFilesStrings.loadingRow}</div>;
  const { number, verdict, article, name, changes, problems, is_written: isWritten } = row;
  return (
    <div className={classes['row']}>
      <div className={classes['rowHead']}>
        <Text span size="sm" c="dimmed">
          {itemFilesStrings.line(number)}
        </Text>
        <ColorBadge color={colors[verdict]}>{(isWritten ? writtenVerdicts : rowVerdicts)[verdict]}</ColorBadge>
        <Text span fw={600} className={classes['name'] ?? ''}>
          {[article, name].filter(Boolean).join(' · ')}
        </Text>
      </div>
      {problems.map(({ column, detail }) => (
        <Text key={column + detail} size="sm" className={classes['problem'] ?? ''}>
          {column && `${column}: `}
          {detail}
        </Text>
      ))}
      {changes.length > 0 && (
        <ul className={classes['changes']}>
          {changes.map((change) => (
            <li key={change.field}>
              {itemColumnTitles[change.field]}: {changeText(change, verdict === 'create', currency)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ImportRowsProps {
  of: ItemImport;
  verdict: ItemImportVerdict | undefined;
}

/** The rows of an import; the pages that are in view are loaded. */
export function ImportRows({ of, verdict }: ImportRowsProps) {
  const { counts, id, state, changed_at: changedAt } = of;
  const total = verdict ? counts[verdict] : counts.create + counts.update + counts.same + counts.error;
  const [{ startIndex, endIndex }, setRange] = useState<ListRange>({ startIndex: 0, endIndex: 0 });
  const pageOf = (index: number) => Math.floor(index / ROWS_AT_ONCE) + 1;
  const last = pageOf(Math.max(0, total - 1));
  const first = Math.min(pageOf(startIndex), last);
  const pages = Array.from({ length: Math.min(pageOf(endIndex), last) - first + 1 }, (_, place) => first + place);
  // Other columns or pictures may make as many rows of each kind as before.
  const seen = `${state} ${changedAt}`;
  const found = useQueries({ queries: pages.map((page) => importRowsQuery(id, { verdict, page, seen })) });
  const rowAt = (index: number) => {
    const page = found[pages.indexOf(pageOf(index))];
    return <Row row={page?.data?.result[index % ROWS_AT_ONCE]} />;
  };
  if (total === 0) return <Text c="dimmed">{itemFilesStrings.noRows}</Text>;
  return (
    <div role="group" aria-label={itemFilesStrings.rows}>
      <Virtuoso
        key={verdict ?? ''}
        useWindowScroll
        totalCount={total}
        initialItemCount={Math.min(total, UNMEASURED)}
        increaseViewportBy={BUFFER_PX}
        defaultItemHeight={ROW_PX}
        rangeChanged={setRange}
        itemContent={rowAt}
      />
    </div>
  );
}
