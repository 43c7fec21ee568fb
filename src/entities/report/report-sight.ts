import type { ReportColumn, ReportKind } from '#contract/types.ts';
import { reportStrings } from './report.strings.ts';

/** Who asks: staff, a buyer who may not see customers, or an intermediary. */
export type ReportSight = 'staff' | 'buyer' | 'intermediary';

const allColumns = Object.keys(reportStrings.columns) as ReportColumn[];

/** The kinds that make sense to each. */
export const kindsOf: Readonly<Record<ReportSight, readonly ReportKind[]>> = {
  staff: ['lines', 'customers', 'items', 'labels', 'waybill'],
  buyer: ['lines', 'items'],
  intermediary: ['lines', 'items'],
};

/** The columns that the server gives to each. */
export const columnsOf: Readonly<Record<ReportSight, readonly ReportColumn[]>> = {
  staff: allColumns,
  buyer: [
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
  ],
  intermediary: ['description', 'comment', 'count', 'state', 'purchase'],
};
