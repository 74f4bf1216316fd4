import { expect, test } from 'vitest';
import {
  INITIAL_PUSH_STATE,
  nextPush,
  REFRESH_MS,
  type StoredRegistration,
  type PushCommand,
  type PushEvent,
  type PushState,
} from './push-machine.ts';

const NOW = Date.UTC(2026, 10, 22);
const openedEvent = (change: Partial<Extract<PushEvent, { type: 'opened' }>> = {}): PushEvent => ({
  type: 'opened',
  support: 'full',
  permission: 'not-determined',
  stored: null,
  isChecked: true,
  user: '',
  now: NOW,
  ...change,
});
const createRegistration = (change: Partial<StoredRegistration> = {}): StoredRegistration => ({
  savedAt: NOW - 1000,
  user: '',
  ...change,
});

/** Sends events in order: the commands emitted and the final state. */
function runEvents(events: readonly PushEvent[]): { state: PushState; commands: PushCommand[] } {
  const commands: PushCommand[] = [];
  let state = INITIAL_PUSH_STATE;
  for (const event of events) {
    const step = nextPush(state, event);
    state = step.state;
    if (step.command) commands.push(step.command);
  }
  return { state, commands };
}

const registered: PushEvent[] = [
  openedEvent(),
  { type: 'enable' },
  { type: 'permission-answered', permission: 'granted' },
  { type: 'worker-active' },
  { type: 'subscribed' },
  { type: 'saved', now: NOW },
];

test('registers the worker, subscribes and saves the token in this order once permission is granted', () => {
  const { state, commands } = runEvents(registered);
  expect(commands).toEqual(['ask-permission', 'start-worker', 'subscribe', 'save-token']);
  expect(state).toEqual({ phase: 'on', permission: 'granted', user: '', stored: { savedAt: NOW, user: '' } });
});

test('registers nothing and reports a denied permission, also on the next request', () => {
  const { state, commands } = runEvents([
    openedEvent(),
    { type: 'enable' },
    { type: 'permission-answered', permission: 'denied' },
    { type: 'enable' },
  ]);
  expect(commands).toEqual(['ask-permission', 'show-denied', 'show-denied']);
  expect(state.phase).toBe('refused');
  expect(runEvents([openedEvent({ permission: 'denied' })])).toMatchObject({
    commands: [],
    state: { phase: 'refused' },
  });
});

test('shows a prompt again that was closed without an answer', () => {
  const { commands } = runEvents([
    openedEvent(),
    { type: 'enable' },
    { type: 'permission-answered', permission: 'not-determined' },
    { type: 'enable' },
  ]);
  expect(commands).toEqual(['ask-permission', 'ask-permission']);
});

test('sets the permission to prompted while the browser asks', () => {
  expect(runEvents([openedEvent(), { type: 'enable' }]).state).toMatchObject({
    phase: 'asking',
    permission: 'prompted',
  });
});

test.each(['native', 'in-app', 'none'] as const)('%s: shows a warning and ignores every request', (support) => {
  const { state, commands } = runEvents([
    openedEvent({ support, permission: 'granted', stored: createRegistration({ savedAt: 0 }) }),
    { type: 'enable' },
    { type: 'user-changed', user: '7' },
    { type: 'disable' },
    { type: 'failed' },
  ]);
  expect(commands).toEqual(['warn-unsupported']);
  expect(state.phase).toBe('unsupported');
});

test('does not prompt before the user turns messages on', () => {
  expect(runEvents([openedEvent()]).commands).toEqual([]);
  expect(runEvents([openedEvent({ permission: 'granted' })])).toMatchObject({
    commands: [],
    state: { phase: 'waiting' },
  });
});

test('saves the token again after seven days, not before', () => {
  const commandsAt = (age: number) =>
    runEvents([openedEvent({ permission: 'granted', stored: createRegistration({ savedAt: NOW - age }) })]).commands;
  expect(commandsAt(REFRESH_MS - 1)).toEqual([]);
  expect(commandsAt(REFRESH_MS)).toEqual(['start-worker']);
});

test('deletes the old device before saving the new token in the refresh after seven days', () => {
  const { commands, state } = runEvents([
    openedEvent({ permission: 'granted', stored: createRegistration({ savedAt: NOW - REFRESH_MS }) }),
    { type: 'worker-active' },
    { type: 'subscribed' },
    { type: 'replaced' },
    { type: 'saved', now: NOW },
  ]);
  expect(commands).toEqual(['start-worker', 'subscribe', 'delete-old-device', 'save-token']);
  expect(state).toMatchObject({ phase: 'on', stored: { savedAt: NOW } });
});

