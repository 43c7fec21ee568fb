import { lazyPart } from '#ui/loading/lazy-part.ts';
import { useIsHydrated } from '#ui/loading/use-is-hydrated.ts';
import { WhenNear } from '#ui/loading/when-near.tsx';
import { useAtom } from '@xstate/store-react';
import { viewedItems } from './viewed-items.ts';
import classes from './viewed-place.module.css';

const ViewedRow = lazyPart(() => import('./viewed-row.tsx'), 'ViewedRow');

/** Where the viewed items are shown, last on a page; nothing if there are none but `except`. */
export function ViewedPlace({ except }: { except?: number }) {
  const ids = useAtom(viewedItems.list);
  const isHydrated = useIsHydrated();
  if (!isHydrated || !ids.some((id) => id !== except)) return null;
  return (
    <WhenNear reserve={<div className={classes['reserve']} />}>
      <ViewedRow except={except} />
    </WhenNear>
  );
}
