import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useMarkQueue } from './mark-queue.tsx';
import classes from './market.module.css';
import { marketStrings } from './market.strings.ts';

/** What of the marks waits for a network or the server, that it was sent, and what was not taken, by line. */
export function QueueNotice() {
  const queue = useMarkQueue();
  const { unsent, refused, late } = useSelector(queue, ({ context }) => context);
  const isWaiting = useSelector(queue, (snapshot) => snapshot.hasTag('waiting'));
  const isBusy = useSelector(queue, (snapshot) => snapshot.hasTag('busy'));
  const isSent = useSelector(queue, (snapshot) => snapshot.hasTag('sent'));
  // What nobody has heard of yet is taken back where it is listed.
  const stuck = unsent.find(({ isTried }) => isTried);
  return (
    <>
      {isWaiting && unsent.length > 0 && (
        <div className={classes['queue']}>
          <span role="status">
            {isBusy ? marketStrings.waitingForServer(unsent.length) : marketStrings.waiting(unsent.length)}
          </span>
          {stuck && (
            <Button
              variant="subtle"
              size="compact-md"
              aria-label={marketStrings.giveUpOf(stuck.name)}
              onClick={() =>
                queue.send({ type: 'mark.givenUp', purchaseId: stuck.purchaseId, lineId: stuck.mark.line_id })
              }
            >
              {marketStrings.giveUp}
            </Button>
          )}
        </div>
      )}
      {isSent && (
        <p role="status" className={classes['queue']}>
          {marketStrings.sent(late ?? 0)}
        </p>
      )}
      {refused.map(({ lineId, name, refusal: { code, detail } }) => (
        <div key={lineId} role="alert" className={classes['failure']}>
          <span>
            <b>{name}</b>
            {': '}
            {code === 'not_found' ? marketStrings.takenBack : detail || marketStrings.unexplained}
          </span>
          <Button
            variant="subtle"
            size="compact-md"
            aria-label={marketStrings.readOf(name)}
            onClick={() => queue.send({ type: 'refusal.read', lineId })}
          >
            {marketStrings.read}
          </Button>
        </div>
      ))}
    </>
  );
}
