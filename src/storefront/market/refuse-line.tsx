import { REASON_MAX } from '#lib/rules.ts';
import { RecordForm } from '#page/record-form/record-form.tsx';
import { useRecordForm } from '#page/record-form/use-record-form.tsx';
import { Textarea } from '@mantine/core';
import { marketStrings } from './market.strings.ts';
import { useMark } from './use-mark.ts';

interface RefuseLineProps {
  purchaseId: number;
  lineId: number;
  onClose: () => void;
}

/** Asks why a line can't be had; the usual reason is there already. */
export function RefuseLine({ purchaseId, lineId, onClose }: RefuseLineProps) {
  const { mutateAsync } = useMark(purchaseId, lineId);
  const form = useRecordForm({
    known: { reason: marketStrings.reasonPreset as string },
    problemsOf: ({ reason }) => ({ reason: reason.trim() === '' ? marketStrings.required : undefined }),
    contentOf: ({ reason }) => ({ reason: reason.trim() }),
    paths: { reason: 'reason' },
    send: ({ reason }) => mutateAsync({ state: 'C', reason }),
    onSaved: onClose,
  });
  return (
    <RecordForm form={form} texts={{ ...marketStrings, save: marketStrings.refuse }} size="lg" onCancel={onClose}>
      <Textarea
        size="md"
        label={marketStrings.reason}
        description={marketStrings.reasonHint}
        required
        withAsterisk={false}
        rows={2}
        maxLength={REASON_MAX}
        {...form.field('reason')}
      />
    </RecordForm>
  );
}
