import type { bulkActionMachine, RefusedRow } from '#machines/shell/bulk-action.machine.ts';
import { Button, Group, Progress, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import classes from './bulk-run.module.css';
import { bulkStrings } from './bulk.strings.ts';
import { FocusedButton } from './focused-button.tsx';
import type { ListChange } from './list-change.ts';
import { byDetail } from './refusal-groups.ts';
import { RefusalList } from './refusal-list.tsx';

interface BulkRunProps {
  actor: ActorRefFrom<typeof bulkActionMachine>;
  /** A refused row by its name, as a link. */
  RowLink: ComponentType<{ id: number }>;
  change: ListChange;
  /** Whether it stands in the bar of the selection, where the focus is led to a row at the end. */
  isInBar?: boolean;
  onClose: () => void;
  /** Makes the change that puts the rows back that are done. */
  onUndo: (change: ListChange) => void;
  /** Selects exactly these rows; left out where there is no list beside. */
  onShow?: ((ids: readonly number[]) => void) | undefined;
}

interface RefusedProps extends Pick<BulkRunProps, 'RowLink' | 'change' | 'onShow'> {
  rows: readonly RefusedRow[];
}

function Refused({ rows, change, ...list }: RefusedProps) {
  if (rows.length === 0) return null;
  return (
    <div className={classes['refusals']}>
      <Title order={2} size="h4">
        {bulkStrings.refused(rows.length)}
      </Title>
      <RefusalList groups={(change.groupsOf ?? byDetail)(rows)} {...list} />
    </div>
  );
}

/** A change of many rows while it runs, and what became of it. */
export function BulkRun({ actor, change, RowLink, isInBar = false, onClose, onUndo, onShow }: BulkRunProps) {
  const { total, done, unchanged, refused, waiting, isStopping, refusal } = useSelector(
    actor,
    ({ context }) => context,
  );
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isPaused = useSelector(actor, (snapshot) => snapshot.matches('paused'));
  // What would be refused again for the same reason is not offered again.
  const again = isBusy || isPaused || change.canRetry === false ? [] : refused.filter((row) => row.canRetry);
  const canRetry = again.length > 0;
  const canForce = again.some((row) => row.canForce);
  const isEnded = !isPaused && !canForce;
  const retry = (): void => actor.send({ type: 'refused.retried' });
  const why = refusal
    ? refusal.isAnswered && refusal.detail !== ''
      ? bulkStrings.failed(refusal.detail, waiting.length)
      : bulkStrings.lost(waiting.length)
    : bulkStrings.stopped(waiting.length);
  const { undo, doneText = bulkStrings.done } = change;
  const back = done > 0 && !isBusy && !isPaused ? undo?.() : undefined;
  const changed = doneText(done - unchanged);
  const result = unchanged > 0 ? `${changed} ${bulkStrings.unchanged(unchanged)}` : changed;
  const next = done > unchanged && !isBusy && !isPaused ? change.next?.() : undefined;
  const CloseIt = isEnded && !isInBar ? FocusedButton : Button;
  const refusals = <Refused rows={refused} change={change} RowLink={RowLink} onShow={onShow} />;
  const grow = isInBar ? {} : { grow: true, preventGrowOverflow: false };
  return (
    <div className={classes['run']} data-bar={isInBar || undefined}>
      {/* It stands on the bar and grows upwards. One that grows while more are refused moves what is being read. */}
      {isInBar && !isBusy && refusals}
      {(isBusy || !isInBar) && (
        <Progress
          className={classes['progress'] ?? ''}
          value={total === 0 ? 0 : ((done + refused.length) / total) * 100}
          aria-label={bulkStrings.running}
          color="brand"
        />
      )}
      <Text role="status">{isBusy ? bulkStrings.progress(done + refused.length, total) : isPaused ? why : result}</Text>
      {next && <Link href={next.href}>{next.text}</Link>}
      {isInBar && back && (
        <Button variant="subtle" px="xs" onClick={() => onUndo(back)}>
          {bulkStrings.undo}
        </Button>
      )}
      <Group {...grow} gap="sm" className={classes['buttons'] ?? ''}>
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
        {!isBusy && (
          <CloseIt key="close" variant={isEnded && !isInBar ? 'filled' : 'default'} onClick={onClose}>
            {bulkStrings.close}
          </CloseIt>
        )}
        {isPaused && (
          <FocusedButton key="resume" onClick={() => actor.send({ type: 'change.resumed' })}>
            {bulkStrings.resume}
          </FocusedButton>
        )}
        {canRetry && !canForce && (
          <Button variant="default" onClick={retry}>
            {bulkStrings.retry(again.length)}
          </Button>
        )}
        {canRetry && canForce && (
          <FocusedButton key="retry" onClick={retry}>
            {bulkStrings.retry(again.length)}
          </FocusedButton>
        )}
      </Group>
      {!isInBar && back && (
        <Button variant="subtle" onClick={() => onUndo(back)}>
          {bulkStrings.undo}
        </Button>
      )}
      {/* What stands above becomes higher at the end, and would move them. */}
      {!isInBar && !isBusy && refusals}
    </div>
  );
}
