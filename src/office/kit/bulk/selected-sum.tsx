import { Money } from '#entities/shop/money.tsx';
import { bulkStrings } from './bulk.strings.ts';
import classes from './selection-bar.module.css';

/** What a row costs, in roubles; the least of it while it is open what it will be. */
export interface RowSum {
  sum: number;
  isOpen: boolean;
}

/** What selected rows come to. */
export function SelectedSum({ sums }: { sums: readonly RowSum[] }) {
  return (
    <span className={classes['sum']}>
      {sums.some(({ isOpen }) => isOpen) && bulkStrings.atLeast}
      <Money value={sums.reduce((all, { sum }) => all + sum, 0)} />
    </span>
  );
}
