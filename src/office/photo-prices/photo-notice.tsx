import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import classes from './photo-prices.module.css';

interface PhotoNoticeProps {
  text: string;
  /** What Enter does. */
  next: string;
  onNext: () => void;
  /** What may be done instead. */
  other?: { label: string; onPress: () => void } | undefined;
}

/** Says why a photo waits for no price, in place of its fields; the way on has the focus. */
export function PhotoNotice({ text, next, onNext, other }: PhotoNoticeProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div className={classes['notice']}>
      <p role="alert">{text}</p>
      <div className={classes['buttons']}>
        <Button ref={button} onClick={onNext}>
          {next}
        </Button>
        {other && (
          <Button variant="default" onClick={other.onPress}>
            {other.label}
          </Button>
        )}
      </div>
    </div>
  );
}
