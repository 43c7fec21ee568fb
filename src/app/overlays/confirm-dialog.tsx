import type { Question } from '#machines/shell/confirm.machine.ts';
import { keepTogether } from '#lib/no-break.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { usePageActor } from '#page/page-context.tsx';
import { Button, Group, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { confirmStrings } from './confirm.strings.ts';
import { shellStrings } from '../shell/shell.strings.ts';

/** Asks for a confirmation of something that cannot be undone. */
export function ConfirmDialog() {
  const confirm = usePageActor('confirm');
  const asked = useSelector(confirm, ({ context }) => context.question);
  // Keeps the last question readable while the dialog closes.
  const [shown, setShown] = useState<Question | null>(asked);
  if (asked && asked !== shown) setShown(asked);
  const texts = shown && confirmStrings[shown.kind];
  const title = typeof texts?.title === 'function' ? texts.title(shown?.name) : (texts?.title ?? '');
  const text = typeof texts?.text === 'function' ? texts.text(shown?.sum) : texts?.text;
  return (
    <Dialog
      opened={asked !== null}
      onClose={() => confirm.send({ type: 'question.declined' })}
      title={title}
      size={360}
      zIndex={300}
    >
      {text && (
        <Text size="sm" c="dimmed" mb="md">
          {keepTogether(text)}
        </Text>
      )}
      <Group grow gap="sm">
        <Button variant="default" data-autofocus onClick={() => confirm.send({ type: 'question.declined' })}>
          {shellStrings.no}
        </Button>
        <Button color="red.8" onClick={() => confirm.send({ type: 'question.confirmed' })}>
          {texts?.yes ?? shellStrings.yes}
        </Button>
      </Group>
    </Dialog>
  );
}
