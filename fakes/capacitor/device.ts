/** A call of the page, as Capacitor's bridge posts it. */
type BridgeCall = { callbackId: string; pluginId: string; methodName: string; options: Record<string, unknown> };
/** A response or an event for the page; `save` keeps the callback for more events. */
type BridgeResult = {
  callbackId: string;
  pluginId: string;
  methodName: string;
  save: boolean;
  success: boolean;
  data?: unknown;
  error?: { message: string; code?: string };
};
type Method = (options: Record<string, unknown>) => unknown;

/** An error that a plugin reports to the page. */
class PluginError extends Error {
  readonly code: string;
  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

/**
 * A phone in memory: it answers the calls of Capacitor's plugins as Android and iOS do. Storage outlives the pages, like
 * on a phone. A plugin without an answer here is `UNIMPLEMENTED`.
 */
export function createDevice() {
  const preferences = new Map<string, string>();
  const secrets = new Map<string, string>();
  const calls: BridgeCall[] = [];
  const listeners = new Map<string, BridgeCall>();
  let isKeystoreLost = false;
  let send: (result: BridgeResult) => void = () => {};

  const openKeystore = () => {
    if (isKeystoreLost) throw new PluginError('The key cannot decrypt the data', 'osError');
  };
  const methods: Record<string, Method> = {
    'Preferences.get': ({ key }) => ({ value: preferences.get(String(key)) ?? null }),
    'Preferences.set': ({ key, value }) => void preferences.set(String(key), String(value)),
    'Preferences.remove': ({ key }) => void preferences.delete(String(key)),
    'SecureStorage.internalGetItem': ({ prefixedKey }) => {
      openKeystore();
      return { data: secrets.get(String(prefixedKey)) ?? null };
    },
    'SecureStorage.internalSetItem': ({ prefixedKey, data }) => {
      openKeystore();
      secrets.set(String(prefixedKey), String(data));
    },
    'SecureStorage.internalRemoveItem': ({ prefixedKey }) => ({ success: secrets.delete(String(prefixedKey)) }),
    'SplashScreen.hide': () => {},
    'App.exitApp': () => {},
  };

  const answer = ({ pluginId, methodName, options, callbackId }: BridgeCall): BridgeResult => {
    const result = { callbackId, pluginId, methodName, save: false };
    const method = methods[`${pluginId}.${methodName}`];
    if (!method)
      return { ...result, success: false, error: { message: `${pluginId}.${methodName}`, code: 'UNIMPLEMENTED' } };
    try {
      return { ...result, success: true, data: method(options) ?? {} };
    } catch (error) {
      const { message, code } = error as PluginError;
      return { ...result, success: false, error: { message, code } };
    }
  };

  return {
    preferences,
    secrets,
    /** Calls of the pages so far, in order. */
    calls,
    /** Connects a new page, whose listeners replace those of the previous one. */
    connect(toPage: (result: BridgeResult) => void): void {
      listeners.clear();
      send = toPage;
    },
    /** Receives a message of the page. */
    receive(message: string): void {
      const call = JSON.parse(message) as BridgeCall;
      calls.push(call);
      if (call.methodName === 'addListener')
        listeners.set(`${call.pluginId}.${String(call.options['eventName'])}`, call);
      else send(answer(call));
    },
    /** Sends an event of the platform to the page, such as a press of the back key. */
    emit(pluginId: string, eventName: string, data: unknown): void {
      const listener = listeners.get(`${pluginId}.${eventName}`);
      if (!listener) throw new Error(`the page does not listen to ${pluginId}.${eventName}`);
      const { callbackId, methodName } = listener;
      send({ callbackId, pluginId, methodName, save: true, success: true, data });
    },
    /** Loses the key of the secure storage, as after a change of the screen lock. */
    loseKeystore(): void {
      isKeystoreLost = true;
    },
  };
}

/** A phone in memory. */
export type Device = ReturnType<typeof createDevice>;
