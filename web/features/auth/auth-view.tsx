import { useEffect, useRef, useState } from 'react';
import type { MergedData, LoginResult } from '#contract/customers/auth.ts';
import { formatPhone } from '#domain/customers/phone.ts';
import { safeReturn } from '#domain/urls/return-to.ts';
import { deviceId } from '#web/device/memory/device-id.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { applyLogin, loadProfile, PROFILE_ROUTE_KEY } from '#web/state/customer/profile.ts';
import { readStored } from '#web/state/tabs/store.ts';
import { isCustomer } from '#web/state/customer/customer.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import { codeLoginErrorText, MissingToken } from './auth-problems.ts';
import { CodeForm } from './code-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { RecoverForm } from './recover-form.tsx';
import { RegisterForm } from './register-form.tsx';
import css from './auth.module.css';

/** Step of the page. */
type Step = { kind: 'login' } | { kind: 'recover' } | { kind: 'register'; phone: string };

const TITLES: Record<Step['kind'], () => string> = {
  login: m.auth_title,
  recover: m.auth_recover_title,
  register: m.auth_register_title,
};

/** Login by code or password, registration and recovery; then returns to the previous page. */
export function AuthView() {
  const { api, paths, navigate } = useShop();
  const heading = useRef<HTMLHeadingElement>(null);
  const [step, setStep] = useState<Step>({ kind: 'login' });
  const [phone, setPhone] = useState('');
  const leavePage = () => {
    const target = safeReturn(new URLSearchParams(location.search).get('returnTo')) ?? paths.profile() + lastPage();
    // Going back keeps the scroll position of the page that led here.
    if ((history.state as { from?: string } | null)?.from === target) history.back();
    else navigate(target, { replace: true });
  };
  const latestLeavePage = useRef(leavePage);
  useEffect(() => {
    // Identifies the device before asking for a code or password, so attempts by others do not lock the owner out.
    void deviceId();
    // Logged-in customers are redirected.
    if (isCustomer())
      void loadProfile(api).then(({ status }) => {
        if (status === 'customer') latestLeavePage.current();
      });
  }, [api]);
  const goToStep = (next: Step) => {
    setStep(next);
    heading.current?.focus();
  };
  const finishLogin = async ({ joined }: LoginResult) => {
    const { status } = await applyLogin(api);
    // The login succeeded, but the browser has no token: cookies are blocked, or the response lost them.
    if (status === 'guest') throw new MissingToken();
    for (const text of mergedDataTexts(joined)) toast.show({ kind: 'success', text });
    leavePage();
  };
  const confirmCode = async (digits: string, code: string) => {
    const response = await api('POST /api/auth/code/confirm', { phone: digits, code });
    if (response.state === 'logged-in') return finishLogin(response);
    goToStep({ kind: 'register', phone: digits });
  };
  return (
    <div className={css.auth}>
      <h1 ref={heading} tabIndex={-1}>
        {TITLES[step.kind]()}
      </h1>
      <p className={css.lead}>{leadText(step)}</p>
      {step.kind === 'login' && (
        <Tabs
          label={m.auth_tabs()}
          tabs={[
            {
              id: 'code',
              label: m.auth_by_code(),
              panel: (
                <CodeForm
                  label={m.auth_by_code()}
                  hint={m.auth_phone_hint()}
                  submit={m.frame_login()}
                  phone={phone}
                  onPhone={setPhone}
                  onCode={confirmCode}
                  describeError={codeLoginErrorText}
                />
              ),
            },
            {
              id: 'password',
              label: m.auth_by_password(),
              panel: (
                <PasswordForm
                  phone={phone}
                  onPhone={setPhone}
                  onLoggedIn={finishLogin}
                  onForgotPassword={() => goToStep({ kind: 'recover' })}
                />
              ),
            },
          ]}
        />
      )}
      {step.kind === 'recover' && <RecoverForm phone={phone} onPhone={setPhone} onLoggedIn={finishLogin} />}
      {step.kind === 'register' && <RegisterForm phone={step.phone} onLoggedIn={finishLogin} />}
      {step.kind !== 'login' && (
        <div>
          <Button kind="quiet" size="small" icon="chevron-left" onClick={() => goToStep({ kind: 'login' })}>
            {m.auth_back()}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Last visited profile page, as the end of its path. */
function lastPage(): string {
  const stored = readStored(PROFILE_ROUTE_KEY);
  return typeof stored === 'string' && /^[a-z]+(?:-[a-z]+)?$/.test(stored) ? `/${stored}` : '';
}

function leadText(step: Step): string {
  if (step.kind === 'register') return m.auth_register_text({ phone: formatPhone(step.phone) });
  return step.kind === 'recover' ? m.auth_recover_text() : m.auth_text();
}

/** Lists the data merged into the account by the login; nothing is merged silently (decisions §4). */
function mergedDataTexts({ cartLines, reduced, warranties, orders, claims }: MergedData): string[] {
  return [
    ...(reduced.length > 0 ? [m.auth_joined_reduced()] : cartLines > 0 ? [m.auth_joined_cart()] : []),
    ...(warranties.length > 0 ? [m.auth_joined_warranties()] : []),
    ...(orders > 0 ? [m.auth_joined_orders({ count: orders })] : []),
    ...(claims > 0 ? [m.auth_joined_claims({ count: claims })] : []),
  ];
}
