import { useState } from 'react';
import type { BonusList } from '#contract/customers/profile.ts';
import { almatyDate, formatDate } from '#domain/time/calendar.ts';
import { groupDigits } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/states/state-view.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { BonusCard } from './bonus-card.tsx';
import { BonusConversion } from './bonus-conversion.tsx';
import { ShowMore } from '../show-more.tsx';
import { Loaded } from '../loaded.tsx';
import { useCustomerData } from '../use-customer-data.ts';
import css from '../profile.module.css';

const KIND_NAMES: Record<BonusList['history'][number]['kind'], () => string> = {
  accrued: () => m.bonus_accrued(),
  written_off: () => m.bonus_written_off(),
  frozen: () => m.bonus_frozen(),
  returned: () => m.bonus_returned(),
  manual: () => m.bonus_manual(),
  refilled: () => m.bonus_refilled(),
  expired: () => m.bonus_expired(),
  debt: () => m.bonus_debt_entry(),
  debt_settled: () => m.bonus_debt_settled(),
};

/** Bonus history of both programmes: the shop's own and, if there is one, the partner bank's (spec §3). */
export function Bonuses() {
  const [conversionCount, setConversionCount] = useState(0);
  const { data: offer, retry } = useCustomerData('GET /api/pages/profile/bonus-conversion', {});
  const hasBank = offer.state !== 'ready' || offer.value.hasProgramme;
  return (
    <Tabs
      label={m.section_profile_bonuses()}
      tabs={[
        {
          id: 'own',
          label: m.bonus_own(),
          panel: (
            <div className={css.stack}>
              <BonusCard />
              <Programme
                key={conversionCount}
                call="GET /api/pages/profile/bonus"
                empty={m.bonus_own_empty()}
                text={m.bonus_own_empty_text()}
              />
            </div>
          ),
        },
        ...(hasBank
          ? [
              {
                id: 'bank',
                label: m.bonus_bank(),
                panel: (
                  <div className={css.stack}>
                    {offer.state === 'ready' && (
                      <BonusConversion
                        offer={offer.value}
                        reload={retry}
                        onConverted={() => setConversionCount((count) => count + 1)}
                      />
                    )}
                    <Programme
                      key={conversionCount}
                      call="GET /api/pages/profile/go-bonuses"
                      empty={m.bonus_bank_empty()}
                      text={m.bonus_bank_empty_text()}
                    />
                  </div>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

function Programme({
  call,
  empty,
  text,
}: {
  call: 'GET /api/pages/profile/bonus' | 'GET /api/pages/profile/go-bonuses';
  empty: string;
  text: string;
}) {
  const { paths } = useShop();
  const { data, retry } = useCustomerData(call, {});
  return (
    <Loaded data={data} retry={retry} errorTitle={m.bonus_failed()}>
      {(list) =>
        list.history.length === 0 ? (
          <div className={css.stack}>
            <BonusTotals list={list} />
            <EmptyState
              title={empty}
              text={<p>{text}</p>}
              action={
                <Button kind="action" href={paths.guide('bonus')}>
                  {m.bonus_how()}
                </Button>
              }
            />
          </div>
        ) : (
          <div className={css.stack}>
            <BonusTotals list={list} />
            <History list={list} />
          </div>
        )
      }
    </Loaded>
  );
}

function BonusTotals({ list }: { list: BonusList }) {
  const { language } = useShop();
  const figures: [string, number][] = [
    [m.bonus_available(), list.available],
    [m.bonus_waiting(), list.frozen],
    [m.bonus_accrued_total(), list.accrued],
    [m.bonus_spent_total(), list.spent],
    [m.bonus_burned_total(), list.burned],
    ...(list.debt > 0 ? [[m.bonus_debt(), list.debt] satisfies [string, number]] : []),
  ];
  return (
    <Card tone="bonus" padding="large" className={css.stack}>
      <dl className={css.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{groupDigits(value)}</dd>
          </div>
        ))}
      </dl>
      {list.debt > 0 && <p>{m.bonus_debt_text({ amount: groupDigits(list.debt) })}</p>}
      {list.nearestExpiry && (
        <p>
          {m.bonus_burns({
            amount: groupDigits(list.nearestExpiry.amount),
            date: formatDate(list.nearestExpiry.date, language, 'long'),
          })}
        </p>
      )}
    </Card>
  );
}

function History({ list }: { list: BonusList }) {
  const { language, paths } = useShop();
  return (
    <Card as="section" padding="large" aria-labelledby="bonus-history">
      <h2 id="bonus-history" className={css.heading}>
        {m.bonus_history()}
      </h2>
      <ShowMore items={list.history} size={20} className={css.rows}>
        {({ id, kind, amount, orderNumber, at }) => (
          <li key={id} className={css.row}>
            <span>{KIND_NAMES[kind]()}</span>
            <span className={`${css.amount} ${amount > 0 ? css.plus : ''}`}>
              {amount > 0 ? '+' : '\u2212'}
              {groupDigits(Math.abs(amount))}
            </span>
            <span className={css.muted}>
              {formatDate(almatyDate(new Date(at)), language, 'long')}
              {orderNumber && (
                <>
                  {' · '}
                  <a href={paths.profileOrder(orderNumber)}>{m.order_number({ number: orderNumber })}</a>
                </>
              )}
            </span>
          </li>
        )}
      </ShowMore>
    </Card>
  );
}
