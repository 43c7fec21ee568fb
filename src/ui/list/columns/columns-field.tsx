import { ColumnOrder } from '#ui/columns/column-order.tsx';
import { Button } from '@mantine/core';
import { use } from 'react';
import { listColumnsStrings } from './list-columns.strings.ts';
import { ListColumns } from './use-columns.ts';

/** Which columns of the list around are shown, and in what order; nothing where it has none. */
export function ColumnsField({ onDrag }: { onDrag: (isDragging: boolean) => void }) {
  const layout = use(ListColumns);
  if (!layout) return null;
  return (
    <>
      <ColumnOrder {...layout} onChange={layout.change} onDrag={onDrag} />
      <Button variant="subtle" size="xs" fullWidth mt={8} onClick={layout.reset}>
        {listColumnsStrings.reset}
      </Button>
    </>
  );
}
