import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '../../../platform/http/negotiation.ts';
import { drawShop, SHOP_LOOKS, type ShopView } from '#demo/pictures/shop-pictures.ts';
import { BANNER_NAMES, drawBanner } from '#demo/pictures/banners.ts';
import { embedRenders, type EmbeddedFormat } from '#demo/pictures/rendered/embed.ts';
import { drawGiftCard } from '#demo/pictures/gift-cards.ts';
import { GIFT_COLOURS, GIFT_DESIGNS } from '#domain/gifts/gift-purchase.ts';
import { bannerUrl, giftPictureUrl } from '#domain/urls/paths.ts';

/** Pixels per unit of a banner: sharp on displays of double density. */
const BANNER_SCALE = 1.6;

/**
 * Serves drawings, each drawn once: home page banners `/banners/{name}-{wide|tall}.svg`, gift card pictures
 * `/gift-pictures/{design}-{colour}.svg` and shop pictures `/shop-pictures/{id}-{front|hall}.{svg|png}`.
 */
export function registerBannerRoutes(app: FastifyInstance): void {
  for (const name of BANNER_NAMES)
    for (const shape of ['wide', 'tall'] as const)
      app.get(
        bannerUrl(name, shape),
        createHandler(() => embedRenders(drawBanner(name, shape).svg, BANNER_SCALE)),
      );
  for (const design of GIFT_DESIGNS)
    for (const colour of GIFT_COLOURS)
      app.get(
        giftPictureUrl(design, colour),
        createHandler(() => drawGiftCard(design, colour)),
      );
  const shops = Array.from({ length: SHOP_LOOKS }, (_, variant) => ({
    front: createShopHandlers(variant, 'front'),
    hall: createShopHandlers(variant, 'hall'),
  }));
  app.get<{ Params: { id: string; view: ShopView; form: 'svg' | 'png' } }>(
    '/shop-pictures/:id([1-9]\\d{0,9})-:view(front|hall).:form(svg|png)',
    (request, reply) => {
      const { id, view, form } = request.params;
      return shops[Number(id) % SHOP_LOOKS]?.[view][form](request, reply);
    },
  );
}

function createShopHandlers(variant: number, view: ShopView) {
  const draw = (format: EmbeddedFormat) => embedRenders(drawShop(variant, view).svg, 1, format);
  let bitmap: Promise<Buffer> | null = null;
  return {
    svg: createHandler(() => draw('webp')),
    png: async (_request: FastifyRequest, reply: FastifyReply) => {
      bitmap ??= draw('png').then((svg) => sharp(Buffer.from(svg)).png({ palette: true }).toBuffer());
      return reply
        .headers({ 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' })
        .send(await bitmap);
    },
  };
}

function createHandler(draw: () => string | Promise<string>) {
  let cached: Promise<{ plain: Buffer; brotli: Buffer }> | null = null;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    cached ??= Promise.resolve(draw()).then((svg) => ({ plain: Buffer.from(svg), brotli: brotliCompressSync(svg) }));
    const { plain, brotli } = await cached;
    const acceptsBrotli = chooseEncoding(request, ['br']) !== '';
    reply.headers({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
      vary: 'accept-encoding',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
      ...(acceptsBrotli ? { 'content-encoding': 'br' } : {}),
    });
    return reply.send(acceptsBrotli ? brotli : plain);
  };
}
