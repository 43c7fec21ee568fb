import { useSortable } from '@dnd-kit/sortable';
import { useReducedMotion } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { GripIcon } from '../later-icons.tsx';
import { sortableStrings } from './sortable.strings.ts';
import classes from './sortable.module.css';

interface SortableRowProps {
  id: string;
  name: string;
  disabled: boolean;
  className: string | undefined;
  /** Gets the handle that the row is dragged by. */
  children: (handle: ReactNode) => ReactNode;
}

/** A row of `SortableList`. */
export function SortableRow({ id, name, disabled, className, children }: SortableRowProps) {
  const isStill = useReducedMotion();
  const { attributes, listeners, transform, transition, isDragging, setNodeRef, setActivatorNodeRef } = useSortable({
    id,
    disabled,
    ...(isStill && { transition: null }),
  });
  const handle = (
    <button
      ref={setActivatorNodeRef}
      type="button"
      className={classes['handle']}
      disabled={disabled}
      aria-label={sortableStrings.handle(name)}
      aria-roledescription={sortableStrings.role}
      aria-describedby={attributes['aria-describedby']}
      aria-pressed={isDragging}
      // Escape gives up the drag, and must not close a dialog around the list as well.
      data-mantine-stop-propagation={isDragging || undefined}
      {...listeners}
    >
      <GripIcon size={18} />
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      className={[classes['row'], className].filter(Boolean).join(' ')}
      style={{ transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined, transition }}
      data-dragged={isDragging || undefined}
    >
      {children(handle)}
    </li>
  );
}
