import type { ReportTable } from '#contract/types.ts';
import { Labels } from './labels.tsx';
import type { PrintForm } from './print-state.ts';
import { printStrings } from './print.strings.ts';
import { SheetTable } from './sheet-table.tsx';
import classes from './sheet.module.css';
import { Sender, Signatures } from './waybill-parts.tsx';

/** More columns have no room on a page that stands. */
const MOST_UPRIGHT = 7;

interface SheetProps {
  kind: PrintForm['kind'];
  table: ReportTable;
  title: string;
  /** The day of the rows: `21 ноя 2026`. */
  day: string;
}

/** A report as it lies on paper: black on white, whatever the page's colours. */
export function Sheet({ kind, table, title, day }: SheetProps) {
  if (kind === 'labels')
    return (
      <>
        <div className={classes['labelsHead']}>
          <h1>{title}</h1>
          <p>{printStrings.labelsHint}</p>
        </div>
        <Labels table={table} />
      </>
    );
  const isWaybill = kind === 'waybill';
  return (
    <article className={classes['sheet']} data-wide={table.columns.length > MOST_UPRIGHT || undefined}>
      {isWaybill && <Sender />}
      <header className={classes['head']}>
        <h1>
          {title} <small>{printStrings.at(day)}</small>
        </h1>
        {!isWaybill && <p>{printStrings.lines(table.rows.length)}</p>}
      </header>
      <SheetTable table={table} label={title} />
      {isWaybill && <Signatures />}
    </article>
  );
}
