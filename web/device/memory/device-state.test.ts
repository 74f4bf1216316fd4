import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError, type Api } from '../../calls/api.ts';
import { detectDevice, deviceFlags } from './device-state.ts';

/** In-memory session storage. */
function sessionOf(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}
const answering = (answer: () => unknown) => {
  const asked: string[] = [];
  const api = (async (key: string) => {
    asked.push(key);
    return answer();
  }) as unknown as Api;
  return { api, asked };
};
const trueFlags = () => Object.entries(deviceFlags()).flatMap(([name, value]) => (value ? [name] : []));

beforeEach(() => {
  vi.stubGlobal('sessionStorage', sessionOf());
});

test('sets the known flags by one call a session, from the data or nested data', async () => {
  const flags = { isIos: true, isMobile: true, isSafari: true, isNew: true, isApple: 'yes' };
  for (const answer of [flags, { data: flags }]) {
    vi.stubGlobal('sessionStorage', sessionOf());
    const { api, asked } = answering(() => answer);
    await detectDevice(api);
    await detectDevice(api);
    expect(asked).toEqual(['GET /api/app/device-detected-read']);
    expect(trueFlags()).toEqual(['isMobile', 'isIos', 'isSafari']);
    expect(deviceFlags()).not.toHaveProperty('isNew');
    expect(sessionStorage.getItem('appDeviceInitializedState')).toBe('true');
  }
});

test('after an error all 16 flags are false, detection is done, and no message appears', async () => {
  const failing = answering(() => {
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
])('the app is a mobile device with the flag of %s, without a call', async (platform, flag) => {
  vi.stubGlobal('Capacitor', { getPlatform: () => platform });
  const { api, asked } = answering(() => ({}));
  await detectDevice(api);
  expect(asked).toEqual([]);
  expect(trueFlags()).toEqual(['isMobileOrTablet', 'isMobile', flag]);
});
