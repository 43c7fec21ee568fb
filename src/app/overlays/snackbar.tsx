import { Notifications } from '@mantine/notifications';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { NOTICE_MS } from '#ui/notifier/notifier.ts';
import classes from './snackbar.module.css';

/**
 * Messages at the bottom of the window, which leave the search and the buttons of a page free: those of the cart, of
 * dialogs and of selected rows are to the right, or on a phone below.
 */
export function Snackbar() {
  return (
    <Notifications
      className={classes['snackbar'] ?? ''}
      position="bottom-left"
      autoClose={NOTICE_MS}
      zIndex={1000}
      containerWidth={400}
      limit={3}
    />
  );
}
