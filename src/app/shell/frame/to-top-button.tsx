import { ArrowUpIcon } from '#ui/icons.tsx';
import { IconButton } from '#ui/native/icon-button.tsx';
import { useSyncExternalStore } from 'react';
import classes from './to-top-button.module.css';
import { shellStrings } from '../shell.strings.ts';

const SHOWN_FROM_PX = 600;

const isFarDown = (): boolean => window.scrollY >= SHOWN_FROM_PX;

/** What the server draws. */
const isAtTop = (): boolean => false;

function onScroll(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

/** Scrolls a long page to its top; there as long as the person is far down. */
export function ToTopButton() {
  if (!useSyncExternalStore(onScroll, isFarDown, isAtTop)) return null;
  return (
    <IconButton
      className={classes['button']}
      variant="default"
      size={48}
      aria-label={shellStrings.toTop}
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
    >
      <ArrowUpIcon />
    </IconButton>
  );
}
