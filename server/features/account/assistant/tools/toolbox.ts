import { z } from 'zod';
import type { SupportLink } from '#contract/customers/support.ts';
import { OrderNumber } from '#contract/orders/orders.ts';
import { parseCompatibleModels, modelPhrases } from '#domain/catalog/compatibility.ts';
import { DRAFT_KINDS } from '#domain/support/assistant-answer.ts';
import { rankAnswers } from '#domain/support/support-search.ts';
import { ExpectedFailure } from '../../../../platform/http/failure.ts';
import { facetsOf, orderFacts, pageFacts, plainText, productFacts } from './facts.ts';
import type { ReadShop } from './read-calls.ts';

const MAX_FOUND = 8;
const MAX_ACCESSORIES = 24;
const MAX_COMPARED = 4;
const MAX_GUIDES = 5;
/** Min share of a question's words in the title of a guide, when its topic is known. */
const MIN_SHARE_IN_TOPIC = 0.3;
const MAX_PROMOS = 6;
const MAX_STORES = 10;
const MAX_ORDERS = 5;
/** Sellers' names of the attribute that lists compatible models, in both languages. */
const COMPATIBILITY = /^(?:совместим|подходит|үйлесім)/i;

/** Pages that answer questions about the shop itself. */
const PAGES = {
  delivery: '/gid-delivery',
  change: '/gid-change',
  service: '/gid-service',
  services: '/gid-services',
  contacts: '/gid-contacts',
  bonus: '/gid-bonus',
  'present-cart': '/gid-present-cart',
  wholesale: '/gid-wholesale',
  suppliers: '/gid-suppliers',
  tenders: '/gid-tenders',
  'for-landlords': '/gid-for-landlords',
  about: '/gid-about-company',
} as const;
/** Name of a page. */
export type ShopPageName = keyof typeof PAGES;
const PAGE_NAMES = Object.keys(PAGES) as [ShopPageName, ...ShopPageName[]];

const productId = z.number().int().positive();

type Tool<I extends z.ZodType, O> = {
  description: string;
  input: I;
  run(input: z.output<I>, read: ReadShop): Promise<O>;
};
const tool = <I extends z.ZodType, O>(description: string, input: I, run: Tool<I, O>['run']): Tool<I, O> => ({
  description,
  input,
  run,
});

