import type { Tx } from '../stage/staging.ts';

/**
 * Replaces the feed's reviews of new and changed products with their photos, published, and recomputes the ratings of
 * its models. Does not touch reviews written in the shop.
 */
export async function mergeReviews(tx: Tx, feed: string): Promise<void> {
  await tx`
    delete from reviews r using feed_offers o
    where o.is_changed and r.product_id = o.product_id and r.external_id is not null and not exists (select from feed_reviews f where f.n = o.n and f.external_id = r.external_id)`;
  await tx`
    insert into reviews (product_id, external_id, author, language, stars, advantages, flaws, comment, verified, status, created_at, answer, answered_at)
    select o.product_id, f.external_id, f.author, f.language, f.stars, f.advantages, f.flaws, f.comment, f.verified, 'published', f.created_at, f.answer, f.answered_at
    from feed_reviews f join feed_offers o using (n) where o.is_changed order by o.product_id, f.created_at
    on conflict (product_id, external_id) do update set author = excluded.author, language = excluded.language, stars = excluded.stars, advantages = excluded.advantages, flaws = excluded.flaws, comment = excluded.comment,
      verified = excluded.verified, created_at = excluded.created_at, answer = excluded.answer, answered_at = excluded.answered_at`;
  await mergeReviewPictures(tx);
  await tx`
    update products p set rating_hundredths = r.mean, rating_count = r.many
    from (
      select m.id, coalesce(round(100 * sum(v.stars) over model / sum(v.many) over model), 0)::smallint as mean, coalesce(sum(v.many) over model, 0)::int as many
      from products m left join (
        select product_id, sum(stars) as stars, count(*) as many from reviews where status = 'published' group by product_id
      ) as v on v.product_id = m.id
      where m.feed = ${feed} and exists (select from feed_offers where is_changed)
      window model as (partition by m.variant_group, case when m.variant_group is null then m.id end)
    ) as r
    where p.id = r.id and (p.rating_hundredths, p.rating_count) is distinct from (r.mean, r.many)`;
}

/** A photo with an unchanged address keeps its metadata. */
async function mergeReviewPictures(tx: Tx): Promise<void> {
  await tx`
    delete from review_pictures old using reviews r, feed_offers o
    where old.review_id = r.id and r.product_id = o.product_id and o.is_changed and r.external_id is not null
      and not exists (select from feed_review_pictures p where p.n = o.n and p.review = r.external_id and p.position = old.position)`;
  await tx`
    insert into review_pictures (review_id, position, source, hash, width, height, color, status)
    select distinct on (r.id, p.position) r.id, p.position, p.source, p.hash, p.width, p.height, p.color, case when p.color is null then 'waiting' else 'ready' end
    from feed_review_pictures p join feed_offers o using (n) join reviews r on r.product_id = o.product_id and r.external_id = p.review where o.is_changed order by r.id, p.position
    on conflict (review_id, position) do update set source = excluded.source, hash = excluded.hash, width = excluded.width, height = excluded.height, color = excluded.color, status = excluded.status
    where review_pictures.source <> excluded.source`;
}
