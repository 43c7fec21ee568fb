import type { ReactNode } from 'react';
import classes from './list-table.module.css';

/** A column of a table. */
export interface ColumnHead {
  title: string;
  /** A text without line breaks, or an amount, which is aligned to the end of its cell. */
  kind?: 'nowrap' | 'amount';
}

interface ListTableProps {
  columns: readonly ColumnHead[];
  lines: readonly { id: number; cells: readonly ReactNode[] }[];
}

/** The rows as a table. */
export function ListTable({ columns, lines }: ListTableProps) {
  return (
    <table className={classes['table']}>
      <thead>
        <tr>
          {columns.map(({ title, kind }) => (
            <th key={title} scope="col" className={kind && classes[kind]}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, cells }) => (
          <tr key={id}>
            {columns.map(({ title, kind }, index) => (
              <td key={title} className={kind && classes[kind]}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
