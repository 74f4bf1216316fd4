import type { PushSupport } from './push-support.ts';
import { DAY_MS } from '#domain/time/durations.ts';

/** Lifetime of a saved token before it is saved again, ms (spec §9). */
export const REFRESH_MS = 7 * DAY_MS;
/** Timeout of service worker activation, ms (spec §9). */
export const WORKER_TIMEOUT_MS = 10_000;

/** Notification permission; `prompted` while the browser asks (spec §4). */
export type Permission = 'not-determined' | 'prompted' | 'granted' | 'denied';

/** Phase of a device's registration. */
export type PushPhase =
  | 'new'
  | 'unsupported'
  | 'waiting' // until the user turns messages on
  | 'asking'
  | 'refused'
  | 'starting-worker'
  | 'subscribing'
  | 'replacing' // an older registration of this device
  | 'saving'
  | 'checking'
  | 'updating-user'
  | 'on'
  | 'turning-off'
  | 'failed';

/** Stored registration: when the token was saved (epoch ms), and for which user. */
export type StoredRegistration = { savedAt: number; user: string };

/** State of the machine. `user` is '' for a guest. */
export type PushState = {
  phase: PushPhase;
  permission: Permission;
  stored: StoredRegistration | null;
  user: string;
};

/** Events of the machine. Times are epoch ms. */
export type PushEvent =
  | {
      type: 'opened';
      support: PushSupport;
      permission: Permission;
      stored: StoredRegistration | null;
      /** This tab has already reported the device as in use. */
      isChecked: boolean;
      user: string;
      now: number;
    }
  | { type: 'enable' }
  | { type: 'permission-answered'; permission: Exclude<Permission, 'prompted'> }
  | { type: 'worker-active' }
  | { type: 'subscribed' }
  | { type: 'replaced' }
  | { type: 'saved'; now: number }
  | { type: 'device-checked'; isKnown: boolean }
  | { type: 'user-updated'; isKnown: boolean }
  | { type: 'user-changed'; user: string }
  | { type: 'disable' }
  | { type: 'turned-off' }
  | { type: 'failed' };

/** The next side effect; its completion is sent as an event. */
export type PushCommand =
  | 'warn-unsupported'
  | 'ask-permission'
  | 'show-denied'
  | 'start-worker'
  | 'subscribe'
  | 'delete-old-device'
  | 'save-token'
  | 'check-device'
  | 'update-user'
  | 'end-subscription'
  | null;

/** Initial state of a page. */
export const INITIAL_PUSH_STATE: PushState = { phase: 'new', permission: 'not-determined', stored: null, user: '' };

const CAN_TURN_OFF: ReadonlySet<PushPhase> = new Set([
  'on',
  'checking',
  'replacing',
  'saving',
  'updating-user',
  'failed',
]);

type Step = { state: PushState; command: PushCommand };

/**
 * Transitions of spec §4: permission first, only then the service worker, the token and its saving. Ignores an event
 * that does not fit the phase.
 */
export function nextPush(state: PushState, event: PushEvent): Step {
  const unchanged: Step = { state, command: null };
  const enter = (phase: PushPhase, command: PushCommand, change: Partial<PushState> = {}): Step => ({
    state: { ...state, ...change, phase },
    command,
  });
  const { phase } = state;

  switch (event.type) {
    case 'opened': {
      if (phase !== 'new') return unchanged;
      const { support, permission, stored, isChecked, user, now } = event;
      const change = { permission, stored, user };
      if (support !== 'full') return enter('unsupported', 'warn-unsupported', change);
      if (permission === 'denied') return enter('refused', null, change);
      // Permission alone is not consent: messages may be turned off here, or never turned on.
      if (permission !== 'granted' || !stored) return enter('waiting', null, change);
      if (now - stored.savedAt >= REFRESH_MS) return enter('starting-worker', 'start-worker', change);
      if (stored.user !== user) return enter('updating-user', 'update-user', change);
      return isChecked ? enter('on', null, change) : enter('checking', 'check-device', change);
    }
    case 'enable':
      if (phase !== 'waiting' && phase !== 'failed' && phase !== 'refused') return unchanged;
      if (state.permission === 'granted') return enter('starting-worker', 'start-worker');
      if (state.permission === 'denied') return enter('refused', 'show-denied');
      return enter('asking', 'ask-permission', { permission: 'prompted' });
    case 'permission-answered': {
      if (phase !== 'asking') return unchanged;
      const { permission } = event;
      if (permission === 'granted') return enter('starting-worker', 'start-worker', { permission });
      return permission === 'denied'
        ? enter('refused', 'show-denied', { permission })
        : enter('waiting', null, { permission });
    }
    case 'worker-active':
      return phase === 'starting-worker' ? enter('subscribing', 'subscribe') : unchanged;
    case 'subscribed':
      if (phase !== 'subscribing') return unchanged;
      // Replaces a registration that is seven days old or that the shop has lost.
      return state.stored ? enter('replacing', 'delete-old-device') : enter('saving', 'save-token');
    case 'replaced':
      return phase === 'replacing' ? enter('saving', 'save-token') : unchanged;
    case 'saved':
      return phase === 'saving' ? enter('on', null, { stored: { savedAt: event.now, user: state.user } }) : unchanged;
    case 'user-changed': {
      const { user } = event;
      if (user === state.user) return unchanged;
      // The token is being saved for the previous user; it is saved again for the new one.
      if (phase === 'saving') return enter('saving', 'save-token', { user });
      return phase === 'on' || phase === 'checking' || phase === 'updating-user'
        ? enter('updating-user', 'update-user', { user })
        : enter(phase, null, { user });
    }
    case 'device-checked':
      if (phase !== 'checking') return unchanged;
      return event.isKnown ? enter('on', null) : enter('starting-worker', 'start-worker');
    case 'user-updated':
      if (phase !== 'updating-user') return unchanged;
      return event.isKnown && state.stored
        ? enter('on', null, { stored: { ...state.stored, user: state.user } })
        : enter('starting-worker', 'start-worker');
    case 'disable':
      // A token being saved may already have reached the shop; turning off must delete it too.
      return CAN_TURN_OFF.has(phase) ? enter('turning-off', 'end-subscription') : unchanged;
    case 'turned-off':
      return phase === 'turning-off' ? enter('waiting', null, { stored: null }) : unchanged;
    case 'failed':
      return phase === 'unsupported' || phase === 'refused' || phase === 'waiting' ? unchanged : enter('failed', null);
  }
}
