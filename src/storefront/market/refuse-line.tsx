import { readRefusal } from '#machines/kit/refusal.ts';
import { Form, FormRefusalText } from '#ui/form/form.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useEdits } from '#ui/form/use-edits.ts';
import { Button, Group, Stack, Textarea } from '@mantine/core';
import { marketStrings } from './market.strings.ts';
import { useMark } from './use-mark.ts';

const REASON_MAX = 500;

interface RefuseLineProps {
  purchaseId: number;
  lineId: number;
  onClose: () => void;
}

/** Asks why a line can't be had; the usual reason is there already. */
export function RefuseLine({ purchaseId, lineId, onClose }: RefuseLineProps) {
  const { mutate, error, isPending, variables } = useMark(purchaseId, lineId);
  const form = useDraftForm({
    edits: useEdits<{ reason: string }>(),
    known: { reason: marketStrings.reasonPreset as string },
    problemsOf: ({ reason }) => ({ reason: reason.trim() === '' ? marketStrings.required : undefined }),
    contentOf: ({ reason }) => ({ reason: reason.trim() }),
    paths: { reason: 'reason' },
    sent: variables ? { reason: variables.reason ?? '' } : null,
    refusal: error ? readRefusal(error) : null,
    onSubmit: ({ reason }) => mutate({ state: 'C', reason }, { onSuccess: onClose }),
  });
  const footer = (
    <Stack gap="sm" mt="md">
      <FormRefusalText refusal={form.refusal} texts={marketStrings} />
      <Group grow gap="sm" preventGrowOverflow={false}>
        <Button size="lg" variant="default" onClick={onClose}>
          {marketStrings.cancel}
        </Button>
        <Button size="lg" type="submit" loading={isPending} data-autofocus>
          {marketStrings.refuse}
        </Button>
      </Group>
    </Stack>
  );
  return (
    <Form form={form} isBusy={isPending} footer={footer}>
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
    </Form>
  );
}
