import { useState } from 'react';

/** Whose form is open in the dialog above rows. */
interface EditedRow<Row> {
  /** Null for a new one, and while no form is open. */
  row: Row | null;
  isNew: boolean;
  isOpen: boolean;
  /** Tells one form from another. */
  key: number | 'new' | undefined;
  open: (row: Row | 'new') => void;
  close: () => void;
}

/**
 * Which of the rows has its form open. One that a colleague has removed meanwhile stays as it was when its form was
 * opened: what was typed isn't lost, and saving it is refused.
 */
export function useEditedRow<Row extends { id: number }>(rows: readonly Row[] | undefined): EditedRow<Row> {
  const [edited, setEdited] = useState<Row | 'new' | null>(null);
  const isNew = edited === 'new';
  const opened = isNew ? null : edited;
  return {
    row: opened && (rows?.find(({ id }) => id === opened.id) ?? opened),
    isNew,
    isOpen: edited !== null,
    key: isNew ? 'new' : opened?.id,
    open: setEdited,
    close: () => setEdited(null),
  };
}
