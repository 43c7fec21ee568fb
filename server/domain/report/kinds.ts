import type { ReportColumn, ReportKind } from '#contract/types.ts';
import type { ReportRow } from '../../db/repositories/order/report.ts';
import { reportTexts } from '../../texts/reports.strings.ts';
import { cellOf, columnsFor, customerPhone, descriptionOf, headOf, nameOf, recipientPhone } from './report-columns.ts';
import { toThumbnailUrl } from '../kit/images.ts';
import { groupsOf, isLive, joined, ordersOf, piecesOf, type Report } from './report-rows.ts';
import { type Cell, portionsOf, type Table, type TableColumn } from './table.ts';
import { listWaybill } from './waybill.ts';

const alphabet = new Intl.Collator('ru');
const pieces: TableColumn = { name: 'pieces', title: reportTexts.pieces, kind: 'count', width: 8 };

/** The pictures of rows, where the table names what is on them. */
const picturesOf = (names: readonly TableColumn['name'][], groups: readonly (readonly ReportRow[])[]) =>
  names.includes('description')
    ? groups.map((rows) => {
        const image = rows.find((row) => row.image !== null)?.image;
        return image ? toThumbnailUrl(image) : null;
      })
    : [];

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
  const sorted = inAlphabet(people, nameOf).map((rows) => ordersOf(rows).flat());
  const names = columnsFor(report.sight, report.columns, packing);
  const lines = sorted.flat();
  const pictures = picturesOf(
    names,
    lines.map((line) => [line]),
  );
  const table = { ...tableOf(lines, names, report), pictures };
  if (!columnsFor(report.sight, ['customer'], []).includes('customer')) return table;
  const phoneIn = (row: ReportRow): string => (names.includes('phone') ? customerPhone(row) : '');
  const list = sorted.map((rows) => ({
    title: rows[0] ? nameOf(rows[0]) : '',
    note: joined(rows[0] ? phoneIn(rows[0]) : '', reportTexts.piecesText(piecesOf(rows))),
    rows: rows.length,
    has_total: false,
  }));
  return { ...table, groups: { inTitles: ['customer', 'phone'], list } };
}

/** An item of the catalogue by its id, another thing by its name; photos are each a thing of their own. */
const itemKey = ({ id, itemId, description }: ReportRow): string =>
  itemId === null ? (description === '' ? `line ${id}` : `name ${description}`) : `item ${itemId}`;

function listByItem({ rows, sight }: Report): Table {
  const items = inAlphabet(groupsOf(rows.filter(isLive), itemKey), descriptionOf);
  const seesOrders = sight !== 'intermediary';
  const columns: TableColumn[] = [
    headOf('description'),
    pieces,
    { name: 'comments', title: reportTexts.comments, kind: 'text', width: 32 },
    ...(seesOrders ? [{ name: 'orders', title: reportTexts.orders, kind: 'text', width: 40 } as const] : []),
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
  const pictures = picturesOf(['description'], items);
  return { columns, portions: portionsOf(items, toRow), pictures };
}

const onLabel = ['order', 'recipient', 'delivery', 'address'] as const satisfies readonly ReportColumn[];

function listLabels({ rows, sight, viewing }: Report): Table {
  const names = columnsFor(sight, onLabel, ['order']);
  const hasPhone = names.includes('recipient');
  const columns: TableColumn[] = [...names.map(headOf), ...(hasPhone ? [headOf('phone')] : []), pieces];
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

/** The table of each kind of report. */
export const tables: Readonly<Record<ReportKind, (report: Report) => Table>> = {
  lines: listLines,
  customers: listByCustomer,
  items: listByItem,
  labels: listLabels,
  waybill: listWaybill,
};
