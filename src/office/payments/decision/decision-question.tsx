import type { Payment } from '#contract/types.ts';
import { customerName, customerPhone } from '#entities/customer/customer-name.ts';
import { paymentWayNames } from '#entities/payment/account.strings.ts';
import { paymentQuery } from '#entities/payment/payment.queries.ts';
import { formatDateTime } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { REASON_MAX } from '#lib/rules.ts';
import type { ChosenDecision } from '#machines/payment/payment-decision.machine.ts';
import { useShop } from '#page/shop-context.tsx';
import { ReadyAnswers } from '#ui/fields/ready-answers.tsx';
import { Form, FormRefusalText } from '#ui/form/form.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { decisionStrings, decisionVerbs, readyDecisionReasons } from '../office-payments.strings.ts';
import { PhoneChanged } from './phone-changed.tsx';
import type { DecisionActor } from './use-decisions.ts';

/** What somebody else has made of the payment meanwhile. */
function Meanwhile({ actor, payment }: { actor: DecisionActor; payment: Payment }) {
  const meanwhile = useSelector(actor, ({ context }) => context.meanwhile);
  const { time_zone: timeZone } = useShop();
  if (meanwhile === null) return null;
  const { decided_at: at } = payment;
  const isDecided = payment.state !== 'W';
  const text = isDecided
    ? decisionStrings.decidedMeanwhile(payment, at === null ? '' : formatDateTime(at, timeZone))
    : decisionStrings.changedMeanwhile;
  return (
    <Text size="sm" role="alert">
      {text} {!isDecided && meanwhile === 'closed' && decisionStrings.heldMeanwhile}
      {isDecided && payment.reason && (
        <>
          <br />
          {payment.reason}
        </>
      )}
    </Text>
  );
}

interface QuestionProps {
  actor: DecisionActor;
  payment: Payment;
  chosen: ChosenDecision;
}

function Question({ actor, payment, chosen: { state } }: QuestionProps) {
  const { meanwhile, reason: given, refusal } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isCancelling = state === 'C';
  const form = useDraftForm({
    // What was typed stays where the decision is asked about again.
    known: { reason: given },
    problemsOf: ({ reason }) => ({
      reason: isCancelling && reason.trim() === '' ? decisionStrings.required : undefined,
    }),
    contentOf: (draft) => draft,
    paths: { reason: 'reason' },
    sent: { reason: given },
    refusal,
    onSubmit: ({ reason }) => actor.send({ type: 'decision.confirmed', reason }),
  });
  const isClosed = meanwhile === 'closed';
  const footer = (
    <>
      <FormRefusalText refusal={form.refusal} texts={decisionStrings} />
      <Group mt="md" grow gap="sm" preventGrowOverflow={false}>
        <Button variant="default" px="xs" disabled={isBusy} onClick={() => actor.send({ type: 'decision.declined' })}>
          {isClosed ? decisionStrings.close : decisionStrings.no}
        </Button>
        {!isClosed && (
          <Button
            type="submit"
            px="xs"
            loading={isBusy}
            {...(isCancelling ? { color: 'red.8' } : { 'data-autofocus': true })}
          >
            {decisionVerbs[state]}
          </Button>
        )}
      </Group>
    </>
  );
  return (
    <Form form={form} isBusy={isBusy} footer={footer}>
      <Stack gap="md">
        <Text size="sm">
          {customerName(payment.customer)}, {customerPhone(payment.customer)}
          <br />
          {paymentWayNames[payment.way]}
          {payment.comment && ` · ${payment.comment}`}
        </Text>
        <Meanwhile actor={actor} payment={payment} />
        <PhoneChanged payment={payment} />
        {!isClosed && (
          <>
            <Text size="sm" c="dimmed">
              {decisionStrings.effects[state][payment.type]}
            </Text>
            <Textarea
              label={isCancelling ? decisionStrings.reason : decisionStrings.comment}
              description={isCancelling ? decisionStrings.reasonHint : decisionStrings.commentHint}
              {...(isCancelling && { 'data-autofocus': true })}
              required={isCancelling}
              withAsterisk={false}
              rows={2}
              maxLength={REASON_MAX}
              {...form.field('reason')}
            />
            {isCancelling && (
              <ReadyAnswers answers={readyDecisionReasons} onChoose={(reason) => form.change({ reason })} />
            )}
          </>
        )}
      </Stack>
    </Form>
  );
}

/** Asks before a payment is confirmed or cancelled, and again where it has changed meanwhile. */
export function DecisionQuestion({ actor }: { actor: DecisionActor }) {
  const { currency } = useShop();
  const chosen = useSelector(actor, ({ context }) => context.chosen);
  const isAsking = useSelector(actor, (snapshot) => snapshot.hasTag('asking'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  // Keeps the last question readable while the dialog closes.
  const [shown, setShown] = useState<ChosenDecision | null>(null);
  const [round, setRound] = useState(0);
  if (chosen && chosen !== shown) {
    // Another question starts with nothing typed.
    if (chosen.paymentId !== shown?.paymentId || chosen.state !== shown.state) setRound(round + 1);
    setShown(chosen);
  }
  // Never fetched here: whoever chose has kept the payment, and each answer keeps a newer one.
  const { data: payment } = useQuery({ ...paymentQuery(shown?.paymentId ?? 0), enabled: false });
  const title =
    shown && payment ? decisionStrings.title(shown.state, payment.type, formatMoney(payment.amount, currency)) : '';
  return (
    <Dialog
      opened={isAsking}
      onClose={() => {
        if (!isBusy) actor.send({ type: 'decision.declined' });
      }}
      title={title}
      size={440}
    >
      {shown && payment && <Question key={round} actor={actor} payment={payment} chosen={shown} />}
    </Dialog>
  );
}
