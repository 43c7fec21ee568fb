import type { ReportTable } from '#contract/types.ts';
import { useShop } from '#page/shop-context.tsx';
import { formatAmount } from '#lib/money.ts';
import { Box } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import { printStrings } from './print.strings.ts';
import classes from './sheet-table.module.css';

type Columns = ReportTable['columns'];
type Cell = ReportTable['rows'][number][number];

interface Row {
  cells: ReportTable['rows'][number];
  /** Undefined where the table has no pictures at all. */
  picture: string | null | undefined;
}

function textOf(cell: Cell | undefined, kind: Columns[number]['kind']): ReactNode {
  return kind === 'money' && typeof cell === 'number' ? formatAmount(cell) : cell;
}

function Cells({ columns, row }: { columns: Columns; row: Row }) {
  const { cells, picture } = row;
  return (
    <>
      {picture !== undefined && (
        <td className={classes['picture']}>
          {/* Of thousands those alone that are near; all once they are to be printed. */}
          {picture !== null && <img src={picture} alt="" width={160} height={160} loading="lazy" decoding="async" />}
        </td>
      )}
      {columns.map(({ name, kind }, place) => (
        <td key={name} data-name={name} data-kind={kind}>
          {textOf(cells[place], kind)}
        </td>
      ))}
    </>
  );
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
          <th colSpan={columns.length + (rows[0]?.picture === undefined ? 0 : 1)} scope="rowgroup">
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
function groupRows(groups: ReportTable['groups'], rows: readonly Row[]): Omit<RowsProps, 'columns'>[] {
  let start = 0;
  const grouped = groups.map((group) => {
    const own = rows.slice(start, start + group.rows);
    start += group.rows;
    return { group, rows: own };
  });
  return [...grouped, { rows: rows.slice(start) }].filter(({ rows: own }) => own.length > 0);
}

/** On a screen, where the table may be wider than the window. */
const wideFor = (columns: number): CSSProperties & { '--columns': number } => ({ '--columns': columns });

/** A report's rows, as a table that goes over pages. */
export function SheetTable({ table, label }: { table: ReportTable; label: string }) {
  const { currency } = useShop();
  const { columns, groups, pictures, has_total: hasTotal } = table;
  const hasPictures = pictures.length > 0;
  const rows = table.rows.map((cells, place) => ({
    cells,
    picture: hasPictures ? (pictures[place] ?? null) : undefined,
  }));
  const total = hasTotal ? rows.at(-1) : undefined;
  return (
    // Scrolled by keys too, where the window is narrower than the paper.
    <Box className={classes['scroll']} role="region" aria-label={label} tabIndex={0}>
      <table className={classes['table']} style={wideFor(columns.length + (hasPictures ? 1 : 0))}>
        <thead>
          <tr>
            {hasPictures && (
              <th scope="col" className={classes['picture']}>
                {printStrings.picture}
              </th>
            )}
            {columns.map(({ name, title, kind }) => (
              <th key={name} scope="col" data-kind={kind}>
                {kind === 'money' ? `${title},\u00A0${currency}` : title}
              </th>
            ))}
          </tr>
        </thead>
        {groupRows(groups, total ? rows.slice(0, -1) : rows).map((part, place) => (
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
