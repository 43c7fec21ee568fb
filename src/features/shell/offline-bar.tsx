import { AlertIcon } from '#ui/icons.tsx';
import { useRunningActor } from '#ui/running-actors.tsx';
import { useSelector } from '@xstate/react';
import classes from './offline-bar.module.css';
import { shellStrings } from './shell.strings.ts';

/** Says that the server cannot be reached, for as long as it cannot. Nothing of it loads later: there would be nowhere to load it from. */
export function OfflineBar() {
  const isOffline = useSelector(useRunningActor('connection'), (snapshot) => snapshot.hasTag('offline'));
  return (
    <div role="status" className={classes['bar']} data-shown={isOffline || undefined}>
      {isOffline && (
        <>
          <AlertIcon size={18} />
          {shellStrings.offline}
        </>
      )}
    </div>
  );
}
