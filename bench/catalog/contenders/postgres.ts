// PostgreSQL with a table and indexes built for lists: node bench/catalog/contenders/postgres.ts <database> <queries>
import { readFileSync } from 'node:fs';
import { openDatabase } from '#server/platform/database/db.ts';
import { runContender, type Answer } from '../contender.ts';
import type { BenchQuery } from '../queries.ts';

/** Packs a value with its group into one number, so an array of them can be indexed. */
const VALUES_PER_GROUP = 100_000;
const pack = (group: number, value: number) => group * VALUES_PER_GROUP + value;
const TICKS_PER_SECOND = 100;

const ORDER_CLAUSES: Record<string, string> = {
  popular: '',
  relevance: 'rank desc,',
  cheap: 'price,',
  expensive: 'price desc,',
  rating: 'rating desc, ratings desc,',
  new: 'created_at desc,',
  discount: '',
};

await runContender(async (db) => {
  const sql = db.$client;
  await sql`drop table if exists peer_products, peer_prices, peer_numbers`;
  await sql`
    create table peer_products as select p.id, c.tree_from as tree, p.category_id as category, p.popularity, p.rating_hundredths as rating, p.rating_count as ratings, p.created_at, o.price,
      exists (select from stocks s where s.product_id = p.id and (s.quantity is null or s.quantity > s.reserved)) as buyable,
      to_tsvector('simple', p.name_ru || ' ' || p.name_kk || ' ' || coalesce(b.name, '')) as words,
      array_append(coalesce((select array_agg(v.attribute_id * ${VALUES_PER_GROUP}::int + coalesce(v.value_id, 1)) from product_values v where v.product_id = p.id and (v.value_id is not null or v.flag)), '{}'), p.brand_id) as facets
    from products p join categories c on c.id = p.category_id join offers o on o.product_id = p.id and o.city_id = 0 left join brands b on b.id = p.brand_id where not p.withdrawn`;
  await sql`create table peer_prices as select product_id as product, city_id as city, price from offers where city_id <> 0`;
  await sql`create table peer_numbers as select product_id as product, attribute_id as attribute, number from product_values where number is not null`;
  for (const index of [
    'peer_products (id)',
    'peer_products (tree)',
    'peer_products using gin (words)',
    'peer_products using gin (facets)',
    'peer_prices (product, city)',
    'peer_numbers (product, attribute)',
  ])
    await sql.unsafe(`create index on ${index}`);
  await sql`vacuum analyze peer_products`;
  await sql`vacuum analyze peer_prices`;
  await sql`vacuum analyze peer_numbers`;
  const [size] = await sql<
    { bytes: string }[]
  >`select sum(pg_total_relation_size(name::regclass)) as bytes from unnest(array['peer_products', 'peer_prices', 'peer_numbers']) name`;
  const trees = new Map(
    (
      await sql<{ id: number; from: number; to: number }[]>`select id, tree_from as from, tree_to as to from categories`
    ).map(({ id, from, to }) => [id, { from, to }]),
  );
  const connection = openDatabase(process.argv[2] ?? '', 1).$client;
  const [backend] = await connection<{ pid: number }[]>`select pg_backend_pid() as pid`;
  await connection`set work_mem = '64MB'`;
  return {
    async run(benchQuery) {
      const text =
        benchQuery.kind === 'suggest' ? buildSuggestionQuery(benchQuery) : buildListingQuery(benchQuery, trees);
      const rows =
        await connection.unsafe<{ what: string; key: number | null; a: number | null; b: number | null }[]>(text);
      const answer: Answer = { total: 0, ids: [], counts: {}, price: null };
      for (const { what, key, a, b } of rows) {
        if (what === 'id') answer.ids.push(key ?? 0);
        else if (what === 'total') answer.total = a ?? 0;
        else if (what === 'price' && a !== null && b !== null) answer.price = { min: a, max: b };
        else if (what === 'facet' && key !== null)
          answer.counts[`${Math.floor(key / VALUES_PER_GROUP)}:${key % VALUES_PER_GROUP}`] = a ?? 0;
      }
      return answer;
    },
    changes: {
      price: async (id) => {
        await sql`update peer_products set price = price where id = ${id}`;
      },
      values: async (id) => {
        await sql`update peer_products set facets = array_append(facets, 7) where id = ${id}`;
      },
    },
    separateProcess: { cpuSeconds: () => readCpuSeconds(backend?.pid ?? 0), bytes: Number(size?.bytes ?? 0) },
    close: () => connection.end(),
  };
});

