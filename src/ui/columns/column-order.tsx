import { ActionIcon, Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { ArrowUpIcon } from '../icons.tsx';
import classes from './column-order.module.css';
import { columnsStrings } from './columns.strings.ts';

/** All columns in their order, and those that are not shown. */
export interface ChosenColumns<Column extends string> {
  columns: readonly Column[];
  hidden: readonly Column[];
}

function move<Column>(columns: readonly Column[], column: Column, by: -1 | 1): Column[] {
  const place = columns.indexOf(column);
  return columns.filter((other) => other !== column).toSpliced(place + by, 0, column);
}

interface ColumnOrderProps<Column extends string> extends ChosenColumns<Column> {
  titles: Readonly<Record<Column, string>>;
  /** A column that can't be hidden. */
  alwaysShown?: Column;
  onChange: (changed: Partial<ChosenColumns<Column>>) => void;
}

/** Which columns of a table are shown, and in what order. */
export function ColumnOrder<Column extends string>(props: ColumnOrderProps<Column>) {
  const { columns, hidden, titles, alwaysShown, onChange } = props;
  return (
    <ul className={classes['columns']}>
      {columns.map((column, index) => {
        const title = titles[column];
        const isHidden = hidden.includes(column);
        return (
          <li key={column}>
            <Checkbox
              label={title}
              aria-label={columnsStrings.show(title)}
              checked={!isHidden}
              disabled={column === alwaysShown}
              onChange={() =>
                onChange({ hidden: isHidden ? hidden.filter((other) => other !== column) : [...hidden, column] })
              }
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={columnsStrings.earlier(title)}
              disabled={index === 0}
              onClick={() => onChange({ columns: move(columns, column, -1) })}
            >
              <ArrowUpIcon size={16} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              className={classes['later'] ?? ''}
              aria-label={columnsStrings.later(title)}
              disabled={index === columns.length - 1}
              onClick={() => onChange({ columns: move(columns, column, 1) })}
            >
              <ArrowUpIcon size={16} />
            </ActionIcon>
          </li>
        );
      })}
    </ul>
  );
}
