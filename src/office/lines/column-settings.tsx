import { usePermission } from '#page/shop-context.tsx';
import { ColumnOrder } from '#ui/columns/column-order.tsx';
import { ColumnsIcon } from '#ui/later-icons.tsx';
import { Button, Popover } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import { useAtom } from '@xstate/store-react';
import { useState } from 'react';
import { ALWAYS_SHOWN, changeLineView, lineView, resetColumns } from './line-view.ts';
import { linesStrings } from './lines.strings.ts';

/** A button that opens the table's columns: which are shown, and in what order. */
export function ColumnSettings() {
  const { columns, hidden } = useAtom(lineView);
  const seesPurchases = usePermission('get_purchase');
  const [isDragging, setDragging] = useState(false);
  return (
    <Popover position="bottom-end" withinPortal={false} trapFocus returnFocus closeOnEscape={!isDragging}>
      <Popover.Target>
        <Button variant="default" size="sm" fw={500} leftSection={<ColumnsIcon size={16} />}>
          {linesStrings.columnsButton}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={linesStrings.columnsTitle}>
        <ColumnOrder
          columns={seesPurchases ? columns : columns.filter((name) => name !== 'purchase')}
          hidden={hidden}
          titles={linesStrings.columns}
          alwaysShown={ALWAYS_SHOWN}
          onChange={changeLineView}
          onDrag={setDragging}
        />
        <Button variant="subtle" size="xs" fullWidth mt={8} onClick={resetColumns}>
          {linesStrings.asAtFirst}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