/** The tools of every language model. All sums are in tenge, all data is that of the caller's city and session. */
export const TOOLS = {
  search_products: tool(
    'Finds products by a shopper’s words, in Russian or Kazakh: kind, brand, price, properties. Returns the best first.',
    z.object({
      query: z.string().min(1).max(500),
      sort: z.enum(['cheap', 'rating']).optional(),
      maxPrice: z.number().int().positive().optional(),
    }),
    async ({ query, sort, maxPrice = null }, read) => {
      const filters = maxPrice === null ? '' : `price/-${maxPrice}`;
      const found = await read('GET /api/catalog/listing', {
        q: query,
        models: 'one',
        ...(sort && { sort }),
        ...(filters && { filters }),
      });
      const { understood, category, total, products, price } = found;
      return {
        total,
        category: category && { name: category.name, path: `/c/${category.slug}` },
        /** Recognised parts of the query; a dropped word matches nothing. */
        understood: understood?.chips.map(({ kind, name }) => ({ kind, name })) ?? [],
        dropped: understood?.dropped ?? [],
        read: understood?.read ?? query,
        pages: understood?.pages ?? [],
        price: { min: price.min, max: price.max },
        facets: facetsOf(found),
        products: products.slice(0, MAX_FOUND).map(productFacts),
        maxPrice,
        path: `/search${filters && `/f/${filters}`}?q=${encodeURIComponent(query)}`,
      };
    },
  ),
  product: tool(
    'Returns one product: price, availability, delivery, instalments and all specifications.',
    z.object({ id: productId }),
    async ({ id }, read) => pageFacts(await read('GET /api/catalog/products/:id', { id })),
  ),
  compare: tool(
    'Compares products of one category: the specifications that differ, with the better values.',
    z.object({ ids: z.array(productId).min(2).max(MAX_COMPARED) }),
    async ({ ids }, read) => {
      const { categories, unavailable } = await read('GET /api/catalog/compare', { ids: ids.join(',') });
      return {
        categories: categories.map(({ products, groups }) => ({
          products: products.map(productFacts),
          rows: groups.flatMap(({ rows }) =>
            rows.filter(({ differs }) => differs).map(({ name, values, best }) => ({ name, values, best })),
          ),
        })),
        unavailable: unavailable.map(productFacts),
        path: `/compare?ids=${encodeURIComponent(ids.join(','))}`,
      };
    },
  ),
  compatibility: tool(
    'Checks by the maker’s list whether an accessory fits a device, named in words.',
    z.object({ accessory: productId, device: z.string().min(1).max(200) }),
    async ({ accessory, device }, read) => {
      const page = await read('GET /api/catalog/products/:id', { id: accessory });
      const listed = pageFacts(page)
        .specs.filter(({ name }) => COMPATIBILITY.test(name))
        .map(({ value }) => value);
      const { understood, products } = await read('GET /api/catalog/listing', { q: device });
      // The nearest product of a model that is not sold is another model.
      const exact = understood?.dropped.length === 0 ? products[0]?.name : undefined;
      const models = new Set(listed.flatMap((text) => parseCompatibleModels(text).map(({ key }) => key)));
      const wanted = [understood?.read ?? device, device, exact ?? ''].flatMap(modelPhrases);
      const answer: 'yes' | 'no' | 'unknown' =
        models.size === 0 || wanted.length === 0 ? 'unknown' : wanted.some((one) => models.has(one)) ? 'yes' : 'no';
      return { answer, device: understood?.read ?? device, listed, product: productFacts(page) };
    },
  ),
  accessories: tool(
    'Lists accessories that fit a product by its model.',
    z.object({ id: productId }),
    async ({ id }, read) => {
      const { accessories } = await read('GET /api/catalog/products/:id/related', { id });
      return { products: accessories.slice(0, MAX_ACCESSORIES).map(({ product }) => productFacts(product)) };
    },
  ),
  delivery: tool(
    'Returns courier fee, free delivery threshold, express, and with a product its earliest days in the city.',
    z.object({ product: productId.optional() }),
    async ({ product }, read) => {
      const page = await read('GET /api/content/page', { path: '/gid-delivery' });
      const terms = 'blocks' in page ? page.blocks.find((block) => block.type === 'delivery') : undefined;
      const found = product === undefined ? null : await read('GET /api/catalog/products/:id', { id: product });
      return {
        terms: terms?.terms ?? null,
        product: found && { ...productFacts(found), delivery: found.delivery, elsewhere: found.elsewhere },
      };
    },
  ),
  promotions: tool('Lists current public promotions with their promo codes.', z.object({}), async (_, read) => {
    const current = (await read('GET /api/content/promos', {})).filter(({ state }) => state === 'current');
    return Promise.all(
      current.slice(0, MAX_PROMOS).map(async ({ id, title, lead, from, to }) => {
        const promo = await read('GET /api/content/promos/:id', { id });
        return { title, lead, from, to, rule: 'rule' in promo ? promo.rule : null, path: `/promos/p/${id}` };
      }),
    );
  }),
  stores: tool(
    'Lists the stores of the city with address, hours and services; with a product, its stock in each.',
    z.object({ product: productId.optional() }),
    async ({ product }, read) => {
      const { shops } = await read('GET /api/shops/of-city', product === undefined ? {} : { product });
      return shops.slice(0, MAX_STORES).map(({ name, address, hours, services, stock, slug }) => ({
        name,
        address,
        hours,
        services,
        stock,
        path: `/shops/${slug}`,
      }));
    },
  ),
  own_orders: tool(
    'Returns the caller’s own orders: one by number, or the newest. Other customers’ orders are never found.',
    z.object({ number: OrderNumber.optional() }),
    async ({ number }, read) => {
      try {
        if (number !== undefined) {
          const { orders } = await read('POST /api/orders/lookup', { number });
          return { needsLogin: false, orders: orders.map((order) => orderFacts(order, false)) };
        }
        const [active, current] = await Promise.all([
          read('GET /api/orders', { tab: 'active' }),
          read('GET /api/orders', { tab: 'current' }),
        ]);
        const orders = [...active.orders, ...current.orders].slice(0, MAX_ORDERS);
        return { needsLogin: false, orders: orders.map((order) => orderFacts(order, true)) };
      } catch (error) {
        if (!(error instanceof ExpectedFailure)) throw error;
        return { needsLogin: error.error === 'unauthorised', orders: [] };
      }
    },
  ),
  guides: tool(
    'Finds answers about orders, delivery, payment, returns, warranty, bonuses, gift cards and accounts in the guides.',
    z.object({ question: z.string().min(1).max(500), topic: z.string().max(40).optional() }),
    async ({ question, topic }, read) => {
      const [{ topics }, questions] = await Promise.all([
        read('GET /api/support/topics', {}),
        read('GET /api/support/questions', {}),
      ]);
      const leaves = topics.flatMap((one) => one.leaves.map((leaf) => ({ ...leaf, topic: one.title })));
      const named = leaves.filter(({ id }) => id === topic);
      const foundLeaves = rankAnswers(
        leaves.map((leaf) => ({ title: `${leaf.title} ${leaf.words}`, text: leaf.topic, leaf })),
        question,
        1,
      ).map(({ leaf }) => leaf);
      const texts = questions.map(({ title, page, path, blocks }) => ({ title, page, path, text: plainText(blocks) }));
      const titled = texts.map((entry) => ({ title: entry.title, text: '', entry }));
      return {
        topics: (named.length > 0 ? named : foundLeaves).map(({ id, title, text, actions }) => ({
          id,
          title,
          text,
          links: actions.flatMap((action) => ('link' in action ? [action.link] : [])),
          hasCallback: actions.some(({ kind }) => kind === 'callback'),
        })),
        // A named topic lowers the threshold, and adds guides that match its title.
        questions: [
          rankAnswers(titled, question, MAX_GUIDES),
          ...named.flatMap(({ title }) => [
            rankAnswers(titled, question, MAX_GUIDES, MIN_SHARE_IN_TOPIC),
            rankAnswers(titled, title, MAX_GUIDES),
          ]),
        ]
          .flat()
          .map(({ entry }) => entry)
          .filter((entry, at, all) => all.indexOf(entry) === at)
          .slice(0, MAX_GUIDES * (1 + named.length)),
      };
    },
  ),
  shop_page: tool(
    'Returns title, summary and address of a page of the shop.',
    z.object({ page: z.enum(PAGE_NAMES) }),
    async ({ page }, read) => {
      const path = PAGES[page];
      const found = await read('GET /api/content/page', { path });
      return 'title' in found
        ? { title: found.title, lead: found.lead, path }
        : { title: '', lead: '', path: found.moved };
    },
  ),
  trade_in: tool('Returns the address of the trade-in calculator.', z.object({}), async () => ({ path: '/trade-in' })),
  contacts: tool(
    'Returns phones of the shop with their hours, WhatsApp, and emergency numbers.',
    z.object({}),
    async (_, read) => {
      const { contacts, emergency } = await read('GET /api/support/topics', {});
      return {
        contacts: contacts.flatMap((action) => ('link' in action ? [{ link: action.link, hours: action.hours }] : [])),
        emergency: emergency satisfies SupportLink[],
      };
    },
  ),
  draft: tool(
    'Prepares a callback, complaint or return for the customer to confirm. Does not send anything.',
    z.object({ kind: z.enum(DRAFT_KINDS), order: OrderNumber.optional() }),
    async ({ kind, order = null }, read) => {
      // A foreign number is refused like an unknown one.
      if (order !== null) await read('POST /api/orders/lookup', { number: order });
      return { kind, order };
    },
  ),
};
/** Name of a tool. */
export type ToolName = keyof typeof TOOLS;
/** Result of a tool. */
export type ToolResult<N extends ToolName> = Awaited<ReturnType<(typeof TOOLS)[N]['run']>>;
/** Input of a tool. */
export type ToolInput<N extends ToolName> = z.input<(typeof TOOLS)[N]['input']>;
