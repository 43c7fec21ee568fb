import type { ReportColumn, ReportKind } from '#contract/types.ts';
import type { ReportRow } from '../../db/repositories/order/report.ts';
import { columnTitles, reportTexts } from '../../texts/reports.strings.ts';
import { toRoubles } from '../kit/money.ts';
import {
  cellOf,
  columnsFor,
  descriptionOf,
  headOf,
  nameOf,
  recipientPhone,
  type Sight,
  totalOf,
  type Viewing,
} from './report-columns.ts';
import { type Cell, portionsOf, type Table, type TableColumn } from './table.ts';

/** What a table is made of. */
export interface Report {
  rows: readonly ReportRow[];
  columns: readonly ReportColumn[];
  sight: Sight;
  viewing: Viewing;
}

const alphabet = new Intl.Collator('ru');
const isLive = ({ state }: ReportRow): boolean => state !== 'C';

/** The things under their keys, in the order in which the keys come first. */
function groupsOf(rows: readonly ReportRow[], keyOf: (row: ReportRow) => string | number): ReportRow[][] {
  const groups = new Map<string | number, ReportRow[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}

const ordersOf = (rows: readonly ReportRow[]): ReportRow[][] => groupsOf(rows, ({ order }) => order.id);
const piecesOf = (rows: readonly ReportRow[]): number => rows.reduce((sum, { count }) => sum + count, 0);

/** Groups by a text, so that each text is compared once a group and not once a row. */
const inAlphabet = (groups: readonly ReportRow[][], textOf: (row: ReportRow) => string): ReportRow[][] =>
  groups
    .map((group) => ({ group, text: group[0] ? textOf(group[0]) : '' }))
    .sort((one, other) => alphabet.compare(one.text, other.text))
    .map(({ group }) => group);

function tableOf(
  rows: readonly ReportRow[],
  names: readonly ReportColumn[],
  { viewing }: Pick<Report, 'viewing'>,
): Table {
  const portions = portionsOf(rows, (row) => names.map((name) => cellOf(name, row, viewing)));
  return { columns: names.map(headOf), portions };
}

const listLines = (report: Report): Table => tableOf(report.rows, columnsFor(report.sight, report.columns), report);

const packing: readonly ReportColumn[] = ['customer', 'phone', 'order', 'description', 'comment', 'count', 'state'];

function listByCustomer(report: Report): Table {
  const people = groupsOf(report.rows.filter(isLive), ({ customer }) => customer.id);
  const sorted = inAlphabet(people, nameOf).flatMap((rows) => ordersOf(rows).flat());
  return tableOf(sorted, columnsFor(report.sight, report.columns, packing), report);
}

/** An item of the catalogue by its id, another thing by its name; photos are each a thing of their own. */
const itemKey = ({ id, itemId, description }: ReportRow): string =>
  itemId === null ? (description === '' ? `line ${id}` : `name ${description}`) : `item ${itemId}`;

function listByItem({ rows, sight }: Report): Table {
  const items = inAlphabet(groupsOf(rows.filter(isLive), itemKey), descriptionOf);
  const seesOrders = sight !== 'intermediary';
  const columns: TableColumn[] = [
    headOf('description'),
    { title: reportTexts.pieces, kind: 'count', width: 8 },
    { title: reportTexts.comments, kind: 'text', width: 32 },
    ...(seesOrders ? [{ title: reportTexts.orders, kind: 'text', width: 40 } as const] : []),
  ];
  const ordersText = (group: readonly ReportRow[]) =>
    ordersOf(group)
      .map((of) => reportTexts.piecesIn(of[0]?.order.id ?? 0, piecesOf(of)))
      .join(', ');
  const toRow = (group: readonly ReportRow[]): Cell[] => [
    group[0] ? descriptionOf(group[0]) : '',
    piecesOf(group),
    [...new Set(group.map(({ comment }) => comment).filter(Boolean))].join('; '),
    ...(seesOrders ? [ordersText(group)] : []),
  ];
  return { columns, portions: portionsOf(items, toRow) };
}

const onLabel = ['order', 'recipient', 'delivery', 'address'] as const satisfies readonly ReportColumn[];

function listLabels({ rows, sight, viewing }: Report): Table {
  const names = columnsFor(sight, onLabel, ['order']);
  const hasPhone = names.includes('recipient');
  const columns: TableColumn[] = [
    ...names.map(headOf),
    ...(hasPhone ? [{ title: columnTitles.phone, kind: 'text', width: 19 } as const] : []),
    { title: reportTexts.pieces, kind: 'count', width: 8 },
  ];
  const toRow = (of: readonly ReportRow[]): Cell[] => {
    const [first] = of;
    if (!first) return [];
    return [
      ...names.map((name) => cellOf(name, first, viewing)),
      ...(hasPhone ? [recipientPhone(first)] : []),
      piecesOf(of),
    ];
  };
  return { columns, portions: portionsOf(ordersOf(rows.filter(isLive)), toRow) };
}

const billing: readonly ReportColumn[] = ['order', 'description', 'count', 'price', 'total'];

/** Its lines by order, what their deliveries cost, and the sum. */
function listWaybill({ rows, columns: asked, sight, viewing }: Report): Table {
  const names = columnsFor(sight, asked, billing);
  const orders = ordersOf(rows.filter(isLive));
  const hasDelivery = sight === 'staff' || sight === 'customer';
  const deliveryOf = (row: ReportRow) => (hasDelivery ? row.order.deliveryPrice : 0);
  const deliveryRow = (row: ReportRow): Cell[] =>
    names.map((name) => {
      if (name === 'order') return row.order.id;
      if (name === 'description') return reportTexts.delivery(row.order.deliveryName);
      return name === 'total' ? toRoubles(row.order.deliveryPrice) : null;
    });
  const orderRows = (of: readonly ReportRow[]): Cell[][] => [
    ...of.map((row) => names.map((name) => cellOf(name, row, viewing))),
    ...of.slice(0, 1).flatMap((row) => (deliveryOf(row) > 0 ? [deliveryRow(row)] : [])),
  ];
  const sum = orders.reduce(
    (all, of) => all + of.reduce((part, row) => part + (totalOf(row) ?? 0), of[0] ? deliveryOf(of[0]) : 0),
    0,
  );
  const head = names.map(headOf);
  const titled = head.findIndex(({ kind }) => kind === 'text');
  const sumRow = names.map((name, place): Cell => {
    if (place === titled) return reportTexts.sum;
    if (name === 'count') return piecesOf(orders.flat());
    return name === 'total' ? toRoubles(sum) : null;
  });
  return { columns: head, portions: portionsOf([...orders.flatMap(orderRows), sumRow], (row) => row) };
}

/** The table of each kind of report. */
export const tables: Readonly<Record<ReportKind, (report: Report) => Table>> = {
  lines: listLines,
  customers: listByCustomer,
  items: listByItem,
  labels: listLabels,
  waybill: listWaybill,
};
