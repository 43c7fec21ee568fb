import type { ReportColumn } from '#contract/types.ts';
import type { ReportRow } from '../../db/repositories/order/report.ts';
import { reportTexts } from '../../texts/reports.strings.ts';
import { toRoubles } from '../kit/money.ts';
import { cellOf, columnsFor, headOf, recipientPhone, totalOf } from './report-columns.ts';
import { isLive, joined, ordersOf, piecesOf, type Report } from './report-rows.ts';
import { type Cell, portionsOf, type Table } from './table.ts';

const billing: readonly ReportColumn[] = ['order', 'description', 'count', 'price', 'total'];

const whereTo = (row: ReportRow): string =>
  joined(row.order.recipientName, recipientPhone(row), row.order.deliveryName, row.order.address);

/** Its lines by order, what their deliveries cost, and the sum. */
export function listWaybill({ rows, columns: asked, sight, viewing }: Report): Table {
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
  const rowsOf = orders.map(orderRows);
  const seen = columnsFor(sight, ['order', 'recipient'], []);
  const list = orders.map(([first], place) => ({
    title: reportTexts.order(first?.order.id ?? 0),
    note: first && seen.includes('recipient') ? whereTo(first) : '',
    rows: rowsOf[place]?.length ?? 0,
  }));
  return {
    columns: head,
    portions: portionsOf([...rowsOf.flat(), sumRow], (row) => row),
    ...(seen.includes('order') && { groups: { inTitles: ['order'], list } }),
    hasTotal: true,
  };
}
