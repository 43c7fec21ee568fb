import { api } from '#api/client.ts';
import { recordAfter } from '#api/record-after.ts';
import { invalidatePayments } from '#entities/payment/payment.queries.ts';
import { plural } from '#lib/plural.ts';
import { REASON_MAX } from '#lib/rules.ts';
import { bulkStrings } from '#office/kit/bulk/bulk.strings.ts';
import { ChangeForm, titleOf, type OfferedChange } from '#office/kit/bulk/change-form.tsx';
import { changeEach, type ListChange } from '#office/kit/bulk/list-change.ts';
import { BulkDrawer, type ListDrawerProps } from '#office/kit/bulk/bulk-drawer.tsx';
import { useBranch } from '#routes/use-branch.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { readyDecisionReasons } from '../office-payments.strings.ts';
import { bulkPaymentsStrings, paymentForms } from './bulk-payments.strings.ts';

function PaymentLink({ id }: { id: number }) {
  const { getHref } = useBranch();
  return <Link href={getHref('payment', { paymentId: id })}>{bulkPaymentsStrings.name(id)}</Link>;
}

function decide(queryClient: QueryClient, state: 'F' | 'C', reason: string): ListChange {
  const form = { state, ...(reason !== '' && { reason }) };
  return {
    name: state,
    send: (rows) =>
      changeEach(rows, async (id, version) => {
        const call = api.PUT('/payment/{id}/', { params: { path: { id } }, body: { ...form, ...version } });
        const { record, refusal } = await recordAfter(call);
        // The call whose answer was lost may have decided it so.
        if (refusal && !(rows.isAgain && record.state === state)) throw refusal;
      }),
    refresh: () => invalidatePayments(queryClient),
    doneText: bulkPaymentsStrings[state].done,
  };
}

const decisionsOf = (queryClient: QueryClient, count: number): OfferedChange[] =>
  (['F', 'C'] as const).map((state) => ({
    name: state,
    label: bulkPaymentsStrings[state].label,
    group: bulkPaymentsStrings.group,
    notes: [bulkPaymentsStrings[state].note, bulkStrings.asItGoes],
    field: {
      kind: 'text',
      label: state === 'C' ? bulkStrings.reason : bulkPaymentsStrings.comment,
      hint: state === 'C' ? bulkPaymentsStrings.reasonHint : bulkPaymentsStrings.commentHint,
      isRequired: state === 'C',
      maxLength: REASON_MAX,
      ...(state === 'C' && { ready: readyDecisionReasons }),
    },
    go: bulkPaymentsStrings[state].go(count),
    changeOf: (reason) => decide(queryClient, state, reason),
  }));

/** Confirms or cancels many payments. */
export function PaymentsDrawer(props: ListDrawerProps) {
  const { ids, preset } = props.asked;
  const queryClient = useQueryClient();
  const offered = decisionsOf(queryClient, ids.length);
  const title = titleOf(offered, preset, bulkStrings.title(plural(ids.length, paymentForms)));
  return (
    <BulkDrawer {...props} title={title} RowLink={PaymentLink}>
      {(choose) => <ChangeForm offered={offered} preset={preset} onChoose={choose} />}
    </BulkDrawer>
  );
}
