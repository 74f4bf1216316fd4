import { PushNotifications } from '@capacitor/push-notifications';
import { openLink } from './open-link.ts';

/** Opens the screen of a notification that was pressed. The platform keeps the press until then. */
export function followNotifications(): void {
  void PushNotifications.addListener('pushNotificationActionPerformed', ({ notification }) => {
    const { path } = notification.data as { path?: unknown };
    if (typeof path === 'string') void openLink(path);
  });
}
