import { useState } from 'react';
import type { CalculatorCity } from '#contract/content/content.ts';
import { addDays, almatyDate, relativeDay } from '#domain/time/calendar.ts';
import {
  courierFee,
  isExpressAvailable,
  earliestVisit,
  liftingFee,
  missingForFreeDelivery,
  type DeliverySettings,
} from '#domain/delivery/delivery.ts';
import { formatTenge, groupTypedDigits, parseTenge, sum } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';
import { useNow, useShop } from '#web/state/shop-context.tsx';
import { feeText } from '#web/texts/amounts.ts';
import { capital, slotText } from '#web/texts/times.ts';
import { Checkbox } from '#web/ui/inputs/choice.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { TextInput } from '#web/ui/inputs/text-input.tsx';
import css from './content-body.module.css';

const MAX_KG = 1_000;
const MAX_FLOOR = 100;

/** Calculates the courier's price, the lifting fee and the arrival date, by the checkout's rules. */
export function DeliveryCalculator({
  settings,
  cities,
}: {
  settings: DeliverySettings;
  cities: readonly CalculatorCity[];
}) {
  const { cityKeyword, language } = useShop();
  const now = useNow();
  const [keyword, setKeyword] = useState(cityKeyword);
  const [total, setTotal] = useState(() => groupTypedDigits('15000'));
  const [weight, setWeight] = useState('5');
  const [floor, setFloor] = useState('3');
  const [hasElevator, setHasElevator] = useState(false);
  const [isPrivateHouse, setIsPrivateHouse] = useState(false);
  const city = cities.find((candidate) => candidate.keyword === keyword) ?? cities[0]!;
  const amount = parseTenge(total) ?? 0;
  const weightGrams = Math.min(MAX_KG, Number.parseFloat(weight.replace(',', '.')) || 0) * 1000;
  const courier = courierFee(amount, settings);
  const lifting = liftingFee(
    { weightGrams, floor: Math.min(MAX_FLOOR, Number.parseInt(floor, 10) || 0), hasElevator, isPrivateHouse },
    settings,
  );
  const visit = earliestVisit(addDays(almatyDate(now), city.days), now);
  const missing = missingForFreeDelivery(amount, settings);
  const hasExpress = city.days === 0 && isExpressAvailable(now, city.hasExpress, settings);
  return (
    <section className={`${css.calculator} ${css.wide}`} aria-label={m.content_delivery_title()}>
      <div className={css.fields}>
        <Select
          className={css.whole}
          label={m.content_delivery_city()}
          value={city.keyword}
          options={cities.map((item) => ({ value: item.keyword, label: item.name }))}
          onValue={setKeyword}
        />
        <TextInput
          label={m.content_delivery_total()}
          inputMode="numeric"
          value={total}
          maxLength={15}
          after="₸"
          onValue={setTotal}
          onBlur={() => setTotal(groupTypedDigits(total))}
        />
        <TextInput
          label={m.content_delivery_weight()}
          inputMode="decimal"
          value={weight}
          maxLength={6}
          after={m.content_kg()}
          onValue={setWeight}
        />
        <TextInput
          label={m.content_delivery_floor()}
          inputMode="numeric"
          value={floor}
          maxLength={3}
          disabled={isPrivateHouse}
          onValue={setFloor}
        />
        <div className={css.whole}>
          <Checkbox checked={hasElevator} disabled={isPrivateHouse} onChecked={setHasElevator}>
            {m.content_delivery_elevator()}
          </Checkbox>
          <Checkbox checked={isPrivateHouse} onChecked={setIsPrivateHouse}>
            {m.content_delivery_house()}
          </Checkbox>
        </div>
      </div>
      <div role="status" className={css.result}>
        <span className={css.sum}>{feeText(sum([courier, lifting]))}</span>
        <dl>
          <div className={css.line}>
            <dt>{m.content_delivery_courier()}</dt>
            <dd>{feeText(courier)}</dd>
          </div>
          <div className={css.line}>
            <dt>{m.content_delivery_lifting()}</dt>
            <dd>{feeText(lifting)}</dd>
          </div>
          <div className={css.line}>
            <dt>{m.content_delivery_when()}</dt>
            <dd>
              {capital(relativeDay(visit.date, now, language))}, {slotText(visit.slot)}
            </dd>
          </div>
          {hasExpress && (
            <div className={css.line}>
              <dt>{m.content_delivery_express({ hours: settings.expressHours })}</dt>
              <dd>{formatTenge(settings.expressFee)}</dd>
            </div>
          )}
        </dl>
        {missing > 0 && <p className={css.hint}>{m.content_delivery_missing({ sum: formatTenge(missing) })}</p>}
        <p className={css.hint}>{m.content_delivery_note()}</p>
      </div>
    </section>
  );
}
