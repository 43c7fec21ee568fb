import { api, unwrap } from '#api/client.ts';
import type { ListedLine } from '#contract/types.ts';
import { useMany } from '#office/kit/bulk/use-many.tsx';
import { lineForms, nameOfLine } from '#entities/order/orders.strings.ts';
import { usePermission } from '#page/shop-context.tsx';
import type { RowMarks } from '#ui/list/selection/row-marks.ts';
import type { VirtualRows } from '#ui/list/virtual/use-virtual-rows.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import type { LineListParams } from '../lines.queries.ts';
import { lineKeys, lineLetters, manyLinesStrings } from './many-lines.strings.ts';

const LinesDrawer = lazyPart(() => import('./lines-drawer.tsx'), 'LinesDrawer');

interface Listed {
  params: LineListParams;
  rows: VirtualRows<ListedLine>;
}

/** Selected lines, and what can be done with them; null for those who may do nothing. */
export function useLineMarks({ params, rows }: Listed): RowMarks<ListedLine> | null {
  const mayMove = usePermission('update_state_placed_order');
  const mayEdit = usePermission('edit_strange_order');
  const isOn = mayMove || mayEdit;
  const marks = useMany<ListedLine>({
    rows: rows.loaded,
    total: rows.total,
    scroll: rows,
    nameOf: (line) => manyLinesStrings.ofOrder(nameOfLine(line), line.order.id),
    forms: lineForms,
    selected: manyLinesStrings.selection,
    query: params,
    findAll: () => unwrap(api.GET('/order/ids/', { params: { query: params } })),
    letters: lineLetters,
    changeAt: (code) => lineKeys[code]?.name,
    isOn,
    Drawer: LinesDrawer,
  });
  return isOn ? marks : null;
}
