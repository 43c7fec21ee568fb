import { Pagination } from '@mantine/core';
import '@mantine/core/styles/Pagination.layer.css';
import classes from './orders-page.module.css';
import { ordersStrings } from './orders.strings.ts';

const labels: Readonly<Record<string, string>> = { previous: ordersStrings.previous, next: ordersStrings.next };

interface OrderPagesProps {
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

/** The way between pages of orders. */
export function OrderPages({ page, pages, onChange }: OrderPagesProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={ordersStrings.pages} className={classes['pages']}>
      <Pagination
        total={pages}
        value={page}
        onChange={onChange}
        getItemProps={(number) => ({ 'aria-label': ordersStrings.page(number) })}
        getControlProps={(control) => ({ 'aria-label': labels[control] })}
      />
    </nav>
  );
}
