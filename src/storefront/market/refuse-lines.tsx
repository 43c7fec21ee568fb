import { REASON_MAX } from '#lib/rules.ts';
import { RecordForm } from '#page/record-form/record-form.tsx';
import { useRecordForm } from '#page/record-form/use-record-form.tsx';
import { Textarea } from '@mantine/core';
import { marketStrings } from './market.strings.ts';
import type { MarketGroup, MarketLineData } from './market.queries.ts';
import { nameOfLine } from '#entities/order/orders.strings.ts';
import { useMarks } from './use-marks.ts';

interface RefuseLinesProps {
  purchaseId: number;
  group: MarketGroup;
  onMarked: (lines: readonly MarketLineData[]) => void;
  onClose: () => void;
}

/** Asks why goods can't be had, all that are waited for; the usual reason is there already. */
export function RefuseLines({ purchaseId, group, onMarked, onClose }: RefuseLinesProps) {
  const tell = useMarks(purchaseId);
  const form = useRecordForm({
    known: { reason: marketStrings.reasonPreset as string },
    problemsOf: ({ reason }) => ({ reason: reason.trim() === '' ? marketStrings.required : undefined }),
    contentOf: ({ reason }) => ({ reason: reason.trim() }),
    paths: { reason: 'reason' },
    send: ({ reason }) => {
      const marks = group.lines.map(({ id }) => ({ line_id: id, state: 'C' as const, reason }));
      tell(nameOfLine(group.first), marks);
      onMarked(group.lines);
      return Promise.resolve();
    },
    onSaved: onClose,
  });
  const texts = { ...marketStrings, save: marketStrings.refuse(group.count) };
  return (
    <RecordForm form={form} texts={texts} size="lg" onCancel={onClose}>
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
