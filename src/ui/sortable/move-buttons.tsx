import { ActionIcon } from '@mantine/core';
import { useRef } from 'react';
import { ArrowUpIcon } from '../icons.tsx';
import classes from './sortable.module.css';

interface MoveButtonsProps {
  /** Where the row stands, from 0, and of how many. */
  place: number;
  total: number;
  earlier: string;
  later: string;
  size: number;
  disabled?: boolean;
  onMove: (from: number, to: number) => void;
}

/** Two buttons in a row of a list that put the row one place on. The focus goes with it. */
export function MoveButtons({ place, total, earlier, later, size, disabled = false, onMove }: MoveButtonsProps) {
  const pair = useRef<HTMLSpanElement>(null);
  const move = (to: number): void => {
    onMove(place, to);
    requestAnimationFrame(() => {
      const buttons = [...(pair.current?.querySelectorAll('button') ?? [])];
      const [same, other] = to < place ? buttons : buttons.toReversed();
      // The first button is disabled where the row has come to an end.
      (same?.disabled ? other : same)?.focus();
    });
  };
  const common = { variant: 'subtle', color: 'gray', size } as const;
  return (
    <span ref={pair} className={classes['moves']}>
      <ActionIcon {...common} aria-label={earlier} disabled={disabled || place === 0} onClick={() => move(place - 1)}>
        <ArrowUpIcon size={18} />
      </ActionIcon>
      <ActionIcon
        {...common}
        className={classes['later'] ?? ''}
        aria-label={later}
        disabled={disabled || place === total - 1}
        onClick={() => move(place + 1)}
      >
        <ArrowUpIcon size={18} />
      </ActionIcon>
    </span>
  );
}
