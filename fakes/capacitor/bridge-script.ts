import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readPluginHeaders } from './plugin-headers.ts';

/** Name of the function in the page that passes a message to the platform. */
export const POST_NAME = 'postToPlatform';

/**
 * Returns the script that Capacitor injects before the page's own: its real bridge, with the plugins' headers. Android's
 * message port is replaced by `POST_NAME`.
 */
export function bridgeScript(root: string): string {
  const bridge = readFileSync(
    path.join(root, 'node_modules/@capacitor/android/capacitor/src/main/assets/native-bridge.js'),
    'utf8',
  );
  return `window.Capacitor = { DEBUG: false, isLoggingEnabled: false, Plugins: {} };
window.WEBVIEW_SERVER_URL = location.origin;
window.androidBridge = { postMessage: (message) => window.${POST_NAME}(message) };
${bridge}
window.Capacitor.PluginHeaders = ${JSON.stringify(readPluginHeaders(root))};`;
}
