import { useEffect, useRef, useState } from 'react';
import type { TradeInOffer } from '#contract/orders/trade-in.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { isKazakhMobile, formatPhone, phoneDigits } from '#domain/customers/phone.ts';
import {
  estimateTradeIn,
  MAX_TRADE_IN_NAME,
  TRADE_IN_AGES,
  TRADE_IN_CASES,
  TRADE_IN_DEVICES,
  TRADE_IN_LEVELS,
  TRADE_IN_SCREENS,
  type TradeInAnswers,
} from '#domain/orders/trade-in.ts';
import { ApiError } from '#web/calls/api.ts';
import { createIdempotencyKey } from '#web/calls/idempotency-key.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { customerId } from '#web/state/customer/customer.ts';
import { loadProfile, useProfile } from '#web/state/customer/profile.ts';
import { useForm } from '#web/state/calls/use-form.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Chip, ChipRow } from '#web/ui/buttons/chip.tsx';
import { Switch } from '#web/ui/inputs/choice.tsx';
import { PhoneInput } from '#web/ui/inputs/phone-input.tsx';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { TextInput } from '#web/ui/inputs/text-input.tsx';
import { AGE_NAMES, CASE_NAMES, DEVICE_NAMES, LEVEL_NAMES, SCREEN_NAMES } from './trade-in-texts.ts';
import css from './trade-in.module.css';

const INITIAL_ANSWERS: TradeInAnswers = {
  device: 'phone',
  model: null,
  level: 'middle',
  age: '1-2',
  screen: 'whole',
  case: 'good',
  works: true,
  complete: true,
};

/** Trade-in questionnaire with a live estimate, and the request. */
export function TradeInForm({ offer: { percent, models, shops } }: { offer: TradeInOffer }) {
  const { api } = useShop();
  const { profile } = useProfile();
  const key = useRef('');
  const [answers, setAnswers] = useState(INITIAL_ANSWERS);
  const [enteredName, setName] = useState<string | null>(null);
  const [enteredPhone, setPhone] = useState<string | null>(null);
  const name = enteredName ?? (profile ? `${profile.first_name} ${profile.last_name}`.trim() : '');
  const phone = enteredPhone ?? (profile ? formatPhone(profile.phone_number) : '');
  const [shopId, setShopId] = useState(String(shops[0]?.id ?? ''));
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [sentRequest, setSentRequest] = useState<{ number: string; estimate: number } | null>(null);
  const customer = customerId.use();
  useEffect(() => {
    if (customer !== null) void loadProfile(api);
  }, [api, customer]);
  const isAnswered = answers !== INITIAL_ANSWERS;
  const estimate = estimateTradeIn(answers, percent, models);
  const deviceModels = models.filter(({ device }) => device === answers.device);
  const change = (next: Partial<TradeInAnswers>) => setAnswers((current) => ({ ...current, ...next }));
  const hasName = name.trim().length > 1;
  const isMobile = isKazakhMobile(phoneDigits(phone));
  const { form, busy, problem } = useForm({
    check() {
      setIsSubmitted(true);
      return hasName && isMobile && shopId !== '';
    },
    async send() {
      key.current ||= createIdempotencyKey();
      const request = { answers, name: name.trim(), phone, shopId: Number(shopId) };
      setSentRequest(await api('POST /api/trade-in/requests', request, { idempotencyKey: key.current }));
    },
    describeError: (error) =>
      error instanceof ApiError && error.error === 'rate_limited' ? m.request_too_many() : m.request_failed(),
  });
  if (sentRequest)
    return (
      <Card tone="success" padding="large" className={css.sent}>
        <h2>{m.tradein_sent({ number: sentRequest.number })}</h2>
        <p role="status">{m.tradein_sent_text({ amount: formatTenge(sentRequest.estimate) })}</p>
      </Card>
    );
  return (
    <form {...form} className={css.form}>
      <div className={css.questions}>
        <Question
          name={m.tradein_device()}
          values={TRADE_IN_DEVICES}
          labels={DEVICE_NAMES}
          value={answers.device}
          onValue={(device) => change({ device, model: null })}
        />
        {deviceModels.length > 0 && (
          <Select
            label={m.tradein_model()}
            value={answers.model ?? ''}
            options={[
              { value: '', label: m.tradein_model_other() },
              ...deviceModels.map((model) => ({ value: model.name, label: model.name })),
            ]}
            onValue={(model) => change({ model: model || null })}
          />
        )}
        {answers.model === null && (
          <>
            <Question
              name={m.tradein_level()}
              values={TRADE_IN_LEVELS}
              labels={LEVEL_NAMES}
              value={answers.level}
              onValue={(level) => change({ level })}
            />
            <Question
              name={m.tradein_age()}
              values={TRADE_IN_AGES}
              labels={AGE_NAMES}
              value={answers.age}
              onValue={(age) => change({ age })}
            />
          </>
        )}
        <Question
          name={m.tradein_screen()}
          values={TRADE_IN_SCREENS}
          labels={SCREEN_NAMES}
          value={answers.screen}
          onValue={(screen) => change({ screen })}
        />
        <Question
          name={m.tradein_case()}
          values={TRADE_IN_CASES}
          labels={CASE_NAMES}
          value={answers.case}
          onValue={(condition) => change({ case: condition })}
        />
        <Switch checked={answers.works} onChecked={(works) => change({ works })}>
          {m.tradein_works()}
        </Switch>
        <Switch checked={answers.complete} onChecked={(complete) => change({ complete })}>
          {m.tradein_complete()}
        </Switch>
      </div>
      <Card padding="large" className={css.request}>
        <p className={css.estimate} role="status">
          <span>{m.tradein_estimate()}</span>
          {isAnswered && <strong>{estimate > 0 ? formatTenge(estimate) : m.tradein_nothing()}</strong>}
        </p>
        <p className={css.note}>
          {!isAnswered ? m.tradein_answer_first() : estimate > 0 ? m.tradein_estimate_text() : m.tradein_nothing_text()}
        </p>
        {isAnswered && estimate > 0 && (
          <>
            <TextInput
              label={m.request_field_name()}
              required
              autoComplete="name"
              maxLength={MAX_TRADE_IN_NAME}
              value={name}
              error={isSubmitted && !hasName ? m.request_problem_required() : undefined}
              onValue={setName}
            />
            <PhoneInput
              label={m.request_field_phone()}
              required
              mask={formatPhone}
              placeholder="+7 (___) ___-__-__"
              value={phone}
              error={isSubmitted && !isMobile ? m.request_problem_phone() : undefined}
              onValue={setPhone}
            />
            <Select
              label={m.tradein_shop()}
              required
              value={shopId}
              error={isSubmitted && shopId === '' ? m.gift_problem_shop() : undefined}
              options={shops.map((shop) => ({ value: String(shop.id), label: shop.name }))}
              onValue={setShopId}
            />
            <ErrorMessage>{problem}</ErrorMessage>
            <Button type="submit" kind="action" size="large" wide loading={busy}>
              {m.tradein_send()}
            </Button>
            <p className={css.note}>{m.request_consent()}</p>
          </>
        )}
      </Card>
    </form>
  );
}

function Question<V extends string>({
  name,
  values,
  labels,
  value,
  onValue,
}: {
  name: string;
  values: readonly V[];
  labels: Readonly<Record<V, () => string>>;
  value: V;
  onValue: (value: V) => void;
}) {
  return (
    <div className={css.question}>
      <p className={css.name}>{name}</p>
      <ChipRow label={name}>
        {values.map((item) => (
          <Chip key={item} pressed={item === value} onClick={() => onValue(item)}>
            {labels[item]()}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}
