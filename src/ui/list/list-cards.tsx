import type { ComponentType } from 'react';
import classes from './list-cards.module.css';

/** CSS classes in place of the kit's. */
export interface CardsLook {
  cards?: string | undefined;
  card?: string | undefined;
}

interface ListCardsProps<Row> {
  rows: readonly Row[];
  Card: ComponentType<{ row: Row }>;
  look: CardsLook;
}

/** The rows as cards. */
export function ListCards<Row extends { id: number }>({ rows, Card, look }: ListCardsProps<Row>) {
  return (
    <ul className={look.cards ?? classes['cards']}>
      {rows.map((row) => (
        <li key={row.id} className={look.card ?? classes['card']}>
          <Card row={row} />
        </li>
      ))}
    </ul>
  );
}
