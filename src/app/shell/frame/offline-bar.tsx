import { AlertIcon } from '#ui/icons.tsx';
import { useIsHydrated } from '#ui/loading/use-is-hydrated.ts';
import { usePageActor } from '#page/page-context.tsx';
import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import classes from './offline-bar.module.css';
import { shellStrings } from '../shell.strings.ts';

/** Moves what is fixed to the bottom of the window, such as buttons of drawers, above the bar. */
function useRoomForBar(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const { style } = document.documentElement;
    style.setProperty('--shop-bar-height', `${bar.current?.offsetHeight ?? 0}px`);
    return () => void style.removeProperty('--shop-bar-height');
  }, [bar, isShown]);
}

/** Shown while the server cannot be reached. It must not be loaded lazily: without a connection it could not load. */
export function OfflineBar() {
  const isLost = useSelector(usePageActor('connection'), (snapshot) => snapshot.hasTag('offline'));
  // The server has drawn it with a connection, and a kept page begins without one.
  const isOffline = useIsHydrated() && isLost;
  const bar = useRef<HTMLDivElement>(null);
  useRoomForBar(bar, isOffline);
  return (
    <div ref={bar} role="status" className={classes['bar']} data-shown={isOffline || undefined}>
      {isOffline && (
        <>
          <AlertIcon size={18} />
          {shellStrings.offline}
        </>
      )}
    </div>
  );
}
