import { ActionIcon } from '@mantine/core';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { isFocusFree } from '../keys/page-keys.ts';
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
  /** Where the row is to go, until it is there. */
  const wished = useRef<{ to: number; isEarlier: boolean } | null>(null);
  const arrive = useEffectEvent((at: number): void => {
    if (wished.current?.to !== at) return;
    const buttons = [...(pair.current?.querySelectorAll('button') ?? [])];
    const isHere = isFocusFree() || buttons.some((button) => button === document.activeElement);
    const [same, other] = wished.current.isEarlier ? buttons : buttons.toReversed();
    // The first button is disabled where the row has come to an end.
    if (isHere) (same?.disabled ? other : same)?.focus();
    wished.current = null;
  });
  useLayoutEffect(() => arrive(place), [place]);
  const move = (to: number): void => {
    wished.current = { to, isEarlier: to < place };
    onMove(place, to);
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
