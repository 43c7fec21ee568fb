import type { BulkChange, bulkActionMachine, RefusedRow } from '#machines/shell/bulk-action.machine.ts';
import { Button, Group, Progress, Stack, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { useSelector } from '@xstate/react';
import type { ComponentType, ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { bulkStrings } from './bulk.strings.ts';
import classes from './bulk-run.module.css';
import { FocusedButton } from './focused-button.tsx';

const REFUSED_SHOWN = 100;

interface BulkRunProps {
  actor: ActorRefFrom<typeof bulkActionMachine>;
  /** A refused row by its name, as a link. */
  RowLink: ComponentType<{ id: number }>;
  /** What is said of the rows that are done; that they are changed, by default. */
  doneText?: ((change: BulkChange, count: number) => string) | undefined;
  /** Whether rows that were refused may be tried again as they are; they may, by default. */
  mayRetry?: ((change: BulkChange) => boolean) | undefined;
  onClose: () => void;
  /** What is offered once it has ended, such as a way back. */
  children?: (ended: { change: BulkChange; done: number }) => ReactNode;
}

function Refused({ rows, RowLink }: { rows: readonly RefusedRow[] } & Pick<BulkRunProps, 'RowLink'>) {
  if (rows.length === 0) return null;
  return (
    <>
      <Title order={3} size="h4">
        {bulkStrings.refused(rows.length)}
      </Title>
      <ul className={classes['refused']}>
        {rows.slice(0, REFUSED_SHOWN).map(({ id, detail }) => (
          <li key={id}>
            <RowLink id={id} />: {detail}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A change of many rows while it runs, and what became of it. */
export function BulkRun({ actor, RowLink, doneText, mayRetry, onClose, children }: BulkRunProps) {
  const { change, total, done, unchanged, refused, waiting, isStopping, refusal } = useSelector(
    actor,
    ({ context }) => context,
  );
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isPaused = useSelector(actor, (snapshot) => snapshot.matches('paused'));
  const canRetry = !isBusy && !isPaused && refused.length > 0 && change !== null && mayRetry?.(change) !== false;
  const why = refusal
    ? refusal.isAnswered && refusal.detail !== ''
      ? bulkStrings.failed(refusal.detail, waiting.length)
      : bulkStrings.lost(waiting.length)
    : bulkStrings.stopped(waiting.length);
  const changed = change && doneText ? doneText(change, done - unchanged) : bulkStrings.done(done - unchanged);
  const ended = unchanged > 0 ? `${changed} ${bulkStrings.unchanged(unchanged)}` : changed;
  return (
    <Stack gap="md">
      <Progress
        value={total === 0 ? 0 : ((done + refused.length) / total) * 100}
        aria-label={bulkStrings.running}
        color="brand"
      />
      <Text role="status">{isBusy ? bulkStrings.progress(done + refused.length, total) : isPaused ? why : ended}</Text>
      <Group grow gap="sm" preventGrowOverflow={false}>
        {isBusy && (
          <FocusedButton
            key="stop"
            variant="default"
            disabled={isStopping}
            onClick={() => actor.send({ type: 'change.stopped' })}
          >
            {isStopping ? bulkStrings.stopping : bulkStrings.stop}
          </FocusedButton>
        )}
        {!isBusy && (isPaused || canRetry) && (
          <Button variant="default" onClick={onClose}>
            {bulkStrings.close}
          </Button>
        )}
        {!isBusy && !isPaused && !canRetry && (
          <FocusedButton key="close" onClick={onClose}>
            {bulkStrings.close}
          </FocusedButton>
        )}
        {isPaused && (
          <FocusedButton key="resume" onClick={() => actor.send({ type: 'change.resumed' })}>
            {bulkStrings.resume}
          </FocusedButton>
        )}
        {canRetry && (
          <FocusedButton key="retry" onClick={() => actor.send({ type: 'refused.retried' })}>
            {bulkStrings.retry(refused.length)}
          </FocusedButton>
        )}
      </Group>
      {change && !isBusy && !isPaused && children?.({ change, done })}
      <Refused rows={refused} RowLink={RowLink} />
    </Stack>
  );
}