/** One statement per listing: the products of the category once, each row with its failed filters, then all counts. */
function buildListingQuery(
  { text, query }: BenchQuery,
  trees: ReadonlyMap<number, { from: number; to: number }>,
): string {
  const tree = query.category === null ? undefined : trees.get(query.category);
  const tsquery =
    text === ''
      ? null
      : `'${text
          .split(' ')
          .map((word) => `${word}`)
          .join(' & ')}'::tsquery`;
  const conditions = [
    ...query.values.map(({ group, values }) => ({
      about: group,
      test: `facets && '{${values.map((value) => pack(group, value)).join()}}'::int[]`,
    })),
    ...query.numbers.map(({ attribute, from, to }) => ({
      about: attribute,
      test: `exists (select from peer_numbers n where n.product = g.id and n.attribute = ${attribute} and n.number between ${from} and ${to})`,
    })),
    ...(query.price
      ? [
          {
            about: -1,
            test: `coalesce(own.price, g.price) between ${query.price.from ?? 0} and ${query.price.to ?? 2 ** 31 - 1}`,
          },
        ]
      : []),
  ];
  const otherConditions = (about: number | null) =>
    conditions
      .map((narrowing, index) => (narrowing.about === about ? '' : `n${index}`))
      .filter(Boolean)
      .join(' and ') || 'true';
  const filterGroups = new Set(query.values.map(({ group }) => group));
  const groupCondition = (groups: readonly number[]) =>
    groups.map((group) => `facet between ${pack(group, 0)} and ${pack(group, VALUES_PER_GROUP - 1)}`).join(' or ') ||
    'false';
  const buildCountQuery = (groups: readonly number[], where: string) =>
    `select 'facet' as what, facet as key, count(*)::int as a, null::int as b from base, unnest(facets) facet where ${where} and (${groupCondition(groups)}) group by facet`;
  const buildBoundsQuery = (attributes: readonly number[], where: string) =>
    `select 'number', n.attribute, min(n.number)::int, max(n.number)::int from base join peer_numbers n on n.product = base.id where ${where} and n.attribute in (${attributes.join()}) group by n.attribute`;
  const filteredNumbers = query.numbers
    .filter(({ attribute }) => query.countNumbers.includes(attribute))
    .map(({ attribute }) => attribute);
  const otherNumbers = query.countNumbers.filter((attribute) => !filteredNumbers.includes(attribute));
  return `with base as materialized (
      select g.id, g.tree, g.facets, coalesce(own.price, g.price) as price, popularity, rating, ratings, created_at, buyable${tsquery ? `, ts_rank(words, ${tsquery}) as rank` : ''}${conditions.map(({ test }, at) => `, (${test}) as n${at}`).join('')}
      from peer_products g left join peer_prices own on own.product = g.id and own.city = ${query.cityId}
      where true${tree ? ` and tree between ${tree.from} and ${tree.to}` : ''}${tsquery ? ` and words @@ ${tsquery}` : ''})
    ${buildCountQuery(
      query.countGroups.filter((group) => !filterGroups.has(group)),
      otherConditions(null),
    )}
    ${query.values.map(({ group }) => `union all ${buildCountQuery([group], otherConditions(group))}`).join('\n')}
    ${otherNumbers.length > 0 ? `union all ${buildBoundsQuery(otherNumbers, otherConditions(null))}` : ''}
    ${filteredNumbers.map((attribute) => `union all ${buildBoundsQuery([attribute], otherConditions(attribute))}`).join('\n')}
    union all select 'total', null, count(*)::int, null from base where ${otherConditions(null)}
    union all select 'price', null, min(price), max(price) from base where ${otherConditions(-1)}
    ${query.countCategories.length > 0 ? `union all select 'category', c.id, count(*)::int, null from base join categories c on base.tree between c.tree_from and c.tree_to where c.id in (${query.countCategories.join()}) and ${otherConditions(null)} group by c.id` : ''}
    union all (select 'id', id, null, null from base where ${otherConditions(null)} order by buyable desc, ${ORDER_CLAUSES[query.sort]} popularity desc, id desc offset ${query.offset} limit ${query.limit})`;
}

function buildSuggestionQuery({ text, query }: BenchQuery): string {
  return `select 'id' as what, id as key, null::int as a, null::int as b from peer_products where words @@ '${text}:*'::tsquery order by buyable desc, popularity desc, id desc limit ${query.limit}`;
}

function readCpuSeconds(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const stats = fields.split(' ');
  return (Number(stats[11]) + Number(stats[12])) / TICKS_PER_SECOND;
}
