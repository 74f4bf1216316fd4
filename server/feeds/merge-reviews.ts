import type { Tx } from './staging.ts';

/** Lays the feed's reviews of new and changed products, published, and recomputes their ratings. Reviews written in the shop are not touched. */
export async function mergeReviews(tx: Tx): Promise<void> {
  await tx`
    delete from reviews r using feed_offers o
    where o.is_changed and r.product_id = o.product_id and r.external_id is not null and not exists (select from feed_reviews f where f.n = o.n and f.external_id = r.external_id)`;
  await tx`
    insert into reviews (product_id, external_id, author, language, stars, advantages, flaws, comment, verified, status, created_at)
    select o.product_id, f.external_id, f.author, f.language, f.stars, f.advantages, f.flaws, f.comment, f.verified, 'published', f.created_at
    from feed_reviews f join feed_offers o using (n) where o.is_changed order by o.product_id, f.created_at
    on conflict (product_id, external_id) do update set author = excluded.author, language = excluded.language, stars = excluded.stars, advantages = excluded.advantages, flaws = excluded.flaws, comment = excluded.comment,
      verified = excluded.verified, created_at = excluded.created_at`;
  await tx`
    update products p set rating_hundredths = r.mean, rating_count = r.many
    from (
      select o.product_id, coalesce(round(avg(v.stars) * 100), 0)::smallint as mean, count(v.id)::int as many
      from feed_offers o left join reviews v on v.product_id = o.product_id and v.status = 'published' where o.is_changed group by 1
    ) as r
    where p.id = r.product_id and (p.rating_hundredths, p.rating_count) is distinct from (r.mean, r.many)`;
}
