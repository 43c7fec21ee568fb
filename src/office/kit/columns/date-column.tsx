import { DateTime } from '#entities/shop/date-time.tsx';
import classes from './date-column.module.css';

/** The column of the moment at which a row was made. */
export const dateColumn = <Row,>(title: string, momentOf: (row: Row) => string) => ({
  id: 'date',
  title,
  width: 142,
  cell: (row: Row) => (
    <span className={classes['date']}>
      <DateTime value={momentOf(row)} />
    </span>
  ),
});
