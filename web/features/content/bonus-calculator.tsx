import { useState } from 'react';
import {
  bonusTerms,
  convertBankBonuses,
  earnedBonuses,
  payableBonuses,
  type BonusSettings,
} from '#domain/pricing/bonuses.ts';
import { almatyDate, formatDate } from '#domain/time/calendar.ts';
import { formatTenge, groupDigits, groupTypedDigits, MAX_PRICE, parseTenge, remainder } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';
import { useNow, useShop } from '#web/state/shop-context.tsx';
import { TextInput } from '#web/ui/inputs/text-input.tsx';
import css from './content-body.module.css';

/**
 * Calculates the bonuses of a purchase, when they can be spent, and how much of a price they may pay, by the cart's
 * rules.
 */
export function BonusCalculator({ settings, withBank }: { settings: BonusSettings; withBank: boolean }) {
  const { language } = useShop();
  const now = useNow();
  const [price, setPrice] = useState(() => groupTypedDigits('120000'));
  const [percent, setPercent] = useState('5');
  const [bankBonuses, setBankBonuses] = useState(() => groupTypedDigits('1000'));
  const amount = Math.min(MAX_PRICE, parseTenge(price) ?? 0);
  const earned = earnedBonuses(amount, Number.parseInt(percent, 10) || 0, settings);
  const payable = payableBonuses(amount, settings);
  const { accruedOn: accrualDate, expiresOn: expiryDate } = bonusTerms(almatyDate(now), settings);
  const converted = convertBankBonuses(Math.min(MAX_PRICE, parseTenge(bankBonuses) ?? 0), settings);
  return (
    <section className={`${css.calculator} ${css.wide}`} aria-label={m.content_bonus_title()}>
      <div className={css.fields}>
        <TextInput
          label={m.content_bonus_price()}
          inputMode="numeric"
          value={price}
          maxLength={15}
          after="₸"
          onValue={setPrice}
          onBlur={() => setPrice(groupTypedDigits(price))}
        />
        <TextInput
          label={m.content_bonus_percent()}
          hint={m.content_bonus_percent_hint({ percent: settings.earnCapPercent })}
          inputMode="numeric"
          value={percent}
          maxLength={2}
          after="%"
          onValue={setPercent}
        />
        {withBank && (
          <TextInput
            className={css.whole}
            label={m.content_bonus_bank()}
            inputMode="numeric"
            value={bankBonuses}
            maxLength={11}
            onValue={setBankBonuses}
            onBlur={() => setBankBonuses(groupTypedDigits(bankBonuses))}
          />
        )}
      </div>
      <div role="status" className={css.result}>
        <span className={css.sum}>{m.content_bonus_earned({ count: groupDigits(earned) })}</span>
        <dl>
          <div className={css.line}>
            <dt>{m.content_bonus_from()}</dt>
            <dd>{formatDate(accrualDate, language, 'dayMonth')}</dd>
          </div>
          <div className={css.line}>
            <dt>{m.content_bonus_until()}</dt>
            <dd>{formatDate(expiryDate, language, 'dayMonth')}</dd>
          </div>
          <div className={css.line}>
            <dt>{m.content_bonus_payable()}</dt>
            <dd>{formatTenge(payable)}</dd>
          </div>
          <div className={css.line}>
            <dt>{m.content_bonus_rest()}</dt>
            <dd>{formatTenge(remainder(amount, payable))}</dd>
          </div>
          {withBank && (
            <div className={css.line}>
              <dt>{m.content_bonus_converted()}</dt>
              <dd>{groupDigits(converted)}</dd>
            </div>
          )}
        </dl>
        <p className={css.hint}>{m.content_bonus_note()}</p>
      </div>
    </section>
  );
}
