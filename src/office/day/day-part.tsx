import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './day-part.module.css';

interface DayPartProps {
  title: string;
  /** Names the heading, for lists that it labels. */
  id?: string;
  /** What all of it comes to. */
  total?: ReactNode;
  /** The class that keeps its place, where something stands below. */
  placeClass?: string | undefined;
  children: ReactNode;
}

/** A part of the day: a card with a heading and, beside it, what all of it comes to. */
export function DayPartCard({ title, id, total, placeClass, children }: DayPartProps) {
  return (
    <div className={`${placeClass ?? ''} ${classes['part']}`.trim()}>
      <div className={classes['head']}>
        <Title order={3} {...(id !== undefined && { id })}>
          {title}
        </Title>
        {total !== undefined && <p className={classes['total']}>{total}</p>}
      </div>
      {children}
    </div>
  );
}
