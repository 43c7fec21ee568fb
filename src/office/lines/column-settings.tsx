import { ColumnsIcon } from '#ui/later-icons.tsx';
import { ArrowUpIcon } from '#ui/icons.tsx';
import { ActionIcon, Button, Checkbox, Popover } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import classes from './column-settings.module.css';
import type { LineColumn } from './line-columns.tsx';
import { ALWAYS_SHOWN, lineView, useLineView } from './line-view.ts';
import { linesStrings } from './lines.strings.ts';

function move(columns: readonly LineColumn[], column: LineColumn, by: -1 | 1): LineColumn[] {
  const place = columns.indexOf(column);
  return columns.filter((other) => other !== column).toSpliced(place + by, 0, column);
}

/** A button that opens the table's columns: which are shown, and in what order. */
export function ColumnSettings() {
  const { columns, hidden } = useLineView();
  return (
    <Popover position="bottom-end" withinPortal={false} trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" size="xs" fw={500} leftSection={<ColumnsIcon size={16} />}>
          {linesStrings.columnsButton}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={linesStrings.columnsTitle}>
        <ul className={classes['columns']}>
          {columns.map((column, index) => {
            const title = linesStrings.columns[column];
            const isHidden = hidden.includes(column);
            return (
              <li key={column}>
                <Checkbox
                  label={title}
                  aria-label={linesStrings.showColumn(title)}
                  checked={!isHidden}
                  disabled={column === ALWAYS_SHOWN}
                  onChange={() =>
                    lineView.change({
                      hidden: isHidden ? hidden.filter((other) => other !== column) : [...hidden, column],
                    })
                  }
                />
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={linesStrings.earlier(title)}
                  disabled={index === 0}
                  onClick={() => lineView.change({ columns: move(columns, column, -1) })}
                >
                  <ArrowUpIcon size={16} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  className={classes['later'] ?? ''}
                  aria-label={linesStrings.later(title)}
                  disabled={index === columns.length - 1}
                  onClick={() => lineView.change({ columns: move(columns, column, 1) })}
                >
                  <ArrowUpIcon size={16} />
                </ActionIcon>
              </li>
            );
          })}
        </ul>
        <Button variant="subtle" size="xs" fullWidth mt={8} onClick={lineView.reset}>
          {linesStrings.asAtFirst}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
