import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError, type Api } from '../../calls/api.ts';
import { detectDevice, readDeviceFlags } from './device-state.ts';

/** In-memory session storage. */
function createSession(): Pick<Storage, 'getItem' | 'setItem'> {
  const storage = new Map<string, string>();
  return { getItem: (key) => storage.get(key) ?? null, setItem: (key, value) => void storage.set(key, value) };
}
const respondingApi = (answer: () => unknown) => {
  const calls: string[] = [];
  const api = (async (key: string) => {
    calls.push(key);
    return answer();
  }) as unknown as Api;
  return { api, asked: calls };
};
const trueFlags = () => Object.entries(readDeviceFlags()).flatMap(([name, value]) => (value ? [name] : []));

beforeEach(() => {
  vi.stubGlobal('sessionStorage', createSession());
});

test('sets the known flags by one call per session, from the data or nested data', async () => {
  const flags = { isIos: true, isMobile: true, isSafari: true, isNew: true, isApple: 'yes' };
  for (const answer of [flags, { data: flags }]) {
    vi.stubGlobal('sessionStorage', createSession());
    const { api, asked: calls } = respondingApi(() => answer);
    await detectDevice(api);
    await detectDevice(api);
    expect(calls).toEqual(['GET /api/app/device-detected-read']);
    expect(trueFlags()).toEqual(['isMobile', 'isIos', 'isSafari']);
    expect(readDeviceFlags()).not.toHaveProperty('isNew');
    expect(sessionStorage.getItem('appDeviceInitializedState')).toBe('true');
  }
});

test('sets all 16 flags to false and finishes detection after an error, without a message', async () => {
  const failing = respondingApi(() => {
    throw new ApiError(500, 'unexpected');
  });
  await detectDevice(failing.api);
  await detectDevice(failing.api);
  expect(failing.asked).toHaveLength(1);
  expect(trueFlags()).toEqual([]);
  expect(Object.keys(JSON.parse(sessionStorage.getItem('appGlobalDeviceState') ?? '{}') as object)).toHaveLength(16);
  expect(sessionStorage.getItem('appDeviceInitializedState')).toBe('true');
});

test.each([
  ['ios', 'isIos'],
  ['android', 'isAndroid'],
])('treats the app as a mobile device with the flag of %s, without a call', async (platform, flag) => {
  vi.stubGlobal('Capacitor', { getPlatform: () => platform });
  const { api, asked: calls } = respondingApi(() => ({}));
  await detectDevice(api);
  expect(calls).toEqual([]);
  expect(trueFlags()).toEqual(['isMobileOrTablet', 'isMobile', flag]);
});
