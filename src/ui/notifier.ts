import { ApiError, isAborted } from '#lib/api-error.ts';
import { createDisclosure } from '#lib/disclosure.ts';
import { NOTICE_MS } from '#machines/kit/constants.ts';
import { notifierStrings } from './notifier.strings.ts';

/** Opens with the first message, so that the snackbar's code loads no sooner. */
export const snackbar = createDisclosure();

interface Message {
  title?: string;
  message: string;
  color: string;
}

async function show(message: Message): Promise<void> {
  const { notifications } = await import('@mantine/notifications');
  snackbar.open();
  notifications.show({
    // The same message is not stacked: a poll may fail every second.
    id: `${message.title ?? ''} ${message.message}`,
    autoClose: NOTICE_MS,
    withBorder: true,
    closeButtonProps: { 'aria-label': notifierStrings.close },
    ...message,
  });
}

function textOf(error: unknown): string {
  if (error instanceof ApiError && error.kind === 'http') return `${error.status} ${error.detail ?? notifierStrings.serverError}`;
  return error instanceof Error ? error.message : notifierStrings.serverError;
}

/** Shows what went wrong: the status and the server's detail, then what it hindered. A cancelled call is silent. */
export function notifyError(error: unknown, context?: string): void {
  if (isAborted(error)) return;
  const text = textOf(error);
  void show(context === undefined ? { message: text, color: 'red' } : { title: text, message: context, color: 'red' });
}

/** Tells something that went well, or nearly. */
export function notifyNews(text: string): void {
  void show({ message: text, color: 'brand' });
}

/** Shows a failure told in words. */
export function notifyFailure(text: string): void {
  void show({ message: text, color: 'red' });
}
