import type { NextState, PlacedOrder } from '#contract/types.ts';
import { REASON_MAX } from '#lib/rules.ts';
import type { stateChangeMachine } from '#machines/order/state-change.machine.ts';
import { useShop } from '#page/shop-context.tsx';
import { useBranch } from '#routes/use-branch.ts';
import { ReadyAnswers } from '#ui/fields/ready-answers.tsx';
import { Form } from '#ui/form/form.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { MoneyNote } from '../money/money-note.tsx';
import { readyReasons } from '../ready-reasons.strings.ts';
import { stateChanges } from '../state-changes.ts';
import { kindOfTransition, shortReason, transitionsStrings, verbOf } from './transitions.strings.ts';

function titleOf(orderId: number, { state }: NextState): string {
  if (state === 'canceled') return transitionsStrings.cancelTitle(orderId);
  return state === 'rejected' ? transitionsStrings.rejectTitle(orderId) : transitionsStrings.title(orderId, state);
}

interface QuestionProps {
  actor: ActorRefFrom<typeof stateChangeMachine>;
  order: PlacedOrder;
}

function Question({ actor, order, next }: QuestionProps & { next: NextState }) {
  const { currency } = useShop();
  const { scope } = useBranch(order.customer.id);
  const isEnd = kindOfTransition(next) === 'end';
  const answers = readyReasons[scope === 'own' ? 'own' : isEnd ? 'end' : 'back'];
  const meanwhile = useSelector(actor, ({ context }) => context.meanwhile);
  const given = useSelector(actor, ({ context }) => context.reason);
  const short = useSelector(actor, ({ context }) => context.short);
  const form = useDraftForm({
    // What was typed stays where the order has been changed meanwhile.
    known: { reason: given },
    problemsOf: ({ reason }) => ({
      reason: next.needs_reason && reason.trim() === '' ? transitionsStrings.required : undefined,
    }),
    contentOf: (draft) => draft,
    paths: { reason: 'reason' },
    // The machine takes a refused transition back and says why.
    sent: null,
    refusal: null,
    onSubmit: ({ reason }) => actor.send({ type: 'change.confirmed', reason }),
  });
  const buttons = (
    <Group mt="md" grow gap="sm" preventGrowOverflow={false}>
      <Button variant="default" px="xs" onClick={() => actor.send({ type: 'change.declined' })}>
        {transitionsStrings.no}
      </Button>
      {meanwhile !== 'closed' && (
        <Button type="submit" px="xs" {...(isEnd && { color: 'red.8' })}>
          {verbOf(next)}
        </Button>
      )}
    </Group>
  );
  return (
    <Form form={form} isBusy={false} footer={buttons}>
      <Stack gap="md">
        {meanwhile !== null && (
          <Text size="sm" role="alert">
            {transitionsStrings.meanwhile(order.state, stateChanges(order).at(-1)?.author ?? '')}{' '}
            {meanwhile === 'closed' ? transitionsStrings.closed : transitionsStrings.stillOpen}
          </Text>
        )}
        {short !== null && (
          <Text size="sm" role="alert">
            {short}
          </Text>
        )}
        {next.is_forced && (
          <Text size="sm">
            {shortReason(order.account, currency)} {transitionsStrings.forced}
          </Text>
        )}
        <MoneyNote order={order} change={{ state: next.state }} />
        {next.needs_reason && (
          <Textarea
            label={transitionsStrings.reason}
            description={transitionsStrings.reasonHint}
            data-autofocus
            required
            withAsterisk={false}
            rows={3}
            maxLength={REASON_MAX}
            {...form.field('reason')}
          />
        )}
        {next.needs_reason && <ReadyAnswers answers={answers} onChoose={(reason) => form.change({ reason })} />}
      </Stack>
    </Form>
  );
}

/** Asks for a reason, or for a confirmation, before a transition. */
export function StateQuestion({ actor, order }: QuestionProps) {
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
      {shown && <Question actor={actor} order={order} next={shown} />}
    </Dialog>
  );
}
