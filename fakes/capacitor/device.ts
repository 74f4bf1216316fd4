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

/** Token of the platform for push messages. */
export const PUSH_TOKEN = 'fake-device:APA91b-token-of-this-phone';
/** A photo of the camera, at the address that the web view gives files of the phone. */
const PHOTO_URL = 'https://localhost/_capacitor_file_/photo.png';

/**
 * A phone in memory: it answers the calls of Capacitor's plugins as Android and iOS do. Storage outlives the pages, like
 * on a phone. A plugin without an answer here is `UNIMPLEMENTED`.
 */
export function createDevice() {
  const preferences = new Map<string, string>();
  const secrets = new Map<string, string>();
  const files = new Map<string, string>();
  const calls: BridgeCall[] = [];
  const listeners = new Map<string, BridgeCall>();
  let isKeystoreLost = false;
  let ownerIsPresent = true;
  let notificationPermission = 'prompt';
  let sheetUrl: string | null = null;
  let scannedCode = '';
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
    'InAppBrowser.openInSystemBrowser': ({ url }) => void (sheetUrl = String(url)),
    'InAppBrowser.openInExternalBrowser': () => {},
    'InAppBrowser.close': () => closeSheet(),
    'PushNotifications.checkPermissions': () => ({ receive: notificationPermission }),
    'PushNotifications.requestPermissions': () => {
      if (notificationPermission === 'prompt') notificationPermission = 'granted';
      return { receive: notificationPermission };
    },
    'PushNotifications.createChannel': () => {},
    'PushNotifications.register': () => emit('PushNotifications', 'registration', { value: PUSH_TOKEN }),
    'PushNotifications.unregister': () => {},
    'BiometricAuthNative.checkBiometry': () => ({
      isAvailable: true,
      strongBiometryIsAvailable: true,
      biometryType: 3,
      biometryTypes: [3],
      deviceIsSecure: true,
      reason: '',
      code: '',
    }),
    'BiometricAuthNative.internalAuthenticate': () => {
      if (!ownerIsPresent) throw new PluginError('The user canceled', 'userCancel');
    },
    'PrivacyScreen.enable': () => ({ success: true }),
    'PrivacyScreen.disable': () => ({ success: true }),
    'Haptics.impact': () => {},
    'Share.share': () => ({ activityType: '' }),
    'Geolocation.getCurrentPosition': () => ({
      timestamp: Date.now(),
      coords: { latitude: 49.8047, longitude: 73.1094, accuracy: 20 },
    }),
    'Camera.takePhoto': () => ({ type: 0, saved: false, webPath: PHOTO_URL }),
    'Camera.chooseFromGallery': () => ({
      results: [1, 2].map((number) => ({
        type: 0,
        saved: true,
        webPath: PHOTO_URL.replace('photo', `photo${number}`),
      })),
    }),
    'Filesystem.writeFile': ({ path, directory, data }) => {
      const uri = `file:///data/user/0/kz.sauda.app/${String(directory).toLowerCase()}/${String(path)}`;
      files.set(uri, String(data));
      return { uri };
    },
    'CapacitorBarcodeScanner.scanBarcode': () => ({ ScanResult: scannedCode, format: 9 }),
  };

  const emit = (pluginId: string, eventName: string, data: unknown): void => {
    const listener = listeners.get(`${pluginId}.${eventName}`);
    if (!listener) throw new Error(`the page does not listen to ${pluginId}.${eventName}`);
    const { callbackId, methodName } = listener;
    send({ callbackId, pluginId, methodName, save: true, success: true, data });
  };
  const closeSheet = () => {
    sheetUrl = null;
    emit('InAppBrowser', 'browserClosed', {});
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
    /** Files of the app by URI, as they were written: base64 or text. */
    files,
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
      const event = `${call.pluginId}.${String(call.options['eventName'])}`;
      if (call.methodName === 'addListener') listeners.set(event, call);
      else if (call.methodName === 'removeListener') listeners.delete(event);
      else send(answer(call));
    },
    /** Sends an event of the platform to the page, such as a press of the back key. */
    emit,
    /** Closes the sheet as the shopper does. */
    closeSheet,
    /** Page in the sheet over the app; null without a sheet. */
    sheet: () => sheetUrl,
    /** The owner of the phone confirms or refuses every question from now on. */
    setOwnerPresent(isPresent: boolean): void {
      ownerIsPresent = isPresent;
    },
    /** Sets what the camera reads next. */
    showBarcode(code: string): void {
      scannedCode = code;
    },
    /** Names of the plugin methods called so far. */
    calledMethods: () => calls.map(({ pluginId, methodName }) => `${pluginId}.${methodName}`),
    /** Loses the key of the secure storage, as after a change of the screen lock. */
    loseKeystore(): void {
      isKeystoreLost = true;
    },
  };
}

/** A phone in memory. */
export type Device = ReturnType<typeof createDevice>;
