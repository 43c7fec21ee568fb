import { api } from '#api/client.ts';
import { recordAfter } from '#api/record-after.ts';
import { invalidatePayments } from '#entities/payment/payment.queries.ts';
import { plural } from '#lib/plural.ts';
import { REASON_MAX } from '#lib/rules.ts';
import { bulkStrings } from '#office/kit/bulk/bulk.strings.ts';
import { ChangeForm, type OfferedChange } from '#office/kit/bulk/change-form.tsx';
import { changeEach, type ManyChange } from '#office/kit/bulk/many-change.ts';
import { ManyDrawer, type ListDrawerProps } from '#office/kit/bulk/many-drawer.tsx';
import { useBranch } from '#routes/use-branch.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { manyPaymentsStrings, paymentForms } from './many-payments.strings.ts';

function PaymentLink({ id }: { id: number }) {
  const { getHref } = useBranch();
  return <Link href={getHref('payment', { paymentId: id })}>{manyPaymentsStrings.name(id)}</Link>;
}

function decide(queryClient: QueryClient, state: 'F' | 'C', reason: string): ManyChange {
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
    doneText: manyPaymentsStrings[state].done,
  };
}

const decisionsOf = (queryClient: QueryClient, count: number): OfferedChange[] =>
  (['F', 'C'] as const).map((state) => ({
    name: state,
    label: manyPaymentsStrings[state].label,
    group: manyPaymentsStrings.group,
    notes: [manyPaymentsStrings[state].note, bulkStrings.asItGoes],
    field: {
      kind: 'text',
      label: state === 'C' ? bulkStrings.reason : manyPaymentsStrings.comment,
      hint: state === 'C' ? manyPaymentsStrings.reasonHint : manyPaymentsStrings.commentHint,
      isRequired: state === 'C',
      maxLength: REASON_MAX,
    },
    go: manyPaymentsStrings[state].go(count),
    changeOf: (reason) => decide(queryClient, state, reason),
  }));

/** Confirms or cancels many payments. */
export function PaymentsDrawer(props: ListDrawerProps) {
  const { ids, preset } = props.asked;
  const queryClient = useQueryClient();
  return (
    <ManyDrawer {...props} title={bulkStrings.title(plural(ids.length, paymentForms))} RowLink={PaymentLink}>
      {(choose) => <ChangeForm offered={decisionsOf(queryClient, ids.length)} preset={preset} onChoose={choose} />}
    </ManyDrawer>
  );
}
