import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Modifier,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useReducedMotion } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { SortableRow } from './sortable-row.tsx';
import { sortableStrings } from './sortable.strings.ts';
import classes from './sortable.module.css';
import { useAnnouncements } from './use-announcements.ts';

interface SortableListProps<Row> {
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /** The name of a row by its place, from 0. */
  nameOf: (row: Row, place: number) => string;
  /** Puts the row at one place to another before the next render, or the row would jump back and forth. */
  onMove: (from: number, to: number) => void;
  /**
   * Called when a row is lifted and when it is dropped. Escape in between is for the row: a popover around it must not
   * close.
   */
  onDrag?: ((isDragging: boolean) => void) | undefined;
  disabled?: boolean;
  label: string;
  className?: string | undefined;
  rowClass?: string | undefined;
  /** A row, which shows the handle somewhere in it. */
  children: (row: Row, place: number, handle: ReactNode) => ReactNode;
}

// A click on a handle moves nothing.
const pointer = { activationConstraint: { distance: 4 } };
const onlyUpAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });
const scrollsUpAndDown = { threshold: { x: 0, y: 0.2 } };

/**
 * A list that a person puts in order by a handle in each row: with a mouse, a finger, or keys. Where it can be, it has
 * `MoveButtons` beside them.
 */
export function SortableList<Row>(props: SortableListProps<Row>) {
  const { rows, idOf, nameOf, onMove, onDrag, disabled = false, label, className, rowClass, children } = props;
  const isStill = useReducedMotion();
  const sensors = useSensors(
    useSensor(PointerSensor, pointer),
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      scrollBehavior: isStill ? 'auto' : 'smooth',
    }),
  );
  const ids = rows.map(idOf);
  const announcements = useAnnouncements(
    ids,
    rows.map((row, place) => nameOf(row, place)),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[onlyUpAndDown]}
      autoScroll={scrollsUpAndDown}
      accessibility={{ announcements, screenReaderInstructions: { draggable: sortableStrings.instructions } }}
      onDragStart={() => onDrag?.(true)}
      onDragCancel={() => onDrag?.(false)}
      onDragEnd={({ active, over }) => {
        onDrag?.(false);
        const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))];
        // Either may have gone meanwhile.
        if (from >= 0 && to >= 0 && from !== to) onMove(from, to);
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul className={[classes['list'], className].filter(Boolean).join(' ')} aria-label={label}>
          {rows.map((row, place) => (
            <SortableRow
              key={idOf(row)}
              id={idOf(row)}
              name={nameOf(row, place)}
              disabled={disabled}
              className={rowClass}
            >
              {(handle) => children(row, place, handle)}
            </SortableRow>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
