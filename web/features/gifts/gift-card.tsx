import type { GiftMatch, GiftCard as Gift, GiftWish } from '#contract/gifts/gifts.ts';
import { campaignPaths } from '#domain/urls/campaign-paths.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { kindPictureUrl, pictureUrl } from '#domain/urls/paths.ts';
import { scenePictureUrl } from '#domain/catalog/scene-picture.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Badge } from '#web/ui/marks/badge.tsx';
import { AGE_NAMES, BUDGET_NAMES, INTEREST_NAMES, RECIPIENT_NAMES } from './gift-texts.ts';
import css from './gift-card.module.css';

/** Gift idea: its reason, how it matches the criteria, and current products if the finder found any. */
export function GiftCard({
  gift,
  criteria = {},
  eager,
}: {
  gift: Gift | GiftMatch;
  criteria?: GiftWish;
  eager?: boolean;
}) {
  const { paths } = useShop();
  const { title, lead, kind, key, holiday } = gift;
  return (
    <article className={css.card}>
      <img
        src={scenePictureUrl(kind, key)}
        alt=""
        width={480}
        height={300}
        loading={eager ? undefined : 'lazy'}
        className={css.picture}
      />
      <div className={css.text}>
        <h3 className={css.title}>
          <a href={campaignPaths(paths).gift(holiday, key)}>{title}</a>
        </h3>
        <p className={css.lead}>{lead}</p>
        <p className={css.reasons}>
          {matchReasons(gift, criteria).map((reason) => (
            <Badge key={reason} kind="success" soft>
              {reason}
            </Badge>
          ))}
        </p>
        {'products' in gift && <Products gift={gift} />}
      </div>
    </article>
  );
}

function Products({ gift: { products, from } }: { gift: GiftMatch }) {
  const { paths, language } = useShop();
  return (
    <>
      <p className={css.from}>{m.gift_from({ amount: formatTenge(from, language) })}</p>
      <ul role="list" className={css.products}>
        {products.map(({ id, name, picture, kind, price }) => (
          <li key={id}>
            <a href={paths.product(id)} className={css.product}>
              <img
                src={picture === null ? kindPictureUrl(kind) : pictureUrl(picture, 160)}
                alt=""
                width={48}
                height={48}
                loading="lazy"
              />
              <span>{name}</span>
              {price !== null && <b>{formatTenge(price, language)}</b>}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Reasons why an idea matches the criteria; without criteria, its recipient and purpose. */
function matchReasons({ whom, interests }: Gift, criteria: GiftWish): string[] {
  if (Object.keys(criteria).length === 0)
    return [
      ...whom.slice(0, 2).map((item) => RECIPIENT_NAMES[item]()),
      ...interests.slice(0, 1).map((interest) => INTEREST_NAMES[interest]()),
    ];
  return [
    ...(criteria.whom ? [RECIPIENT_NAMES[criteria.whom]()] : []),
    ...(criteria.age ? [AGE_NAMES[criteria.age]()] : []),
    ...(criteria.interest && interests.includes(criteria.interest) ? [INTEREST_NAMES[criteria.interest]()] : []),
    ...(criteria.budget ? [BUDGET_NAMES[criteria.budget]()] : []),
  ];
}
