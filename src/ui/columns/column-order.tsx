import { Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { MoveButtons } from '../sortable/move-buttons.tsx';
import { moved } from '../sortable/moved.ts';
import { SortableList } from '../sortable/sortable-list.tsx';
import classes from './column-order.module.css';
import { columnsStrings } from './columns.strings.ts';

/** All columns in their order, and those that are not shown. */
export interface ChosenColumns<Column extends string> {
  columns: readonly Column[];
  hidden: readonly Column[];
}

interface ColumnOrderProps<Column extends string> extends ChosenColumns<Column> {
  titles: Readonly<Record<Column, string>>;
  /** A column that can't be hidden. */
  alwaysShown?: Column;
  onChange: (changed: Partial<ChosenColumns<Column>>) => void;
  /** Called when a column is lifted and when it is dropped. */
  onDrag?: ((isDragging: boolean) => void) | undefined;
}

/** Which columns of a table are shown, and in what order. */
export function ColumnOrder<Column extends string>(props: ColumnOrderProps<Column>) {
  const { columns, hidden, titles, alwaysShown, onChange, onDrag } = props;
  const moveTo = (from: number, to: number): void => onChange({ columns: moved(columns, from, to) });
  return (
    <SortableList
      rows={columns}
      idOf={(column) => column}
      nameOf={(column) => columnsStrings.column(titles[column])}
      onMove={moveTo}
      onDrag={onDrag}
      label={columnsStrings.order}
      className={classes['columns']}
      rowClass={classes['column']}
    >
      {(column, place, handle) => {
        const title = titles[column];
        const isFixed = column === alwaysShown;
        const isHidden = hidden.includes(column);
        return (
          <>
            {handle}
            <Checkbox
              label={title}
              description={isFixed && columnsStrings.alwaysShown}
              aria-label={isFixed ? columnsStrings.isAlwaysShown(title) : columnsStrings.show(title)}
              checked={!isHidden}
              disabled={isFixed}
              onChange={() =>
                onChange({ hidden: isHidden ? hidden.filter((other) => other !== column) : [...hidden, column] })
              }
            />
            <MoveButtons
              place={place}
              total={columns.length}
              earlier={columnsStrings.earlier(title)}
              later={columnsStrings.later(title)}
              size={28}
              onMove={moveTo}
            />
          </>
        );
      }}
    </SortableList>
  );
}
