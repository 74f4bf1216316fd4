import type { PluginListenerHandle } from '@capacitor/core';
import { PushNotifications, type PermissionStatus } from '@capacitor/push-notifications';
import { m } from '#web/messages.ts';
import { WORKER_TIMEOUT_MS } from './push-machine.ts';
import type { PushSupport } from './push-support.ts';

/** Channel of the messages in Android's settings; the manifest names it too. */
const CHANNEL_ID = 'shop';
/** Importance that shows a message above other apps. */
const HIGH = 4;

const toPermission = ({ receive }: PermissionStatus) =>
  receive === 'granted' || receive === 'denied' ? receive : 'not-determined';

let permission = toPermission(await PushNotifications.checkPermissions());

/** The app always shows messages. */
export const findPushSupport = (): PushSupport => 'full';

/** Returns the permission as of the start. */
export const readPermission = () => permission;

/** Asks the shopper. */
export async function askPermission() {
  permission = toPermission(await PushNotifications.requestPermissions());
  return permission;
}

/** Names the channel in the language of the app. */
export async function startReceiver(): Promise<void> {
  // Only Android has channels.
  await PushNotifications.createChannel({ id: CHANNEL_ID, name: m.native_push_channel(), importance: HIGH }).catch(
    () => {},
  );
}

/** Registers with the platform and returns the device's token; throws after ten seconds. */
export async function subscribe(): Promise<string> {
  const listeners: Promise<PluginListenerHandle>[] = [];
  try {
    return await new Promise<string>((resolve, reject) => {
      setTimeout(() => reject(new Error('no push token')), WORKER_TIMEOUT_MS);
      listeners.push(
        PushNotifications.addListener('registration', ({ value }) => resolve(value)),
        PushNotifications.addListener('registrationError', ({ error }) => reject(new Error(error))),
      );
      PushNotifications.register().catch(reject);
    });
  } finally {
    for (const listener of await Promise.all(listeners)) void listener.remove();
  }
}

/** Ends the messages of this device. */
export const unsubscribe = (): Promise<void> => PushNotifications.unregister();
