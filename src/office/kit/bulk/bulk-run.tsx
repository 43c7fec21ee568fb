import type { bulkActionMachine, RefusedRow } from '#machines/shell/bulk-action.machine.ts';
import { Button, Group, Progress, Stack, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import classes from './bulk-run.module.css';
import { bulkStrings } from './bulk.strings.ts';
import { FocusedButton } from './focused-button.tsx';
import type { ListChange } from './list-change.ts';

const REFUSED_SHOWN = 100;

interface BulkRunProps {
  actor: ActorRefFrom<typeof bulkActionMachine>;
  /** A refused row by its name, as a link. */
  RowLink: ComponentType<{ id: number }>;
  change: ListChange;
  onClose: () => void;
  /** Makes another change of the same rows. */
  onChoose: (change: ListChange) => void;
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
export function BulkRun({ actor, change, RowLink, onClose, onChoose }: BulkRunProps) {
  const { total, done, unchanged, refused, waiting, isStopping, refusal } = useSelector(
    actor,
    ({ context }) => context,
  );
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isPaused = useSelector(actor, (snapshot) => snapshot.matches('paused'));
  const canRetry = !isBusy && !isPaused && refused.length > 0 && change.canRetry !== false;
  const why = refusal
    ? refusal.isAnswered && refusal.detail !== ''
      ? bulkStrings.failed(refusal.detail, waiting.length)
      : bulkStrings.lost(waiting.length)
    : bulkStrings.stopped(waiting.length);
  const { undo, doneText = bulkStrings.done } = change;
  const changed = doneText(done - unchanged);
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
      {undo && done > 0 && !isBusy && !isPaused && (
        <Button variant="subtle" onClick={() => onChoose(undo())}>
          {bulkStrings.undo}
        </Button>
      )}
      <Refused rows={refused} RowLink={RowLink} />
    </Stack>
  );
}
