import { NativeSelect } from '@mantine/core';
import { useAtom } from '@xstate/store-react';
import { listsStrings } from '#ui/list/lists.strings.ts';
import { changeRowHeight, ROW_HEIGHTS, rowHeight } from '#ui/list/row-height.ts';
import { useIsWide } from '#ui/list/use-is-wide.ts';

/** The choice of the height of all tables' rows on this device; nothing where rows are cards. */
export function RowHeightField() {
  const height = useAtom(rowHeight);
  if (!useIsWide()) return null;
  return (
    <NativeSelect
      label={listsStrings.rowHeight}
      data={ROW_HEIGHTS.map((one) => ({ value: String(one), label: listsStrings.rowHeights[one] }))}
      value={String(height)}
      onChange={({ currentTarget: { value } }) =>
        changeRowHeight(ROW_HEIGHTS.find((one) => String(one) === value) ?? height)
      }
    />
  );
}
