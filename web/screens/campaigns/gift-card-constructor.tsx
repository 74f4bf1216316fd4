import type { GiftOffer } from '#contract/gifts/gift-purchases.ts';
import { GIFT_DESIGNS, type GiftDesign } from '#domain/gifts/gift-purchase.ts';
import { Crumbs } from '#web/features/crumbs/crumbs.tsx';
import { GiftDesigner } from '#web/features/gift-cards/gift-designer.tsx';
import { DEFAULT_COLOURS } from '#web/features/gift-cards/gift-card-texts.ts';
import { NoScriptNote } from '#web/features/no-script/no-script-note.tsx';
import { m } from '#web/messages.ts';
import type { Head, LoaderArgs } from '#web/start/screen.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/states/state-view.tsx';
import css from './gift-cards.module.css';

type Data = { offer: GiftOffer; design: GiftDesign };

export const loader = async ({ api, query }: LoaderArgs): Promise<Data> => ({
  offer: await api('GET /api/gift-cards/offer', {}),
  design: GIFT_DESIGNS.find((candidate) => candidate === query.get('design')) ?? 'ornament',
});

export const head = (): Head => ({ title: m.section_gift_constructor(), description: m.gift_lead() });

/** Gift card designer. */
export default function GiftCardConstructorScreen({ data: { offer, design } }: { data: Data }) {
  const { paths } = useShop();
  return (
    <div className="container">
      <NoScriptNote />
      <Crumbs
        crumbs={[
          { title: m.footer_gift_cards(), url: paths.giftCards() },
          { title: m.section_gift_constructor(), category: null },
        ]}
      />
      <h1 className={css.title}>{m.section_gift_constructor()}</h1>
      {offer.canBuy ? (
        <>
          <p className={css.intro}>{m.gift_lead()}</p>
          <GiftDesigner key={design} offer={offer} design={design} colour={DEFAULT_COLOURS[design]} />
        </>
      ) : (
        <EmptyState
          title={m.gift_not_sold()}
          text={m.gift_not_sold_text()}
          action={
            <Button kind="action" href={paths.giftCards()}>
              {m.footer_gift_cards()}
            </Button>
          }
        />
      )}
    </div>
  );
}
