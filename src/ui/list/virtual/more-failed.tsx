import { statesStrings } from '#ui/states/states.strings.ts';
import { Button } from '@mantine/core';
import { listsStrings } from '../lists.strings.ts';
import classes from './more-failed.module.css';

/** Says that the rows in sight could not be fetched, and tries again. */
export function MoreFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={classes['failed']} role="alert">
      {listsStrings.moreFailed}
      <Button size="xs" variant="light" onClick={onRetry}>
        {statesStrings.retry}
      </Button>
    </div>
  );
}
