import { useEffect, useState } from 'react';
import { m } from '#web/messages.ts';
import { canLock, setLock } from '#web/native/app-lock.tsx';
import { isLockOn } from '#web/native/native-storage.ts';
import { Switch } from '#web/ui/inputs/choice.tsx';
import { toast } from '#web/ui/overlays/toast-queue.ts';

/** Setting of the app: ask for finger, face or code. Hidden on a phone that has none of them. */
export function AppLockSwitch() {
  const [isOn, setIsOn] = useState<boolean | null>(null);
  useEffect(() => {
    void canLock().then(async (isPossible) => isPossible && setIsOn(await isLockOn()));
  }, []);
  if (isOn === null) return null;
  const change = async (checked: boolean) => {
    if (await setLock(checked)) setIsOn(checked);
    else toast.show({ kind: 'error', text: m.native_lock_failed() });
  };
  return (
    <Switch checked={isOn} hint={m.native_lock_setting_hint()} onChecked={(checked) => void change(checked)}>
      {m.native_lock_setting()}
    </Switch>
  );
}
