import { plural } from '#lib/plural.ts';
import { REASON_MAX } from '#lib/rules.ts';
import type { BulkChange } from '#machines/shell/bulk-action.machine.ts';
import { bulkStrings } from '#office/kit/bulk/bulk.strings.ts';
import { ChangeForm, type OfferedChange } from '#office/kit/bulk/change-form.tsx';
import { ManyDrawer, type ListDrawerProps } from '#office/kit/bulk/many-drawer.tsx';
import { useBranch } from '#routes/use-branch.ts';
import { Link } from 'wouter';
import { manyPaymentsStrings, paymentForms } from './many-payments.strings.ts';

function PaymentLink({ id }: { id: number }) {
  const { getHref } = useBranch();
  return <Link href={getHref('payment', { paymentId: id })}>{manyPaymentsStrings.name(id)}</Link>;
}

const decisionsOf = (count: number): OfferedChange[] =>
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
    changeOf: (reason) => ({ of: 'payments', state, reason }),
  }));

const doneText = (change: BulkChange, count: number): string =>
  change.of === 'payments' ? manyPaymentsStrings[change.state].done(count) : bulkStrings.done(count);

/** Confirms or cancels many payments. */
export function PaymentsDrawer(props: ListDrawerProps) {
  const { ids, preset } = props.asked;
  return (
    <ManyDrawer
      {...props}
      title={bulkStrings.title(plural(ids.length, paymentForms))}
      RowLink={PaymentLink}
      doneText={doneText}
    >
      {(choose) => <ChangeForm offered={decisionsOf(ids.length)} preset={preset} onChoose={choose} />}
    </ManyDrawer>
  );
}