test('marks a device as used once per tab, and registers again when the shop has lost it', () => {
  const check = (isKnown: boolean) =>
    runEvents([
      openedEvent({ permission: 'granted', stored: createRegistration(), isChecked: false }),
      { type: 'device-checked', isKnown },
    ]);
  expect(check(true)).toMatchObject({ commands: ['check-device'], state: { phase: 'on' } });
  expect(check(false).commands).toEqual(['check-device', 'start-worker']);
  expect(runEvents([openedEvent({ permission: 'granted', stored: createRegistration() })]).commands).toEqual([]);
});

test('starts nothing when the permission was revoked in the browser settings', () => {
  expect(
    runEvents([openedEvent({ permission: 'denied', stored: createRegistration({ savedAt: 0 }) })]).commands,
  ).toEqual([]);
});

test('updates the owner of the device on login and logout', () => {
  const login = runEvents([
    ...registered,
    { type: 'user-changed', user: '7' },
    { type: 'user-updated', isKnown: true },
  ]);
  expect(login.commands.at(-1)).toBe('update-user');
  expect(login.state).toMatchObject({ phase: 'on', stored: { user: '7', savedAt: NOW } });
  const logout = runEvents([
    openedEvent({ permission: 'granted', stored: createRegistration({ user: '7' }), user: '7' }),
    { type: 'user-changed', user: '' },
    { type: 'user-updated', isKnown: true },
  ]);
  expect(logout.commands).toEqual(['update-user']);
  expect(logout.state.stored?.user).toBe('');
});

test('updates the stored user when the page opens as another one', () => {
  expect(
    runEvents([openedEvent({ permission: 'granted', stored: createRegistration({ user: '' }), user: '7' })]).commands,
  ).toEqual(['update-user']);
});

test('registers again when the server does not know the device', () => {
  const { commands } = runEvents([
    ...registered,
    { type: 'user-changed', user: '7' },
    { type: 'user-updated', isKnown: false },
  ]);
  expect(commands.slice(-2)).toEqual(['update-user', 'start-worker']);
});

test('saves the token again for the new user after a login during saving', () => {
  const { commands, state } = runEvents([
    ...registered.slice(0, -1),
    { type: 'user-changed', user: '7' },
    { type: 'saved', now: NOW },
  ]);
  expect(commands.slice(-2)).toEqual(['save-token', 'save-token']);
  expect(state.stored).toEqual({ savedAt: NOW, user: '7' });
});

test('ends the attempt on failure, and starts another on the next request', () => {
  for (let length = 3; length < registered.length; length++) {
    const { state, commands } = runEvents([...registered.slice(0, length), { type: 'failed' }, { type: 'enable' }]);
    expect(commands.at(-1)).toBe('start-worker');
    expect(state.phase).toBe('starting-worker');
  }
});

test('deletes the token on turning off and waits to be turned on', () => {
  const { state, commands } = runEvents([...registered, { type: 'disable' }, { type: 'turned-off' }]);
  expect(commands.at(-1)).toBe('end-subscription');
  expect(state).toMatchObject({ phase: 'waiting', stored: null });
});

test('cancels saving on turning off, and ignores the late response', () => {
  const saving = runEvents([
    openedEvent({ permission: 'granted' }),
    { type: 'enable' },
    { type: 'worker-active' },
    { type: 'subscribed' },
  ]).state;
  expect(saving.phase).toBe('saving');
  const ending = nextPush(saving, { type: 'disable' });
  expect(ending.command).toBe('end-subscription');
  expect(nextPush(ending.state, { type: 'saved', now: NOW })).toEqual({ state: ending.state, command: null });
});

test('ignores an event that does not fit the phase', () => {
  const waiting = runEvents([openedEvent()]).state;
  for (const event of [
    { type: 'worker-active' },
    { type: 'subscribed' },
    { type: 'replaced' },
    { type: 'device-checked', isKnown: false },
    { type: 'saved', now: NOW },
    { type: 'permission-answered', permission: 'granted' },
    { type: 'user-updated', isKnown: true },
    { type: 'turned-off' },
    { type: 'disable' },
    openedEvent(),
  ] satisfies PushEvent[])
    expect(nextPush(waiting, event)).toEqual({ state: waiting, command: null });
});
