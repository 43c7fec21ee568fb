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

/** The lines of each order, what its delivery costs and its sum; below several orders, the sum of all. */
export function listWaybill({ rows, columns: asked, sight, viewing }: Report): Table {
  const names = columnsFor(sight, asked, billing);
  const head = names.map(headOf);
  const orders = ordersOf(rows.filter(isLive));
  const seen = columnsFor(sight, ['order', 'recipient'], []);
  const isByOrder = seen.includes('order');
  const hasDelivery = sight === 'staff' || sight === 'customer';
  const deliveryOf = (row: ReportRow | undefined) => (row && hasDelivery ? row.order.deliveryPrice : 0);
  const deliveryRow = (row: ReportRow): Cell[] =>
    names.map((name) => {
      if (name === 'order') return row.order.id;
      if (name === 'description') return reportTexts.delivery(row.order.deliveryName);
      return name === 'total' ? toRoubles(row.order.deliveryPrice) : null;
    });
  const money = names.find((name) => name === 'price' || name === 'total');
  const lineRow = (row: ReportRow): Cell[] =>
    names.map((name) => (name === money && row.price === null ? reportTexts.notPriced : cellOf(name, row, viewing)));
  const titled = head.findIndex(({ kind }) => kind === 'text');
  const sumRow = (title: string, of: readonly ReportRow[][]): Cell[] => {
    const sum = of.flat().reduce((part, row) => part + (totalOf(row) ?? 0), 0);
    const deliveries = of.reduce((part, [first]) => part + deliveryOf(first), 0);
    return names.map((name, place): Cell => {
      if (place === titled) return title;
      if (name === 'count') return piecesOf(of.flat());
      return name === 'total' ? toRoubles(sum + deliveries) : null;
    });
  };
  const rowsOf = orders.map((of) => [
    ...of.map(lineRow),
    ...of.slice(0, 1).flatMap((row) => (deliveryOf(row) > 0 ? [deliveryRow(row)] : [])),
    ...(isByOrder ? [sumRow(reportTexts.sum, [of])] : []),
  ]);
  const hasTotal = orders.length > 1 || !isByOrder;
  const list = orders.map(([first], place) => ({
    title: reportTexts.order(first?.order.id ?? 0),
    note: first && seen.includes('recipient') ? whereTo(first) : '',
    rows: rowsOf[place]?.length ?? 0,
    has_total: true,
  }));
  const total = sumRow(isByOrder ? reportTexts.sumOfAll : reportTexts.sum, orders);
  return {
    columns: head,
    portions: portionsOf([...rowsOf.flat(), ...(hasTotal ? [total] : [])], (row) => row),
    ...(isByOrder && { groups: { inTitles: ['order'], list } }),
    hasTotal,
  };
}
