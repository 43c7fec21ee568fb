import { useAtom } from '@xstate/store-react';
import type { CSSProperties, ReactNode } from 'react';
import classes from './list-table.module.css';
import { rowHeight } from './row-height.ts';

/** A column of a table. */
export interface ColumnHead {
  title: string;
  /** Shown instead of the title. */
  head?: ReactNode;
  /**
   * A text without line breaks, an amount, which is aligned to the end of its cell, or what takes the room that the
   * others leave in rows of one line.
   */
  kind?: 'nowrap' | 'amount' | 'rest';
}

interface ListTableProps {
  columns: readonly ColumnHead[];
  lines: readonly { id: number; cells: readonly ReactNode[] }[];
  /** Whether each row is one line, over which a link in it may stretch. */
  isLinked: boolean;
}

/** The rows as a table. */
export function ListTable({ columns, lines, isLinked }: ListTableProps) {
  const style = { '--row-height': `${useAtom(rowHeight)}px` } as CSSProperties;
  return (
    <table className={classes['table']} data-linked={isLinked || undefined} style={style}>
      <thead>
        <tr>
          {columns.map(({ title, head = title, kind }) => (
            <th key={title} scope="col" className={kind && classes[kind]}>
              {head}
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
