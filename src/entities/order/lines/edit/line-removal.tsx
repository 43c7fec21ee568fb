import type { OrderLine, PlacedOrder } from '#contract/types.ts';
import { ruleStrings } from '#lib/rules.strings.ts';
import { REASON_MAX } from '#lib/rules.ts';
import type { lineEditMachine } from '#machines/order/line-edit.machine.ts';
import { goesForGood } from '#machines/order/order-editing.rules.ts';
import { ReadyAnswers } from '#ui/fields/ready-answers.tsx';
import { Form, FormRefusalText } from '#ui/form/form.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { MoneyNote } from '../../money/money-note.tsx';
import { nameOfLine } from '../../orders.strings.ts';
import { readyReasons } from '../../ready-reasons.strings.ts';
import { lineEditStrings } from './line-edit.strings.ts';

interface QuestionProps {
  actor: ActorRefFrom<typeof lineEditMachine>;
  /** Whether the line leaves a trace in the order, and so needs a reason. */
  needsReason: boolean;
  isStaffs: boolean;
  /** What the person should know before they answer. */
  children: ReactNode;
}

function Question({ actor, needsReason, isStaffs, children }: QuestionProps) {
  const { refusal, isOutdated } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const form = useDraftForm({
    known: { reason: '' },
    problemsOf: ({ reason }) => ({ reason: needsReason && reason.trim() === '' ? ruleStrings.required : undefined }),
    contentOf: (draft) => draft,
    paths: { reason: 'reason' },
    sent: null,
    refusal,
    onSubmit: ({ reason }) => actor.send({ type: 'removal.confirmed', reason }),
  });
  const footer = (
    <Stack gap="sm" mt="md">
      <FormRefusalText refusal={form.refusal} texts={lineEditStrings} />
      <Group grow gap="sm" preventGrowOverflow={false}>
        <Button variant="default" px="xs" disabled={isBusy} onClick={() => actor.send({ type: 'removal.declined' })}>
          {lineEditStrings.keep}
        </Button>
        <Button type="submit" px="xs" color="red.8" loading={isBusy}>
          {needsReason ? lineEditStrings.cancelLine : lineEditStrings.remove}
        </Button>
      </Group>
    </Stack>
  );
  return (
    <Form form={form} isBusy={isBusy} footer={footer}>
      <Stack gap="md">
        {isOutdated && (
          <Text size="sm" role="alert">
            {lineEditStrings.removalMeanwhile}
          </Text>
        )}
        {children}
        {needsReason && (
          <Textarea
            label={lineEditStrings.reason}
            description={lineEditStrings.reasonHint}
            data-autofocus
            required
            withAsterisk={false}
            rows={2}
            maxLength={REASON_MAX}
            {...form.field('reason')}
          />
        )}
        {needsReason && isStaffs && (
          <ReadyAnswers answers={readyReasons.line} onChoose={(reason) => form.change({ reason })} />
        )}
      </Stack>
    </Form>
  );
}

interface LineRemovalProps extends Pick<QuestionProps, 'actor' | 'isStaffs'> {
  order: PlacedOrder;
}

/** Asks before a line is taken out of its order, or cancelled. */
export function LineRemoval({ actor, order, isStaffs }: LineRemovalProps) {
  const { state, lines } = order;
  const isAsking = useSelector(actor, (snapshot) => snapshot.hasTag('asking'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const id = useSelector(actor, ({ context }) => context.line?.id);
  // Keeps the last question readable while the dialog closes.
  const [shown, setShown] = useState<OrderLine | null>(null);
  const line = lines.find((one) => one.id === id);
  if (isAsking && line && line !== shown) setShown(line);
  const needsReason = shown !== null && !goesForGood(state, shown);
  const title = needsReason ? lineEditStrings.cancelTitle : lineEditStrings.removeTitle;
  return (
    <Dialog
      opened={isAsking}
      onClose={() => !isBusy && actor.send({ type: 'removal.declined' })}
      title={shown ? title(nameOfLine(shown)) : ''}
      size={400}
    >
      {shown && (
        <Question actor={actor} needsReason={needsReason} isStaffs={isStaffs}>
          <MoneyNote order={order} change={{ lines: order.lines.filter(({ id: other }) => other !== shown.id) }} />
        </Question>
      )}
    </Dialog>
  );
}
