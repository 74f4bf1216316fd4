import type { Page } from 'playwright-core';
import { bridgeScript, POST_NAME } from './bridge-script.ts';
import type { Device } from './device.ts';

/** User agent of the app on a phone with Android. */
export const APP_AGENT =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36';

/** Connects a page to a device: every document of it starts with Capacitor's bridge. `root` is the project's folder. */
export async function attachDevice(page: Page, device: Device, root: string): Promise<void> {
  await page.exposeBinding(POST_NAME, (_source, message: string) => device.receive(message));
  await page.addInitScript(bridgeScript(root));
  device.connect((result) => {
    const deliver = (message: typeof result) =>
      (globalThis as unknown as { Capacitor: { fromNative(message: unknown): void } }).Capacitor.fromNative(message);
    // The page may be gone; the phone ignores that.
    void page.evaluate(deliver, result).catch(() => {});
  });
}
