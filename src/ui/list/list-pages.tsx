import { Pagination } from '@mantine/core';
import '@mantine/core/styles/Pagination.layer.css';
import classes from './list-pages.module.css';
import { listsStrings } from './lists.strings.ts';

const labels: Readonly<Record<string, string>> = { previous: listsStrings.previous, next: listsStrings.next };

interface ListPagesProps {
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

/** The pagination of a list. */
export function ListPages({ page, pages, onChange }: ListPagesProps) {
  return (
    <nav aria-label={listsStrings.pages} className={classes['pages']}>
      <Pagination
        total={pages}
        value={page}
        onChange={onChange}
        getItemProps={(number) => ({ 'aria-label': listsStrings.page(number) })}
        getControlProps={(control) => ({ 'aria-label': labels[control] })}
      />
    </nav>
  );
}
