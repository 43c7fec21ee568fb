import { ApiError, isAborted } from '#lib/api-error.ts';
import classes from './notifier.module.css';
import { notifierStrings } from './notifier.strings.ts';
import { nameOverlay } from '../overlay/overlays.ts';

/** How long the error snackbar is shown: specification, section 8. */
export const NOTICE_MS = 6_000;

/** Opens with the first message, so that the snackbar's code is not loaded before. */
export const snackbar = nameOverlay('snackbar');

interface Message {
  title?: string;
  message: string;
  color: string;
}

/** Messages that have not been shown yet, by id. */
const unseen = new Map<string, Message>();

/** For messages whose snackbar can't be loaded, such as without a connection. */
function showPlainly(messages: Iterable<Message>): void {
  const text = [...messages]
    .map(({ title, message }) => (title === undefined ? message : `${title}\n${message}`))
    .join('\n\n');
  if (text === '') return;
  const alert = document.createElement('div');
  alert.className = classes['plain'] ?? '';
  alert.setAttribute('role', 'alert');
  alert.textContent = text;
  document.body.append(alert);
  setTimeout(() => alert.remove(), NOTICE_MS);
}

const loadNotifications = () => import('@mantine/notifications');

async function show(message: Message): Promise<void> {
  // Equal messages replace each other: a poll may fail every second.
  const id = `${message.title ?? ''} ${message.message}`;
  unseen.set(id, message);
  try {
    const { notifications } = await loadNotifications();
    snackbar.open();
    notifications.show({
      id,
      autoClose: NOTICE_MS,
      withBorder: true,
      closeButtonProps: { 'aria-label': notifierStrings.close },
      onOpen: () => unseen.delete(id),
      ...message,
    });
  } catch {
    unseen.delete(id);
    showPlainly([message]);
  }
}

/**
 * Shows the waiting messages without the snackbar, which could not be loaded. The next message tries to load it again.
 */
export function doWithoutSnackbar(): void {
  snackbar.close();
  showPlainly(unseen.values());
  unseen.clear();
  void loadNotifications().then(
    ({ notifications }) => notifications.clean(),
    () => undefined,
  );
}

function textOf(error: unknown): string {
  if (error instanceof ApiError && error.kind === 'http')
    return `${error.status} ${error.detail ?? notifierStrings.serverError}`;
  return error instanceof Error ? error.message : notifierStrings.serverError;
}

/**
 * Shows an error: the status and the server's detail, then `context`, the line for what failed. A cancelled call shows
 * nothing.
 */
export function notifyError(error: unknown, context?: string): void {
  if (isAborted(error)) return;
  const text = textOf(error);
  void show(context === undefined ? { message: text, color: 'red' } : { title: text, message: context, color: 'red' });
}

/** Hides earlier errors with this context, after the same action has succeeded. */
export async function forgetErrors(context: string): Promise<void> {
  if (!snackbar.isOpen.get()) return;
  const { notifications, notificationsStore } = await loadNotifications();
  const { notifications: shown, queue } = notificationsStore.getState();
  for (const { id, message } of [...shown, ...queue])
    if (id !== undefined && message === context) notifications.hide(id);
}

/** Shows a success, or a partial one. */
export function notifyNews(text: string): void {
  void show({ message: text, color: 'brand' });
}

/** Shows a failure as a text. */
export function notifyFailure(text: string): void {
  void show({ message: text, color: 'red' });
}
