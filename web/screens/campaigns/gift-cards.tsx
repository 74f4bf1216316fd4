import { GIFT_CARD_YEARS } from '#domain/gifts/gift-card.ts';
import { GIFT_DESIGNS, hasDarkText } from '#domain/gifts/gift-purchase.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { giftPictureUrl } from '#domain/urls/paths.ts';
import type { GiftOffer } from '#contract/gifts/gift-purchases.ts';
import { BusinessForm } from '#web/features/content/business-form.tsx';
import { RequestStatus } from '#web/features/content/request-status.tsx';
import { Crumbs } from '#web/features/crumbs/crumbs.tsx';
import { BalanceCheck } from '#web/features/gift-cards/balance-check.tsx';
import { DESIGN_NAMES, DEFAULT_COLOURS } from '#web/features/gift-cards/gift-card-texts.ts';
import { NoScriptNote } from '#web/features/no-script/no-script-note.tsx';
import { m } from '#web/messages.ts';
import type { Head, LoaderArgs } from '#web/start/screen.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { GiftCardPicture } from '#web/ui/marks/gift-card.tsx';
import { Link } from '#web/ui/buttons/link.tsx';
import css from './gift-cards.module.css';

export const loader = ({ api }: LoaderArgs): Promise<GiftOffer> => api('GET /api/gift-cards/offer', {});

export const head = (): Head => ({ title: m.footer_gift_cards(), description: m.gift_lead() });

/** Denominations of the sample cards, tenge. */
const SAMPLE_DENOMINATIONS = [10_000, 20_000, 50_000, 100_000];

/** Gift cards: how to buy one, illustrations, and the balance check. */
export default function GiftCardsScreen({ data: { nominalMin, nominalMax, canBuy } }: { data: GiftOffer }) {
  const { paths, frame } = useShop();
  const steps = [m.gift_step_design, m.gift_step_recipient, () => m.gift_step_arrives({ count: GIFT_CARD_YEARS })];
  return (
    <div className="container">
      <NoScriptNote />
      <Crumbs crumbs={[{ title: m.footer_gift_cards(), category: null }]} />
      <div className={css.hero}>
        <div>
          <h1 className={css.title}>{m.footer_gift_cards()}</h1>
          <p className={css.intro}>{canBuy ? m.gift_lead() : m.gift_not_sold_text()}</p>
          <p className={css.range}>
            {m.gift_nominal_hint({ min: formatTenge(nominalMin), max: formatTenge(nominalMax) })}
          </p>
          {canBuy && (
            <Button kind="action" size="large" href={paths.giftCardDesigner()}>
              {m.gift_create()}
            </Button>
          )}
        </div>
        <div className={css.fan} aria-hidden="true">
          {(['rose', 'gold', 'turquoise'] as const).map((colour, index) => (
            <GiftCardPicture
              key={colour}
              eager
              picture={giftPictureUrl((['thanks', 'birthday', 'ornament'] as const)[index]!, colour)}
              ink={hasDarkText(colour) ? 'dark' : 'light'}
              shop={frame.shopName}
              amount={formatTenge(SAMPLE_DENOMINATIONS[index]!)}
            />
          ))}
        </div>
      </div>
      {canBuy && (
        <ol role="list" className={css.steps}>
          {steps.map((step, index) => (
            <li key={index}>
              <span aria-hidden="true">{index + 1}</span>
              {step()}
            </li>
          ))}
        </ol>
      )}
      {canBuy && (
        <section aria-labelledby="designs" className={css.part}>
          <h2 id="designs">{m.gift_designs()}</h2>
          <ul role="list" className={css.designs}>
            {GIFT_DESIGNS.map((design, index) => (
              <li key={design}>
                <a href={paths.giftCardDesigner(design)} className={css.design}>
                  <div aria-hidden="true">
                    <GiftCardPicture
                      picture={giftPictureUrl(design, DEFAULT_COLOURS[design])}
                      ink={hasDarkText(DEFAULT_COLOURS[design]) ? 'dark' : 'light'}
                      shop={frame.shopName}
                      amount={formatTenge(SAMPLE_DENOMINATIONS[index % SAMPLE_DENOMINATIONS.length]!)}
                    />
                  </div>
                  <span>{DESIGN_NAMES[design]()}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="organisations" className={css.part}>
        <h2 id="organisations">{m.gift_organisations()}</h2>
        <p className={css.intro}>{m.gift_organisations_text()}</p>
        <div className={css.forms}>
          <BusinessForm form="gift-cards" />
          <RequestStatus />
        </div>
      </section>
      <div className={css.part}>
        <h2>{m.giftcards_check()}</h2>
        <p className={css.intro}>
          {m.giftcards_text({ count: GIFT_CARD_YEARS })}{' '}
          <Link href={paths.guide('present-cart')}>{m.giftcards_rules()}</Link>
        </p>
        <BalanceCheck />
      </div>
    </div>
  );
}
