import { ActionIcon, Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { ArrowUpIcon } from '../icons.tsx';
import { GripIcon } from '../later-icons.tsx';
import classes from './column-order.module.css';
import { columnsStrings } from './columns.strings.ts';
import { useDragOrder } from './use-drag-order.ts';

/** All columns in their order, and those that are not shown. */
export interface ChosenColumns<Column extends string> {
  columns: readonly Column[];
  hidden: readonly Column[];
}

const move = <Column,>(columns: readonly Column[], from: number, to: number): Column[] =>
  columns.toSpliced(from, 1).toSpliced(to, 0, ...columns.slice(from, from + 1));

interface ColumnOrderProps<Column extends string> extends ChosenColumns<Column> {
  titles: Readonly<Record<Column, string>>;
  /** A column that can't be hidden. */
  alwaysShown?: Column;
  onChange: (changed: Partial<ChosenColumns<Column>>) => void;
}

/** Which columns of a table are shown, and in what order. */
export function ColumnOrder<Column extends string>(props: ColumnOrderProps<Column>) {
  const { columns, hidden, titles, alwaysShown, onChange } = props;
  const moveTo = (from: number, to: number): void => onChange({ columns: move(columns, from, to) });
  const { list, drag, handleOf } = useDragOrder(moveTo);
  const landing = (place: number) =>
    drag?.to === place && drag.from !== place ? (drag.from < place ? 'after' : 'before') : undefined;
  return (
    <ul ref={list} className={classes['columns']}>
      {columns.map((column, index) => {
        const title = titles[column];
        const isHidden = hidden.includes(column);
        return (
          <li key={column} data-dragged={drag?.from === index || undefined} data-landing={landing(index)}>
            <span className={classes['handle']} {...handleOf(index)}>
              <GripIcon size={16} />
            </span>
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
              onClick={() => moveTo(index, index - 1)}
            >
              <ArrowUpIcon size={16} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              className={classes['later'] ?? ''}
              aria-label={columnsStrings.later(title)}
              disabled={index === columns.length - 1}
              onClick={() => moveTo(index, index + 1)}
            >
              <ArrowUpIcon size={16} />
            </ActionIcon>
          </li>
        );
      })}
    </ul>
  );
}
