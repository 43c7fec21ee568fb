import { itemColumnTitles } from '#common/item-columns.strings.ts';
import type { ItemColumn, ItemImport, ItemImportRow, ItemImportVerdict } from '#contract/types.ts';
import { ColorBadge } from '#entities/order/state-badge.tsx';
import { useShop } from '#page/shop-context.tsx';
import { useIsWide } from '#ui/list/use-is-wide.ts';
import { Skeleton, Text } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useState, type CSSProperties } from 'react';
import { type ListRange, Virtuoso } from 'react-virtuoso';
import { changeText } from './change-text.ts';
import { MakeCategory } from './make-category.tsx';
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

/** What a new item will have. */
function NewRow({ row: { number, article, name, changes }, fields }: { row: ItemImportRow; fields: ItemColumn[] }) {
  const { currency } = useShop();
  const known: Partial<Record<ItemColumn, string>> = { article, name };
  const textOf = (field: ItemColumn): string => {
    const change = changes.find((one) => one.field === field);
    return change ? changeText(change, true, currency) : (known[field] ?? '');
  };
  return (
    <div role="row" className={classes['newRow']}>
      <span role="cell">{number}</span>
      {fields.map((field) => (
        <span key={field} role="cell" title={textOf(field)}>
          {textOf(field)}
        </span>
      ))}
    </div>
  );
}

interface ImportRowsProps {
  of: ItemImport;
  verdict: ItemImportVerdict | undefined;
  /** Reads the file again, once what a row lacked is there; null where that is no use any more. */
  onMended: (() => void) | null;
}

/** What becomes of one row. */
function Row({ row, onMended }: { row: ItemImportRow | undefined } & Pick<ImportRowsProps, 'onMended'>) {
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
      {problems.map(({ column, detail, missing_category: path }) => (
        <Text key={column + detail} size="sm" className={classes['problem'] ?? ''}>
          {column && `${column}: `}
          {detail}
          {path !== undefined && onMended && (
            <>
              {' '}
              <MakeCategory path={path} onMade={onMended} />
            </>
          )}
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

/** The rows of an import; the pages that are in view are loaded. */
export function ImportRows({ of, verdict, onMended }: ImportRowsProps) {
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
  // New items have the same fields each.
  const isTable = useIsWide() && verdict === 'create';
  const fields = of.columns.flatMap(({ field }) => (field === null || field === 'stock_at_export' ? [] : [field]));
  const rowAt = (index: number) => {
    const row = found[pages.indexOf(pageOf(index))]?.data?.result[index % ROWS_AT_ONCE];
    return isTable && row ? <NewRow row={row} fields={fields} /> : <Row row={row} onMended={onMended} />;
  };
  if (total === 0) return <Text c="dimmed">{itemFilesStrings.noRows}</Text>;
  // Rows are as high as what they say: before the first are there, places kept for them would move.
  if (startIndex === 0 && found[0]?.isPending)
    return <Skeleton mih="100dvh" role="status" aria-label={itemFilesStrings.loadingRow} />;
  return (
    <div
      role={isTable ? 'table' : 'group'}
      aria-label={itemFilesStrings.rows}
      aria-rowcount={isTable ? total + 1 : undefined}
      style={{ '--fields': fields.length } as CSSProperties}
    >
      {isTable && (
        <div role="row" className={classes['newHead']}>
          <span role="columnheader">{itemFilesStrings.lineTitle}</span>
          {fields.map((field) => (
            <span key={field} role="columnheader">
              {itemColumnTitles[field]}
            </span>
          ))}
        </div>
      )}
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
