import type { components } from '#contract/types.ts';
import { countProblem } from '#entities/order/lines/edit/line-draft.ts';
import { readRefusal } from '#machines/kit/refusal.ts';
import { NumericInput } from '#ui/fields/numeric-input.tsx';
import { Form, FormRefusalText } from '#ui/form/form.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useEdits } from '#ui/form/use-edits.ts';
import { Button, Group, Stack } from '@mantine/core';
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
  const { mutate, error, isPending, variables } = useMark(purchaseId, line.id);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const form = useDraftForm({
    edits: useEdits<{ count: string }>(),
    known: { count: '' },
    problemsOf: ({ count }) => ({ count: countProblem(count, line.count) }),
    contentOf: ({ count }) => ({ count: Number(count) }),
    paths: { count: 'count' },
    sent: variables?.count === undefined ? null : { count: variables.count },
    refusal: error ? readRefusal(error) : null,
    onSubmit: ({ count }) => mutate({ state: 'P', count }, { onSuccess: onClose }),
  });
  const footer = (
    <Stack gap="sm" mt="md">
      <FormRefusalText refusal={form.refusal} texts={marketStrings} />
      <Group grow gap="sm" preventGrowOverflow={false}>
        <Button size="lg" variant="default" onClick={onClose}>
          {marketStrings.cancel}
        </Button>
        <Button size="lg" type="submit" loading={isPending}>
          {marketStrings.markPart}
        </Button>
      </Group>
    </Stack>
  );
  return (
    <Form form={form} isBusy={isPending} footer={footer}>
      <NumericInput
        size="md"
        label={marketStrings.partCount(line.count)}
        description={marketStrings.partHint}
        inputRef={field}
        {...form.field('count')}
      />
    </Form>
  );
}
