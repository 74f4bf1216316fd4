import type { Api } from '#web/calls/api.ts';
import { retryCall } from '#web/calls/retry.ts';
import { loadProfile } from '#web/state/customer/profile.ts';
import { createStore, saveStored, readStored } from '#web/state/tabs/store.ts';
import { deviceId } from '../memory/device-id.ts';
import { log } from '../errors/log.ts';
import { saveSession, readSession } from '../memory/tab-memory.ts';
import { PUSH_KEY } from './push-key.ts';
import {
  INITIAL_PUSH_STATE,
  nextPush,
  WORKER_TIMEOUT_MS,
  type StoredRegistration,
  type Permission,
  type PushCommand,
  type PushEvent,
} from './push-machine.ts';
import { pushSupport } from './push-support.ts';
import { parseFields } from '#web/state/tabs/stored-values.ts';

/** Session key: the device was reported as in use in this tab. */
const CHECKED_KEY = 'push-checked';
/** Storage key of the last reported owner (spec §3); the phone is not stored. */
const USER_INFO_KEY = 'userInfoByNotification';
/** The shop's only worker; another script at the same scope would replace it. */
const WORKER_URL = '/worker.js';

const store = createStore(INITIAL_PUSH_STATE);
let api: Api | null = null;
let registration: ServiceWorkerRegistration | null = null;
let subscription: PushSubscription | null = null;

/** Registration state, for components. */
export const usePush = store.use;

/** Initialises from the browser's state; a repeated call only changes the user, '' for a guest. */
export function openPush(client: Api, user: string): void {
  api = client;
  if (store.get().phase !== 'new') return send({ type: 'user-changed', user });
  send({
    type: 'opened',
    support: pushSupport({
      userAgent: navigator.userAgent,
      native: 'Capacitor' in globalThis,
      secure: isSecureContext,
      serviceWorker: 'serviceWorker' in navigator,
      pushManager: 'PushManager' in globalThis,
      notification: 'Notification' in globalThis,
    }),
    permission: currentPermission(),
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
  'ask-permission': async () => {
    const result = await Notification.requestPermission();
    return { type: 'permission-answered', permission: result === 'default' ? 'not-determined' : result };
  },
  // The component that made the request shows the error from the state.
  'show-denied': async () => null,
  'start-worker': async () => {
    registration = await navigator.serviceWorker.register(WORKER_URL);
    await waitForActivation(registration);
    return { type: 'worker-active' };
  },
  subscribe: async () => {
    await pingService();
    const key = (await requireApi()('GET /api/push/key', {})).key;
    subscription = await subscribe(registration!, key);
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
    const input = { ...info, token: JSON.stringify(subscription) };
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
    const worker = await navigator.serviceWorker.getRegistration(WORKER_URL);
    await (await worker?.pushManager.getSubscription())?.unsubscribe();
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

function currentPermission(): Permission {
  const permission = globalThis.Notification?.permission;
  return permission === undefined || permission === 'default' ? 'not-determined' : permission;
}

function readStoredRegistration(): StoredRegistration | null {
  const stored = parseFields(readStored(PUSH_KEY)) as Partial<StoredRegistration>;
  return typeof stored.savedAt === 'number' && typeof stored.user === 'string'
    ? { savedAt: stored.savedAt, user: stored.user }
    : null;
}

/** Waits for the worker to activate; throws after ten seconds (spec §9) or when installation fails. */
function waitForActivation({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (active && !worker) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the service worker is not active')), WORKER_TIMEOUT_MS);
    const checkState = () => {
      if (worker?.state !== 'activated' && worker?.state !== 'redundant') return;
      clearTimeout(timer);
      worker.removeEventListener('statechange', checkState);
      if (worker.state === 'activated') resolve();
      else reject(new Error('the service worker was not installed'));
    };
    worker?.addEventListener('statechange', checkState);
    checkState();
  });
}

/** Subscribes with the shop's key; first removes a subscription with another key. */
async function subscribe({ pushManager }: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const applicationServerKey = decodeBase64url(key);
  const current = await pushManager.getSubscription();
  if (current && !sameBytes(current.options.applicationServerKey, applicationServerKey)) await current.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

function decodeBase64url(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function sameBytes(current: ArrayBuffer | null, expected: Uint8Array): boolean {
  if (current?.byteLength !== expected.length) return false;
  const bytes = new Uint8Array(current);
  return expected.every((byte, index) => byte === bytes[index]);
}
