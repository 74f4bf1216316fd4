import { addDays, almatyDate } from '#domain/time/calendar.ts';
import { MAX_GIFT_DAYS_AHEAD } from '#domain/gifts/gift-purchase.ts';
import { m } from '#web/messages.ts';
import { useNow } from '#web/state/shop-context.tsx';
import { Radio } from '#web/ui/inputs/choice.tsx';
import { TextInput } from '#web/ui/inputs/text-input.tsx';
import type { GiftDraft } from './gift-draft.ts';
import css from './gift-designer.module.css';

/** When to send electronic cards: at once, or at a date and time in Almaty. */
export function TimeFields({
  draft: { when, date, time },
  isWrong,
  onChange,
}: {
  draft: GiftDraft;
  isWrong: boolean;
  onChange: (change: Partial<GiftDraft>) => void;
}) {
  const today = almatyDate(useNow());
  return (
    <fieldset className={css.part}>
      <legend className={css.legend}>{m.gift_when()}</legend>
      <Radio name="when" checked={when === 'now'} onChecked={() => onChange({ when: 'now' })}>
        {m.gift_when_now()}
      </Radio>
      <Radio name="when" checked={when === 'later'} onChecked={() => onChange({ when: 'later' })}>
        {m.gift_when_later()}
      </Radio>
      {when === 'later' && (
        <div className={css.moment}>
          <TextInput
            label={m.gift_date()}
            type="date"
            required
            min={today}
            max={addDays(today, MAX_GIFT_DAYS_AHEAD)}
            value={date}
            error={isWrong ? m.gift_problem_time() : undefined}
            onValue={(value) => onChange({ date: value })}
          />
          <TextInput
            label={m.gift_time()}
            hint={m.gift_time_hint()}
            type="time"
            required
            value={time}
            onValue={(value) => onChange({ time: value })}
          />
        </div>
      )}
    </fieldset>
  );
}
