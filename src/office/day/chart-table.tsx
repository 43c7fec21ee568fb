import { VisuallyHidden } from '@mantine/core';

interface ChartTableProps {
  caption: string;
  columns: readonly string[];
  /** The cells of each row; the first one heads it. */
  rows: readonly (readonly [string, ...(string | number)[]])[];
}

/** What a chart shows, for whoever doesn't see it. */
export function ChartTable({ caption, columns, rows }: ChartTableProps) {
  return (
    <VisuallyHidden>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
