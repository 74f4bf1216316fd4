import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Listing, ProductPage } from '#contract/catalog/catalog.ts';
import type { EndpointKey } from '#contract/index.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import type { Language } from '#domain/text/language.ts';
import { defaultCity } from '#domain/urls/scope.ts';
import { drawKind, drawSource } from '../../features/media/pictures/drawings.ts';
import { HEAVY, pictureWork, pictureWorkOwner } from '../../features/media/pictures/picture-work.ts';
import { createPicturesService, type PictureDeps } from '../../features/media/pictures/pictures.service.ts';
import type { GeoService } from '../../features/places/geo/geo.service.ts';
import { WITHOUT_SESSION, type CallContext } from '../../platform/http/call.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { GateFull } from '../../platform/limits/work-gate.ts';
import { createRateLimiter } from '../../platform/limits/rate-limit.ts';
import type { SettingsReader } from '../../platform/database/store-settings.ts';
import { call, toFailure, type AllHandlers } from '../../router/router.ts';
import { renderSharePicture, type ShareTexts } from './share-picture.ts';

const MAX_CACHED = 100;
const RENDERS_PER_MINUTE = 60;

type Deps = {
  handlers: AllHandlers;
  geo: GeoService;
  settings: Pick<SettingsReader, 'current'>;
  pictures: PictureDeps;
};
type Api = (key: EndpointKey, input: unknown) => Promise<unknown>;
type PictureTexts = Omit<ShareTexts, 'shopName' | 'picture'> & {
  /** Renders the picture; called only on a cache miss. */
  picture: ((owner: string) => Promise<ShareTexts['picture']>) | null;
};
type TitledText = { title: string; kind: string } | { moved: string };

/** Text and drawing of a page without a picture. */
const SHOP_TITLES: Record<Language, string> = {
  ru: 'Электроника и бытовая техника в Казахстане',
  kk: 'Қазақстандағы электроника және тұрмыстық техника',
};
const SHOP_KIND = 'laptop';

/** Lines above the title for pages that have none of their own. */
const KICKERS: Record<'articles' | 'promos', Record<Language, string>> = {
  articles: { ru: 'Статья', kk: 'Мақала' },
  promos: { ru: 'Акция', kk: 'Науқан' },
};

/**
 * Serves share pictures, `/share/{ru|kk}/{p|c|articles|promos|pages}/{id}.jpg`, with content as guests of the default
 * city see it. Rendered on demand; the last hundred are cached until their text changes.
 */
export function registerSharePictures(app: FastifyInstance, { handlers, geo, settings, pictures }: Deps): void {
  const service = createPicturesService(pictures);
  const limit = createRateLimiter();
  const cache = new Map<string, Buffer>();

  const loadPicture =
    (hash: string) =>
    async (owner: string): Promise<ShareTexts['picture']> => {
      const stored = await service.find(hash);
      if (!stored) return null;
      return (await drawSource(stored.source, 'png')) ?? (await service.resize(stored, 640, 'png', owner)) ?? null;
    };
  const drawKindPicture = (kind: string) => async () => drawKind(kind, 'png');

  const loadTexts: Record<string, (id: string, api: Api, language: Language) => Promise<PictureTexts | null>> = {
    p: async (id, api, language) => {
      const product = (await api('GET /api/catalog/products/:id', { id })) as ProductPage;
      const [first] = product.pictures;
      return {
        kicker: product.crumbs.at(-1)?.title ?? '',
        title: product.name,
        strong: product.price === null ? '' : formatTenge(product.price, language),
        picture: first ? loadPicture(first.hash) : null,
      };
    },
    c: async (id, api) => {
      const { category, products, crumbs } = (await api('GET /api/catalog/listing', { category: id })) as Listing;
      const picture = products[0]?.picture;
      return {
        kicker: crumbs.at(-2)?.title ?? '',
        title: category?.name ?? '',
        strong: '',
        picture: picture ? loadPicture(picture.hash) : null,
      };
    },
    articles: async (id, api, language) => {
      const article = (await api('GET /api/content/articles/:slug', { slug: id })) as TitledText;
      if ('moved' in article) return null;
      return {
        kicker: KICKERS.articles[language],
        title: article.title,
        strong: '',
        picture: drawKindPicture(article.kind),
      };
    },
    promos: async (id, api, language) => {
      const promo = (await api('GET /api/content/promos/:id', { id })) as TitledText;
      if ('moved' in promo) return null;
      return { kicker: KICKERS.promos[language], title: promo.title, strong: '', picture: drawKindPicture(promo.kind) };
    },
    pages: async (id, _api, language) =>
      id === 'shop'
        ? { kicker: '', title: SHOP_TITLES[language], strong: '', picture: drawKindPicture(SHOP_KIND) }
        : null,
  };

  // The product's picture uses the same concurrency limit, so load it before the share picture takes a slot.
  const render = async (
    key: string,
    texts: Omit<ShareTexts, 'picture'>,
    picture: PictureTexts['picture'],
    owner: string,
  ) => {
    const pictureBytes = (await picture?.(owner)) ?? null;
    return pictureWork.run(owner, `share ${key}`, () => renderSharePicture({ ...texts, picture: pictureBytes }), HEAVY);
  };

  app.get<{ Params: { language: Language; kind: string; id: string } }>(
    '/share/:language(ru|kk)/:kind(p|c|articles|promos|pages)/:id([a-z0-9-]{1,100}).jpg',
    async (request, reply) => {
      const { language, kind, id } = request.params;
      try {
        const api: Api = (key, input) => call(handlers, key, input, guestContext(request, language, geo));
        const words = await loadTexts[kind]?.(id, api, language);
        if (!words?.title) return reply.status(404).send();
        const { picture, ...texts } = words;
        const shopName = settings.current()['shop.name'];
        const key = JSON.stringify([language, kind, id, texts, shopName]);
        const cached = cache.get(key);
        const address = clientAddress(request.ip, request.socket.remoteAddress);
        if (!cached) {
          if (!limit.allow(address, RENDERS_PER_MINUTE, Date.now())) return sendBusy(reply);
        }
        const body = cached ?? (await render(key, { ...texts, shopName }, picture, pictureWorkOwner(address)));
        cache.delete(key);
        cache.set(key, body);
        for (const oldest of [...cache.keys()].slice(0, Math.max(0, cache.size - MAX_CACHED))) cache.delete(oldest);
        return reply.headers({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400' }).send(body);
      } catch (error) {
        if (error instanceof GateFull) return sendBusy(reply);
        const { status } = toFailure(error, request.id);
        if (status >= 500) throw error;
        return reply.status(404).send();
      }
    },
  );
}

const sendBusy = (reply: FastifyReply) => reply.status(503).header('retry-after', '60').send();

function guestContext(request: FastifyRequest, language: Language, geo: GeoService): CallContext {
  return {
    language,
    city: geo.getScope(defaultCity),
    now: new Date(),
    ...WITHOUT_SESSION,
    ip: clientAddress(request.ip, request.socket.remoteAddress),
    requestId: request.id,
    origin: '',
    tag: () => {},
    changesAt: () => {},
  };
}
