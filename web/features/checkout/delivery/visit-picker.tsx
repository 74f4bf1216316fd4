import type { CourierDay } from '#contract/orders/checkout.ts';
import { m } from '#web/messages.ts';
import { useNow, useShop } from '#web/state/shop-context.tsx';
import { Chip, ChipRow } from '#web/ui/buttons/chip.tsx';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { capital, dayLabel, slotText } from '#web/texts/times.ts';
import { firstFreeVisit, type Visit } from './delivery-fields.ts';
import css from '../fields.module.css';

/** Day and time of one courier visit; full times are disabled. */
export function VisitPicker({
  days,
  visit,
  onVisit,
  error,
}: {
  days: readonly CourierDay[];
  visit: Visit;
  onVisit: (visit: Visit) => void;
  error?: string | undefined;
}) {
  const { language } = useShop();
  const now = useNow();
  const chosenDay = days.find(({ date }) => date === visit?.date);
  const chooseDay = (day: CourierDay) => {
    const sameSlot = day.slots.find(({ slot, free }) => free && slot === visit?.slot);
    onVisit(sameSlot ? { date: day.date, slot: sameSlot.slot } : firstFreeVisit([day]));
  };
  return (
    <div className={css.visit}>
      <div>
        <p className={css.label} aria-hidden="true">
          {m.checkout_day()}
        </p>
        <ChipRow label={m.checkout_day()}>
          {days.map((day) => (
            <Chip
              key={day.date}
              pressed={day.date === visit?.date}
              disabled={!day.slots.some(({ free }) => free)}
              onClick={() => chooseDay(day)}
            >
              {capital(dayLabel(day.date, now, language))}
            </Chip>
          ))}
        </ChipRow>
      </div>
      {chosenDay && (
        <div>
          <p className={css.label} aria-hidden="true">
            {m.checkout_slot()}
          </p>
          <ChipRow label={m.checkout_slot()}>
            {chosenDay.slots.map(({ slot, free }) => (
              <Chip
                key={slot}
                pressed={slot === visit?.slot}
                disabled={!free}
                onClick={() => onVisit({ date: chosenDay.date, slot })}
              >
                {free ? slotText(slot) : m.checkout_slot_full({ time: slotText(slot) })}
              </Chip>
            ))}
          </ChipRow>
        </div>
      )}
      <ErrorMessage isInline tabIndex={-1} data-problem="">
        {error}
      </ErrorMessage>
    </div>
  );
}
