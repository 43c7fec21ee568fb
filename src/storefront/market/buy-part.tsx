import type { components } from '#contract/types.ts';
import { countProblem } from '#entities/order/lines/edit/line-draft.ts';
import { RecordForm } from '#page/record-form/record-form.tsx';
import { useRecordForm } from '#page/record-form/use-record-form.tsx';
import { NumericInput } from '#ui/fields/numeric-input.tsx';
import { useEffect, useRef } from 'react';
import { marketStrings } from './market.strings.ts';
import { useMark } from './use-mark.ts';

interface BuyPartProps {
  purchaseId: number;
  line: Pick<components['schemas']['IntermediaryLine'], 'id' | 'count'>;
  onClose: () => void;
}

/** Asks how many pieces of a line are bought; the others stay in the list. */
export function BuyPart({ purchaseId, line, onClose }: BuyPartProps) {
  const { mutateAsync } = useMark(purchaseId, line.id);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const form = useRecordForm({
    known: { count: '' },
    problemsOf: ({ count }) => ({ count: countProblem(count, line.count) }),
    contentOf: ({ count }) => ({ count: Number(count) }),
    paths: { count: 'count' },
    send: ({ count }) => mutateAsync({ state: 'P', count }),
    onSaved: onClose,
  });
  return (
    <RecordForm form={form} texts={{ ...marketStrings, save: marketStrings.markPart }} size="lg" onCancel={onClose}>
      <NumericInput
        size="md"
        label={marketStrings.partCount(line.count)}
        description={marketStrings.partHint}
        inputRef={field}
        {...form.field('count')}
      />
    </RecordForm>
  );
}
