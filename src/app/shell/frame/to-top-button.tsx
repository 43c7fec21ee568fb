import { ArrowUpIcon } from '#ui/icons.tsx';
import { ActionIcon } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import classes from './to-top-button.module.css';
import { shellStrings } from '../shell.strings.ts';

const SHOWN_FROM_PX = 600;
/** Less is a finger that rests. */
const MOVED_PX = 4;
const SHOWN_MS = 2_500;

/** Whether the person is scrolling up, or has just been: then they may want the top. While they read, nothing is covered. */
function useIsScrolledUp(isHeld: () => boolean): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    let before = window.scrollY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hideLater = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => (isHeld() ? hideLater() : setShown(false)), SHOWN_MS);
    };
    const follow = (): void => {
      const { scrollY } = window;
      if (scrollY >= SHOWN_FROM_PX && Math.abs(scrollY - before) < MOVED_PX) return;
      const isUp = scrollY >= SHOWN_FROM_PX && scrollY < before;
      before = scrollY;
      setShown(isUp);
      if (isUp) hideLater();
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', follow);
    };
  }, [isHeld]);
  return isShown;
}

/** Scrolls a long page to its top. */
export function ToTopButton() {
  const button = useRef<HTMLButtonElement>(null);
  const [isHeld] = useState(() => () => button.current?.matches(':hover, :focus') ?? false);
  if (!useIsScrolledUp(isHeld)) return null;
  return (
    <ActionIcon
      ref={button}
      className={classes['button']}
      variant="default"
      size={48}
      radius="xl"
      aria-label={shellStrings.toTop}
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
    >
      <ArrowUpIcon />
    </ActionIcon>
  );
}
