import { useRef, type ReactNode } from 'react';
import type { Login } from '#contract/customers/auth.ts';
import type { Profile } from '#contract/customers/customers.ts';
import { paymentPolicies } from '#domain/payments/payment-policies.ts';
import { ApiError } from '#web/calls/api.ts';
import { m } from '#web/messages.ts';
import { useNow, useShop } from '#web/state/shop-context.tsx';
import { useAction } from '#web/state/calls/use-action.ts';
import { showProfile } from '#web/state/customer/profile.ts';
import { Badge } from '#web/ui/marks/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Switch } from '#web/ui/inputs/choice.tsx';
import { cx } from '#web/ui/base/cx.ts';
import { Select } from '#web/ui/inputs/select.tsx';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import { capital, momentText } from '#web/texts/times.ts';
import { AccountDeletion } from './account-deletion.tsx';
import { AppLockSwitch } from './app-lock-switch.tsx';
import { Loaded } from '../loaded.tsx';
import { NoticeSettings } from './notice-settings.tsx';
import { DataExport } from './own-data.tsx';
import { SavedCards } from '../savings/saved-cards.tsx';
import { SettingPart } from './setting-part.tsx';
import { useCustomerData } from '../use-customer-data.ts';
import css from '../profile.module.css';

/** Customer settings: news, this browser's language, city and theme, and active sessions. */
export function Settings({
  profile,
  theme,
  push,
  alerts,
  analytics,
}: {
  profile: Profile;
  theme: ReactNode;
  push?: ReactNode;
  /** The customer's product alerts. */
  alerts?: ReactNode;
  /** Consent to external analytics in this browser. */
  analytics?: ReactNode;
}) {
  const { frame } = useShop();
  return (
    <div className={css.stack}>
      <SettingPart title={m.settings_notices()}>
        {push}
        <NewsSwitch profile={profile} />
        <NoticeSettings wantsNews={profile.getIsNews} hasMail={profile.email !== null} />
      </SettingPart>
      <Card as="div" padding="large">
        {alerts}
      </Card>
      <SettingPart title={m.settings_shop()}>
        <div className={css.choices}>
          <LanguageChoice />
          <CityChoice />
          {theme}
        </div>
        <AppLockSwitch />
        {analytics}
      </SettingPart>
      {frame.payments.some((method) => paymentPolicies[method].extraInput === 'card') && (
        <SettingPart title={m.card_list_title()}>
          <SavedCards />
        </SettingPart>
      )}
      <SettingPart title={m.settings_sessions()}>
        <Sessions />
      </SettingPart>
      <DataExport />
      <AccountDeletion profile={profile} />
    </div>
  );
}

function NewsSwitch({ profile }: { profile: Profile }) {
  const { api } = useShop();
  const { busy, run } = useAction((error) => {
    if (!(error instanceof ApiError) || error.error !== 'already_subscribed') return m.settings_failed();
    showProfile({ ...profile, getIsNews: true });
    toast.show({ kind: 'info', text: m.settings_news_already() });
    return '';
  });
  const change = (getIsNews: boolean) =>
    run(async () => {
      const { profileFromDB } = await api('PUT /api/pages/profile/profile-set-news', { getIsNews });
      showProfile(profileFromDB);
      toast.show({ kind: 'success', text: getIsNews ? m.settings_news_on() : m.settings_news_off() });
    });
  return (
    <Switch
      checked={profile.getIsNews}
      disabled={busy}
      hint={m.settings_news_hint()}
      onChecked={(checked) => void change(checked)}
    >
      {m.settings_news()}
    </Switch>
  );
}

function LanguageChoice() {
  const { language, paths, page } = useShop();
  return (
    <Select
      label={m.frame_language()}
      value={language}
      options={[
        { value: 'kk', label: 'Қазақша' },
        { value: 'ru', label: 'Русский' },
      ]}
      onValue={(value) => location.assign(paths.withScope(page.url, { lang: value === 'kk' ? 'kz' : 'ru' }))}
    />
  );
}

function CityChoice() {
  const { paths, page, cityKeyword } = useShop();
  const { data } = useCustomerData('GET /api/pages/shops/allcities', {});
  const cities = data.state === 'ready' ? data.value : [];
  return (
    <Select
      label={m.settings_city()}
      value={cities.find(({ keyword }) => keyword === cityKeyword)?.codeForMobApi ?? ''}
      options={cities.map(({ codeForMobApi, name }) => ({ value: codeForMobApi, label: name }))}
      {...(data.state !== 'ready' && { placeholder: m.profile_loading() })}
      onValue={(loc) => location.assign(paths.withScope(page.url, { loc }))}
    />
  );
}

function Sessions() {
  const { api } = useShop();
  const { data, show, retry } = useCustomerData('GET /api/auth/sessions', {});
  const { runningKey, run } = useAction<number | 'others'>(() => m.settings_failed());
  const list = useRef<HTMLUListElement>(null);
  const endOthers = (logins: Login[]) =>
    run(async () => {
      await api('POST /api/auth/sessions/end-others', {});
      show(logins.filter(({ current }) => current));
      list.current?.focus();
      toast.show({ kind: 'success', text: m.settings_sessions_ended() });
    }, 'others');
  const endOne = (logins: Login[], id: number) =>
    run(async () => {
      await api('DELETE /api/auth/sessions/:id', { id });
      show(logins.filter((login) => login.id !== id));
      // The button disappears with its device.
      list.current?.focus();
    }, id);
  return (
    <Loaded data={data} retry={retry} errorTitle={m.settings_sessions_failed()}>
      {(logins) => (
        <>
          <ul role="list" ref={list} tabIndex={-1} className={css.rows}>
            {logins.map((login) => (
              <LoginRow
                key={login.id}
                login={login}
                runningKey={runningKey}
                onEnd={() => void endOne(logins, login.id)}
              />
            ))}
          </ul>
          {logins.length > 1 && (
            <div>
              <Button icon="logout" loading={runningKey === 'others'} onClick={() => void endOthers(logins)}>
                {m.settings_sessions_end()}
              </Button>
            </div>
          )}
        </>
      )}
    </Loaded>
  );
}

function LoginRow({
  login: { id, device, city, network, seenAt, current },
  runningKey,
  onEnd,
}: {
  login: Login;
  runningKey: number | 'others' | null;
  onEnd: () => void;
}) {
  const { language } = useShop();
  const now = useNow();
  return (
    <li className={cx(css.row, css.login)}>
      <span>{device || m.settings_sessions_unknown()}</span>
      {current ? (
        <Badge soft kind="success">
          {m.settings_sessions_this()}
        </Badge>
      ) : (
        <Button
          kind="quiet"
          size="small"
          loading={runningKey === id}
          disabled={runningKey !== null && runningKey !== id}
          onClick={onEnd}
          aria-label={m.settings_sessions_end_one({ device })}
        >
          {m.settings_sessions_end_short()}
        </Button>
      )}
      <span className={css.muted}>
        {[city, network, capital(momentText(seenAt, now, language))].filter(Boolean).join(' · ')}
      </span>
    </li>
  );
}
