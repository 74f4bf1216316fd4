import { expect, test, vi } from 'vitest';
import type { Profile } from '#contract/customers/customers.ts';
import { ApiError, type Api } from '../../calls/api.ts';
import { loadProfile } from './profile.ts';

const profile = { id: 7, first_name: 'Әсел' } as Profile;

/** An API that fails `failures` times before it responds; `requests` lists profile loads. */
function failingApi(failures: number, failure: () => Error) {
  const requests: string[] = [];
  let failuresLeft = failures;
  const api = (async (key: string) => {
    if (key === 'GET /api/auth/state') return { customer: { id: 7 } };
    requests.push(key);
    if (failuresLeft-- > 0) throw failure();
    return profile;
  }) as unknown as Api;
  return { api, requests };
}
const connectionError = () => new Error('no connection');

test('retries a failed forced reload once', async () => {
  const { api, requests } = failingApi(1, connectionError);
  expect(await loadProfile(api, true)).toEqual({ status: 'customer', profile });
  expect(requests).toHaveLength(2);
});

test.each([
  ['a server error', connectionError, false],
  ['a lost connection', () => new ApiError(0, 'offline'), true],
])('stops after two failed loads and logs each: %s', async (_name, failure, isOffline) => {
  vi.stubGlobal('Capacitor', {}); // only the app logs errors
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { api, requests } = failingApi(9, failure);
  expect(await loadProfile(api, true)).toEqual({ status: 'failed', profile: null, isOffline });
  expect(requests).toHaveLength(2);
  expect(consoleError.mock.calls.map(([text]) => text)).toEqual([
    'profile: load failed, retrying once',
    'profile: load failed',
  ]);
});

test('logs nothing on a web page of the production shop', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  await loadProfile(failingApi(9, connectionError).api, true);
  expect(consoleError).not.toHaveBeenCalled();
});

test('treats an expired login as a guest without a retry', async () => {
  const { api, requests } = failingApi(9, () => new ApiError(401, 'unauthorised'));
  expect(await loadProfile(api, true)).toEqual({ status: 'guest', profile: null });
  expect(requests).toHaveLength(1);
});
