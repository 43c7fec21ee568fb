import type { ReportTable } from '#contract/types.ts';
import { Labels } from './labels.tsx';
import type { PrintForm } from './print-state.ts';
import { printStrings } from './print.strings.ts';
import { documentsOf } from './documents.ts';
import { SheetTable } from './sheet-table.tsx';
import classes from './sheet.module.css';
import { Sender, Signatures } from './waybill-parts.tsx';

/** More columns don't fit an upright page. */
const MOST_UPRIGHT = 7;

const isWide = ({ columns, pictures }: ReportTable): boolean =>
  columns.length + (pictures.length > 0 ? 1 : 0) > MOST_UPRIGHT;

/** A document for each order, on pages of its own; what they come to together isn't for paper. */
function Waybills({ table, day }: { table: ReportTable; day: string }) {
  const wide = isWide(table) || undefined;
  return documentsOf(table).map(({ title, note, table: own }) => (
    <article key={title} className={classes['sheet']} data-wide={wide}>
      <Sender />
      <header className={classes['head']}>
        <h1>
          {printStrings.waybillOf(title)} <small>{printStrings.at(day)}</small>
        </h1>
        {note && <p className={classes['where']}>{note}</p>}
      </header>
      <SheetTable table={own} label={printStrings.waybillOf(title)} />
      <Signatures />
    </article>
  ));
}

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
  if (isWaybill && table.groups.length > 0) return <Waybills table={table} day={day} />;
  return (
    <article className={classes['sheet']} data-wide={isWide(table) || undefined}>
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
