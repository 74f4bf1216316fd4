import { BiometricAuth } from '@aparajita/capacitor-biometric-auth';
import { App } from '@capacitor/app';
import { Preferences } from '@capacitor/preferences';
import { useEffect, useEffectEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MINUTE_MS } from '#domain/time/durations.ts';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Logo } from '#web/ui/marks/logo.tsx';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { isLockOn, LOCK_KEY } from './native-storage.ts';
import start from './first-start.module.css';
import css from './app-lock.module.css';

/** Time in the background after which the app locks, ms. */
const LOCK_AFTER_MS = MINUTE_MS;

/** Whether this phone can confirm its owner: by finger, face or code. */
export async function canLock(): Promise<boolean> {
  const { isAvailable, deviceIsSecure } = await BiometricAuth.checkBiometry();
  return isAvailable || deviceIsSecure;
}

/** Turns the lock on or off once the owner is confirmed; returns false when the owner refused. */
export async function setLock(isOn: boolean): Promise<boolean> {
  if (!(await confirmOwner())) return false;
  await Preferences.set({ key: LOCK_KEY, value: String(isOn) });
  return true;
}

/** Asks the phone to confirm its owner. */
const confirmOwner = (): Promise<boolean> =>
  BiometricAuth.authenticate({
    reason: m.native_lock_text(),
    androidTitle: m.native_lock_title(),
    allowDeviceCredential: true,
  }).then(
    () => true,
    () => false,
  );

/** Locks the app now and after each minute in the background, if the lock is on. `logOut` is for another person. */
export async function startLock(logOut: () => Promise<void>): Promise<void> {
  let leftAt = Infinity;
  void App.addListener('appStateChange', ({ isActive }) => {
    if (!isActive) leftAt = Math.min(leftAt, Date.now());
    else {
      const isOver = Date.now() - leftAt >= LOCK_AFTER_MS;
      leftAt = Infinity;
      if (isOver) void lock(logOut);
    }
  });
  await lock(logOut);
}

let isLocked = false;

/** Covers the app until the owner is confirmed, or until the page is replaced because the account was left. */
async function lock(logOut: () => Promise<void>): Promise<void> {
  if (isLocked || !(await isLockOn())) return;
  isLocked = true;
  const app = document.getElementById('root')!;
  // A modal dialog also covers the dialogs of the shop, which are above every other element.
  const cover = document.createElement('dialog');
  cover.className = css.cover!;
  cover.setAttribute('closedby', 'none');
  cover.addEventListener('cancel', (event) => event.preventDefault());
  app.inert = true;
  document.body.append(cover);
  cover.showModal();
  const root = createRoot(cover);
  await new Promise<void>((resolve) => {
    const leave = async () => {
      await logOut();
      await Preferences.remove({ key: LOCK_KEY });
      location.replace('/');
    };
    root.render(<AppLocked onOpen={resolve} onLogOut={() => void leave()} />);
  });
  root.unmount();
  cover.remove();
  app.inert = false;
  isLocked = false;
}

/** Asks at once; a refusal keeps the app locked. */
function AppLocked({ onOpen, onLogOut }: { onOpen: () => void; onLogOut: () => void }) {
  const [busy, setBusy] = useState(true);
  const [problem, setProblem] = useState('');
  const ask = async () => {
    setBusy(true);
    setProblem('');
    if (await confirmOwner()) return onOpen();
    setProblem(m.native_lock_failed());
    setBusy(false);
  };
  const askAtOnce = useEffectEvent(ask);
  useEffect(() => void askAtOnce(), []);
  return (
    <main className={start.screen}>
      <Logo />
      <h1>{m.native_lock_title()}</h1>
      <p>{m.native_lock_text()}</p>
      <ErrorMessage>{problem}</ErrorMessage>
      <Button kind="primary" size="large" loading={busy} onClick={() => void ask()}>
        {m.native_lock_open()}
      </Button>
      <Button kind="quiet" disabled={busy} onClick={onLogOut}>
        {m.auth_logout()}
      </Button>
    </main>
  );
}
