import { Notifications } from '@mantine/notifications';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { NOTICE_MS } from '#ui/notifier.ts';
import classes from './snackbar.module.css';

/** Where messages appear: at the top, since buttons of the cart and of dialogs stand at the bottom, and the simulator too. */
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
