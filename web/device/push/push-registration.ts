import type { Api } from '#web/calls/api.ts';
import { retryCall } from '#web/calls/retry.ts';
import { customerId } from '#web/state/customer/customer.ts';
import { loadProfile } from '#web/state/customer/profile.ts';
import { createStore, saveStored, readStored } from '#web/state/tabs/store.ts';
import { deviceId } from '../memory/device-id.ts';
import { log } from '../errors/log.ts';
import { saveSession, readSession } from '../memory/tab-memory.ts';
import { PUSH_KEY } from './push-key.ts';
import {
  INITIAL_PUSH_STATE,
  nextPush,
  type StoredRegistration,
  type PushCommand,
  type PushEvent,
} from './push-machine.ts';
import {
  askPermission,
  findPushSupport,
  readPermission,
  startReceiver,
  subscribe,
  unsubscribe,
} from './push-channel.ts';
import { parseFields } from '#web/state/tabs/stored-values.ts';

/** Session key: the device was reported as in use in this tab. */
const CHECKED_KEY = 'push-checked';
/** Storage key of the last reported owner (spec §3); the phone is not stored. */
const USER_INFO_KEY = 'userInfoByNotification';

const store = createStore(INITIAL_PUSH_STATE);
let api: Api | null = null;
let token = '';

/** Registration state, for components. */
export const usePush = store.use;

/** Initialises from the device's state and follows logins; a repeated call only changes the user, '' for a guest. */
export function openPush(client: Api, user: string): void {
  api = client;
  if (store.get().phase !== 'new') return send({ type: 'user-changed', user });
  customerId.subscribe(() => send({ type: 'user-changed', user: String(customerId.get() ?? '') }));
  send({
    type: 'opened',
    support: findPushSupport(),
    permission: readPermission(),
    stored: readStoredRegistration(),
    isChecked: readSession(CHECKED_KEY) === true,
    user,
    now: Date.now(),
  });
}

/** Turns messages on. Call from a click: browsers prompt only then. */
export const startPush = (): void => send({ type: 'enable' });

/** Turns messages off on this device. */
export const endPush = (): void => send({ type: 'disable' });

function send(event: PushEvent): void {
  const { state, command } = nextPush(store.get(), event);
  if (state.stored !== store.get().stored) saveStored(PUSH_KEY, state.stored);
  store.set(state);
  if (command) void run(command);
}

async function run(command: NonNullable<PushCommand>): Promise<void> {
  try {
    const event = await COMMANDS[command]();
    if (event) send(event);
  } catch (error) {
    log('warn', `push: ${command} failed`, error);
    send({ type: 'failed' });
  }
}

const COMMANDS: Record<NonNullable<PushCommand>, () => Promise<PushEvent | null>> = {
  'warn-unsupported': async () => {
    log('warn', 'push: not supported by this browser');
    return null;
  },
  'ask-permission': async () => ({ type: 'permission-answered', permission: await askPermission() }),
  // The component that made the request shows the error from the state.
  'show-denied': async () => null,
  'start-worker': async () => {
    await startReceiver();
    return { type: 'worker-active' };
  },
  subscribe: async () => {
    await pingService();
    token = await subscribe(async () => (await requireApi()('GET /api/push/key', {})).key);
    return { type: 'subscribed' };
  },
  'delete-old-device': async () => {
    const input = { deviceId: await deviceId() };
    // Saving replaces any leftovers.
    await requireApi()('DELETE /api/v2/delete-notification-by-old-device-id', input).catch((error: unknown) =>
      log('warn', 'push: the old device was not deleted', error),
    );
    return { type: 'replaced' };
  },
  'save-token': async () => {
    const { user } = store.get();
    const info = await userInfo(user);
    const input = { ...info, token };
    await retryCall(() => requireApi()('POST /api/v2/save-firebase-token', input));
    saveStored(USER_INFO_KEY, { userId: info.userId });
    // If the user has changed meanwhile, the stored owner is outdated.
    return user === store.get().user ? { type: 'saved', now: Date.now() } : null;
  },
  'check-device': async () => {
    try {
      await pingService();
      const { known } = await requireApi()('POST /api/v2/add-notification-device-info', { deviceId: await deviceId() });
      saveSession(CHECKED_KEY, true);
      return { type: 'device-checked', isKnown: known };
    } catch (error) {
      // The registration itself is fine; the next tab reports the device.
      log('warn', 'push: the device was not reported', error);
      return { type: 'device-checked', isKnown: true };
    }
  },
  'update-user': async () => {
    const { user } = store.get();
    const info = await userInfo(user);
    const { updated } = await retryCall(() => requireApi()('POST /api/v2/add-notification-user-info', info));
    saveStored(USER_INFO_KEY, { userId: info.userId });
    return user === store.get().user ? { type: 'user-updated', isKnown: updated } : null;
  },
  'end-subscription': async () => {
    await requireApi()('DELETE /api/v2/delete-notification-by-old-device-id', { deviceId: await deviceId() });
    await unsubscribe();
    return { type: 'turned-off' };
  },
};

/** Pings the messaging service; any result counts as alive (spec §7). */
async function pingService(): Promise<void> {
  await requireApi()('GET /api/v2/notification-service-is-alive', {}).catch((error: unknown) =>
    log('warn', 'push: the service did not respond', error),
  );
}

/** Owner of the device: id and phone of the customer, cleared for a guest (spec §4). */
async function userInfo(user: string) {
  const { profile } = user === '' ? { profile: null } : await loadProfile(requireApi());
  return { deviceId: await deviceId(), userId: user || null, phoneNumber: profile?.phone_number ?? null };
}

function requireApi(): Api {
  if (!api) throw new Error('openPush was not called');
  return api;
}

function readStoredRegistration(): StoredRegistration | null {
  const stored = parseFields(readStored(PUSH_KEY)) as Partial<StoredRegistration>;
  return typeof stored.savedAt === 'number' && typeof stored.user === 'string'
    ? { savedAt: stored.savedAt, user: stored.user }
    : null;
}
