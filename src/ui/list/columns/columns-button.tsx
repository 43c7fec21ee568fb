import { ColumnsIcon } from '#ui/later-icons.tsx';
import { Button, Popover } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import { use, useState } from 'react';
import { ColumnsField } from './columns-field.tsx';
import { listColumnsStrings } from './list-columns.strings.ts';
import { ListColumns } from './use-columns.ts';

/** A button that opens the columns of the list around; nothing where it has none. */
export function ColumnsButton() {
  const hasColumns = use(ListColumns) !== null;
  const [isDragging, setDragging] = useState(false);
  if (!hasColumns) return null;
  return (
    <Popover position="bottom-end" withinPortal={false} trapFocus returnFocus closeOnEscape={!isDragging}>
      <Popover.Target>
        <Button variant="default" size="sm" fw={500} leftSection={<ColumnsIcon size={16} />}>
          {listColumnsStrings.button}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={listColumnsStrings.title}>
        <ColumnsField onDrag={setDragging} />
      </Popover.Dropdown>
    </Popover>
  );
}
