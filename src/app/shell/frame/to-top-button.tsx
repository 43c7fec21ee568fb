import { ArrowUpIcon } from '#ui/icons.tsx';
import { ActionIcon } from '@mantine/core';
import { useWindowScroll } from '@mantine/hooks';
import classes from './to-top-button.module.css';
import { shellStrings } from '../shell.strings.ts';

const SHOWN_FROM_PX = 600;

/** Scrolls a long page to its top. */
export function ToTopButton() {
  const [{ y }, scrollTo] = useWindowScroll();
  if (y < SHOWN_FROM_PX) return null;
  return (
    <ActionIcon
      className={classes['button']}
      variant="default"
      size={48}
      radius="xl"
      aria-label={shellStrings.toTop}
      onClick={() => scrollTo({ y: 0 })}
    >
      <ArrowUpIcon />
    </ActionIcon>
  );
}
