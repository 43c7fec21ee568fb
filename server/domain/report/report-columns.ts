import type { ReportColumn } from '#contract/types.ts';
import type { ReportRow } from '../../db/repositories/order/report.ts';
import { columnTitles, lineStateNames, reportTexts } from '../../texts/reports.strings.ts';
import { stateNames } from '../../texts/values.strings.ts';
import { toRoubles } from '../kit/money.ts';
import type { Cell, CellKind, TableColumn } from './table.ts';

/** Who looks: staff, the order's customer, a buyer who may not see customers, or an intermediary. */
export type Sight = 'staff' | 'customer' | 'buyer' | 'intermediary';

/** What a cell needs beside its row. */
export interface Viewing {
  viewerId: number;
  /** The shop's clock at this moment, as the milliseconds of a clock in UTC that shows the same. */
  clockAt: (at: Date) => number;
}

interface Column {
  kind: CellKind;
  /** In letters. */
  width: number;
  of: (row: ReportRow, viewing: Viewing) => Cell;
}

const money = (kopecks: number | null): Cell => (kopecks === null ? null : toRoubles(kopecks));

/** Separated by plain spaces, since it isn't for a line of text. */
const phoneText = (phone: string | null): string =>
  phone === null ? '' : phone.replace(/^7(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7 ($1) $2 $3 $4');

/** A person's name as lists have it. */
export const nameOf = ({ customer: { firstName, lastName } }: ReportRow): string =>
  [firstName, lastName].filter(Boolean).join(' ') || reportTexts.noName;

/** A line's name as lists have it; a photo has none of its own. */
export const descriptionOf = ({ description }: ReportRow): string => description || reportTexts.photo;

/** The customer's phone. */
export const customerPhone = ({ customer }: ReportRow): string => phoneText(customer.phone);

/** The phone that a label needs: the recipient's, else the customer's. */
export const recipientPhone = ({ order, customer }: ReportRow): string =>
  phoneText(order.recipientPhone ?? customer.phone);

/** What the pieces of a line cost together, in kopecks; null while nobody has priced it. */
export const totalOf = ({ price, count }: ReportRow): number | null => (price === null ? null : price * count);

const columns: Readonly<Record<ReportColumn, Column>> = {
  order: { kind: 'count', width: 10, of: ({ order }) => order.id },
  created_at: { kind: 'moment', width: 17, of: ({ order }, { clockAt }) => clockAt(order.createdAt) },
  order_state: { kind: 'text', width: 16, of: ({ order }) => stateNames[order.state] },
  customer: { kind: 'text', width: 24, of: nameOf },
  phone: { kind: 'text', width: 19, of: customerPhone },
  description: { kind: 'text', width: 40, of: descriptionOf },
  comment: { kind: 'text', width: 28, of: ({ comment }) => comment },
  count: { kind: 'count', width: 8, of: ({ count }) => count },
  retail_price: { kind: 'money', width: 15, of: ({ retailPrice }) => money(retailPrice) },
  discount: { kind: 'count', width: 10, of: ({ discount }) => discount },
  price: { kind: 'money', width: 12, of: ({ price }) => money(price) },
  total: { kind: 'money', width: 12, of: (row) => money(totalOf(row)) },
  state: { kind: 'text', width: 22, of: ({ state }) => lineStateNames[state] },
  recipient: { kind: 'text', width: 24, of: ({ order }) => order.recipientName },
  delivery: { kind: 'text', width: 22, of: ({ order }) => order.deliveryName },
  address: { kind: 'text', width: 36, of: ({ order }) => order.address },
  order_comment: { kind: 'text', width: 28, of: ({ order }) => order.comment },
  purchase: { kind: 'text', width: 24, of: ({ purchase }) => purchase ?? '' },
  // Never for the order's own customer, though they be staff.
  note: {
    kind: 'text',
    width: 28,
    of: ({ order, customer }, { viewerId }) => (customer.id === viewerId ? '' : order.note),
  },
};

const all = Object.keys(columns) as ReportColumn[];
const ofBuyer: readonly ReportColumn[] = [
  'order',
  'created_at',
  'order_state',
  'description',
  'comment',
  'count',
  'price',
  'total',
  'state',
  'purchase',
];
const seen: Readonly<Record<Sight, readonly ReportColumn[]>> = {
  staff: all,
  customer: all.filter((name) => name !== 'purchase' && name !== 'note'),
  buyer: ofBuyer,
  intermediary: ['description', 'comment', 'count', 'state', 'purchase'],
};

/**
 * Those of the columns that this viewer may see, in their order, each once; all of the usual ones where none is left.
 */
export function columnsFor(sight: Sight, asked: readonly ReportColumn[], usual: readonly ReportColumn[] = all) {
  const allowed = (names: readonly ReportColumn[]) => [...new Set(names)].filter((name) => seen[sight].includes(name));
  const chosen = allowed(asked);
  return chosen.length > 0 ? chosen : allowed(usual);
}

/** The head of a column. */
export const headOf = (name: ReportColumn): TableColumn => ({
  name,
  title: columnTitles[name],
  kind: columns[name].kind,
  width: columns[name].width,
});

/** The cell of a line in a column. */
export const cellOf = (name: ReportColumn, row: ReportRow, viewing: Viewing): Cell => columns[name].of(row, viewing);
