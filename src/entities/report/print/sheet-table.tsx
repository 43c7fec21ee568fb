import type { ReportTable } from '#contract/types.ts';
import { useShop } from '#entities/shop/shop-context.tsx';
import { formatAmount } from '#lib/money.ts';
import { Box } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import classes from './sheet-table.module.css';

type Columns = ReportTable['columns'];
type Row = ReportTable['rows'][number];

function textOf(cell: Row[number] | undefined, kind: Columns[number]['kind']): ReactNode {
  return kind === 'money' && typeof cell === 'number' ? formatAmount(cell) : cell;
}

function Cells({ columns, row }: { columns: Columns; row: Row }) {
  return columns.map(({ name, kind }, place) => (
    <td key={name} data-name={name} data-kind={kind}>
      {textOf(row[place], kind)}
    </td>
  ));
}

interface RowsProps {
  columns: Columns;
  rows: readonly Row[];
  group?: ReportTable['groups'][number];
}

function Rows({ columns, rows, group }: RowsProps) {
  return (
    <tbody>
      {group && (
        <tr className={classes['group']}>
          <th colSpan={columns.length} scope="rowgroup">
            {group.title}
            {group.note && <span className={classes['note']}>{group.note}</span>}
          </th>
        </tr>
      )}
      {rows.map((row, place) => (
        <tr key={place}>
          <Cells columns={columns} row={row} />
        </tr>
      ))}
    </tbody>
  );
}

/** The rows under each title; those after the groups have none. */
function groupRows({ groups, rows }: ReportTable): Omit<RowsProps, 'columns'>[] {
  let start = 0;
  const grouped = groups.map((group) => {
    const own = rows.slice(start, start + group.rows);
    start += group.rows;
    return { group, rows: own };
  });
  return [...grouped, { rows: rows.slice(start) }].filter(({ rows: own }) => own.length > 0);
}

/** On a screen, where the table may be wider than the window. */
const wideFor = ({ length }: Columns): CSSProperties & { '--columns': number } => ({ '--columns': length });

/** A report's rows, as a table that goes over pages. */
export function SheetTable({ table, label }: { table: ReportTable; label: string }) {
  const { currency } = useShop();
  const { columns, rows, has_total: hasTotal } = table;
  const total = hasTotal ? rows.at(-1) : undefined;
  const shown = total ? { ...table, rows: rows.slice(0, -1) } : table;
  return (
    // Scrolled by keys too, where the window is narrower than the paper.
    <Box className={classes['scroll']} role="region" aria-label={label} tabIndex={0}>
      <table className={classes['table']} style={wideFor(columns)}>
        <thead>
          <tr>
            {columns.map(({ name, title, kind }) => (
              <th key={name} scope="col" data-kind={kind}>
                {kind === 'money' ? `${title},\u00A0${currency}` : title}
              </th>
            ))}
          </tr>
        </thead>
        {groupRows(shown).map((part, place) => (
          <Rows key={place} columns={columns} {...part} />
        ))}
        {total && (
          <tbody className={classes['total']}>
            <tr>
              <Cells columns={columns} row={total} />
            </tr>
          </tbody>
        )}
      </table>
    </Box>
  );
}
