import { Notifications } from '@mantine/notifications';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { NOTICE_MS } from '#ui/notifier/notifier.ts';
import classes from './snackbar.module.css';

/** Messages at the top of the window: the bottom has buttons of the cart and of dialogs, and the phone simulator. */
export function Snackbar() {
  return (
    <Notifications
      className={classes['snackbar'] ?? ''}
      position="top-center"
      autoClose={NOTICE_MS}
      zIndex={1000}
      containerWidth={400}
      limit={3}
    />
  );
}
