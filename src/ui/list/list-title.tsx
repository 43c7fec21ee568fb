import { Title } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import classes from './list-title.module.css';

interface ListTitleProps {
  title: string;
  /** The place where a table has the head of its list, which then takes no row of its own. */
  placeRef: Ref<HTMLDivElement>;
  /** What stands at the end. */
  children?: ReactNode;
}

/** The title of a page with one list, and what stands beside it. */
export function ListTitle({ title, placeRef, children }: ListTitleProps) {
  return (
    <div className={classes['head']}>
      <Title order={1}>{title}</Title>
      <div ref={placeRef} className={classes['place']} />
      {children}
    </div>
  );
}
