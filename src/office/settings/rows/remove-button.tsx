import { askQuestion } from '#page/ask-question.ts';
import { usePageActor } from '#page/page-context.tsx';
import { notifyError } from '#ui/notifier/notifier.ts';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { rowsStrings } from './rows.strings.ts';

interface RemoveButtonProps {
  /** The kind of the question that is asked before. */
  kind: 'deleteDelivery' | 'deletePoint' | 'deleteGroup';
  id: number;
  name: string;
  remove: () => Promise<unknown>;
  /** Called after a failure too. */
  onSettled: () => void;
}

/** A button that removes a row of the settings after a question. */
export function RemoveButton({ kind, id, name, remove, onSettled }: RemoveButtonProps) {
  const confirm = usePageActor('confirm');
  const question = useRef<AbortController>(null);
  useEffect(() => () => question.current?.abort(), []);
  const { mutate, isPending } = useMutation({
    mutationFn: remove,
    onError: (error) => notifyError(error, rowsStrings.removeFailed),
    onSettled,
  });
  const ask = async (): Promise<void> => {
    question.current = new AbortController();
    if (await askQuestion(confirm, { id: `${kind} ${id}`, kind, name }, question.current.signal)) mutate();
  };
  return (
    <Button
      variant="subtle"
      color="red"
      px="xs"
      aria-label={rowsStrings.removeOf(name)}
      loading={isPending}
      onClick={() => void ask()}
    >
      {rowsStrings.remove}
    </Button>
  );
}
