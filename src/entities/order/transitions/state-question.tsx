import type { ActorRefFrom } from 'xstate';
import type { stateChangeMachine } from '#machines/order/state-change.machine.ts';
import type { NextState } from '#contract/types.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useState, type SubmitEvent } from 'react';
import { kindOfTransition, transitionsStrings, verbOf } from './transitions.strings.ts';

const REASON_MAX = 500;

function titleOf(orderId: number, { state }: NextState): string {
  if (state === 'canceled') return transitionsStrings.cancelTitle(orderId);
  return state === 'rejected' ? transitionsStrings.rejectTitle(orderId) : transitionsStrings.title(orderId, state);
}

function Question({ actor, next }: { actor: ActorRefFrom<typeof stateChangeMachine>; next: NextState }) {
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = next.needs_reason && reason.trim() === '';
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!isMissing) actor.send({ type: 'change.confirmed', reason });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        {next.is_forced && <Text size="sm">{transitionsStrings.forced}</Text>}
        {next.state === 'canceled' && (
          <Text size="sm" c="dimmed">
            {transitionsStrings.cancelText}
          </Text>
        )}
        {next.needs_reason && (
          <Textarea
            label={transitionsStrings.reason}
            description={transitionsStrings.reasonHint}
            data-autofocus
            required
            withAsterisk={false}
            rows={3}
            maxLength={REASON_MAX}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            error={isTried && isMissing && transitionsStrings.required}
          />
        )}
        <Group grow gap="sm" preventGrowOverflow={false}>
          <Button variant="default" px="xs" onClick={() => actor.send({ type: 'change.declined' })}>
            {transitionsStrings.no}
          </Button>
          <Button type="submit" px="xs" {...(kindOfTransition(next) === 'end' && { color: 'red.8' })}>
            {verbOf(next)}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Asks for a reason, or for a confirmation, before a transition. */
export function StateQuestion({ actor }: { actor: ActorRefFrom<typeof stateChangeMachine> }) {
  const isAsking = useSelector(actor, (snapshot) => snapshot.hasTag('asking'));
  const { orderId, chosen } = useSelector(actor, ({ context }) => context);
  // Keeps the last question readable while the dialog closes.
  const [shown, setShown] = useState<NextState | null>(null);
  if (isAsking && chosen && chosen !== shown) setShown(chosen);
  return (
    <Dialog
      opened={isAsking}
      onClose={() => actor.send({ type: 'change.declined' })}
      title={shown ? titleOf(orderId, shown) : ''}
      size={400}
    >
      {shown && <Question actor={actor} next={shown} />}
    </Dialog>
  );
}
