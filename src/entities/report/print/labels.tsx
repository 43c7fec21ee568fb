import type { ReportTable } from '#contract/types.ts';
import { getOwnHref } from '#routes/branch-href.ts';
import classes from './labels.module.css';
import { printStrings } from './print.strings.ts';
import { QrCode } from './qr-code.tsx';

type Name = ReportTable['columns'][number]['name'];

/** Three across and eight down. */
const ON_A_PAGE = 24;

/** The address of an order's page, for the camera of whoever holds its label. */
const addressOf = (orderId: string): string => `${location.origin}${getOwnHref('order', { orderId: Number(orderId) })}`;

/** The labels of orders, as sheets of labels have them. */
export function Labels({ table: { columns, rows } }: { table: ReportTable }) {
  const textIn = (row: ReportTable['rows'][number], name: Name): string => {
    const place = columns.findIndex((column) => column.name === name);
    return String(row[place] ?? '');
  };
  const pages = Array.from({ length: Math.ceil(rows.length / ON_A_PAGE) }, (_, page) =>
    rows.slice(page * ON_A_PAGE, (page + 1) * ON_A_PAGE),
  );
  return pages.map((onPage, page) => (
    <ul key={page} className={classes['page']}>
      {onPage.map((row, place) => (
        <li key={place} className={classes['label']}>
          <div className={classes['head']}>
            <b>{printStrings.number(textIn(row, 'order'))}</b>
            <span>{printStrings.pieces(Number(textIn(row, 'pieces')))}</span>
          </div>
          <div className={classes['who']}>
            <b>{textIn(row, 'recipient')}</b>
            <span>{textIn(row, 'phone')}</span>
          </div>
          <div className={classes['where']}>
            {[textIn(row, 'delivery'), textIn(row, 'address')].filter(Boolean).join(', ')}
          </div>
          <QrCode
            className={classes['code']}
            text={addressOf(textIn(row, 'order'))}
            label={printStrings.code(textIn(row, 'order'))}
          />
        </li>
      ))}
    </ul>
  ));
}
