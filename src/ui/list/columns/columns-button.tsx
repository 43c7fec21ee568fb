import { ColumnsIcon } from '#ui/later-icons.tsx';
import { Button, Popover } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import { use, useState } from 'react';
import { ColumnsField } from './columns-field.tsx';
import { useIsRoomy } from '../use-is-wide.ts';
import { listColumnsStrings } from './list-columns.strings.ts';
import { ListColumns } from './use-columns.ts';

/**
 * A button that opens the columns of the list around, a short one by its icon alone where there is little room; nothing
 * where it has none.
 */
export function ColumnsButton({ isShort = false }: { isShort?: boolean }) {
  const isRoomy = useIsRoomy();
  const hasColumns = use(ListColumns) !== null;
  const [isDragging, setDragging] = useState(false);
  if (!hasColumns) return null;
  return (
    <Popover position="bottom-end" withinPortal={false} trapFocus returnFocus closeOnEscape={!isDragging}>
      <Popover.Target>
        {isShort && !isRoomy ? (
          <Button
            variant="default"
            size="sm"
            px={9}
            aria-label={listColumnsStrings.button}
            title={listColumnsStrings.button}
          >
            <ColumnsIcon size={16} />
          </Button>
        ) : (
          <Button variant="default" size="sm" fw={500} leftSection={<ColumnsIcon size={16} />}>
            {listColumnsStrings.button}
          </Button>
        )}
      </Popover.Target>
      <Popover.Dropdown aria-label={listColumnsStrings.title}>
        <ColumnsField onDrag={setDragging} />
      </Popover.Dropdown>
    </Popover>
  );
}
