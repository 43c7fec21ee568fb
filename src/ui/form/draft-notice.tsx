import { Button } from '@mantine/core';
import classes from './form.module.css';
import { draftNoticeStrings } from './draft-notice.strings.ts';

/** Says that a form begins with an unsaved draft, and offers to begin without it. */
export function DraftNotice({ onRestart }: { onRestart: () => void }) {
  return (
    <div className={classes['draft']}>
      <p role="status">{draftNoticeStrings.restored}</p>
      <Button variant="default" size="xs" onClick={onRestart}>
        {draftNoticeStrings.restart}
      </Button>
    </div>
  );
}
