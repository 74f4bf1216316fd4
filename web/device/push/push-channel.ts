import { WORKER_TIMEOUT_MS, type Permission } from './push-machine.ts';
import { pushSupport, type PushSupport } from './push-support.ts';

/** The shop's only worker; another script at the same scope would replace it. */
const WORKER_URL = '/worker.js';

let registration: ServiceWorkerRegistration | null = null;

/** Returns whether this browser shows messages. */
export const findPushSupport = (): PushSupport =>
  pushSupport({
    userAgent: navigator.userAgent,
    native: 'Capacitor' in globalThis,
    secure: isSecureContext,
    serviceWorker: 'serviceWorker' in navigator,
    pushManager: 'PushManager' in globalThis,
    notification: 'Notification' in globalThis,
  });

/** Returns the permission without a prompt. */
export const readPermission = (): Permission => toPermission(globalThis.Notification?.permission);

/** Asks the shopper. */
export const askPermission = async () => toPermission(await Notification.requestPermission());

/** Starts the worker that receives messages. */
export async function startReceiver(): Promise<void> {
  registration = await navigator.serviceWorker.register(WORKER_URL);
  await waitForActivation(registration);
}

/** Ends the subscription of this browser. */
export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration(WORKER_URL);
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

const toPermission = (permission: NotificationPermission | undefined) =>
  permission === undefined || permission === 'default' ? 'not-determined' : permission;

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

/** Subscribes with the shop's key and returns the subscription as a token; first removes one with another key. */
export async function subscribe(loadKey: () => Promise<string>): Promise<string> {
  const { pushManager } = registration!;
  const applicationServerKey = decodeBase64url(await loadKey());
  const current = await pushManager.getSubscription();
  if (current && !sameBytes(current.options.applicationServerKey, applicationServerKey)) await current.unsubscribe();
  return JSON.stringify(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
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
