import { useEffect, useRef, type ReactNode } from 'react';
import type { Profile } from '#contract/customers/customers.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { loadProfile, useProfile } from '#web/state/customer/profile.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Spinner } from '#web/ui/states/spinner.tsx';
import { ErrorState } from '#web/ui/states/state-view.tsx';
import css from './auth.module.css';

/**
 * Access rule `auth` of the specification: shows its content to customers only. A guest is sent to the login and
 * returns; a logout leads home. The server sends everyone the same page, so the browser decides.
 */
export function CustomersOnly({ children }: { children: (profile: Profile) => ReactNode }) {
  const { api, paths, page, navigate } = useShop();
  const state = useProfile();
  const { status } = state;
  useEffect(() => {
    void loadProfile(api);
  }, [api]);
  const previous = useRef<'unknown' | 'customer' | 'gone'>('unknown');
  useEffect(() => {
    if (status === 'customer') previous.current = 'customer';
    if (status !== 'guest' || previous.current === 'gone') return;
    const wasCustomer = previous.current === 'customer';
    previous.current = 'gone';
    navigate(wasCustomer ? paths.home() : paths.auth(page.url), { replace: true });
  }, [status, navigate, paths, page.url]);
  if (state.status === 'customer') return children(state.profile);
  if (state.status !== 'failed')
    return (
      <div className={css.center}>
        <Spinner size="large" label={m.auth_profile_loading()} />
      </div>
    );
  return (
    <ErrorState
      level={1}
      title={m.auth_profile_failed()}
      drawing={state.isOffline ? 'offline' : 'error'}
      text={state.isOffline ? m.offline_text() : m.profile_failed_text()}
      action={
        <Button kind="action" icon="refresh" onClick={() => void loadProfile(api, true)}>
          {m.frame_retry()}
        </Button>
      }
    />
  );
}
