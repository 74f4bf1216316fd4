import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { choosePacking } from '../../../platform/http/negotiation.ts';
import { drawShop, SHOP_LOOKS, type ShopView } from '#demo/pictures/shop-pictures.ts';
import { BANNER_NAMES, drawBanner } from '#demo/pictures/banners.ts';
import { drawGiftCard } from '#demo/pictures/gift-cards.ts';
import { GIFT_COLOURS, GIFT_DESIGNS } from '#domain/gifts/gift-purchase.ts';
import { bannerUrl, giftPicture } from '#domain/urls/paths.ts';

/**
 * Serves drawings, each drawn once: home page banners `/banners/{name}-{wide|tall}.svg`, gift card pictures
 * `/gift-pictures/{design}-{colour}.svg` and shop pictures `/shop-pictures/{id}-{front|hall}.{svg|png}`.
 */
export function registerBannerRoutes(app: FastifyInstance): void {
  for (const name of BANNER_NAMES)
    for (const shape of ['wide', 'tall'] as const)
      app.get(
        bannerUrl(name, shape),
        createHandler(() => drawBanner(name, shape).svg),
      );
  for (const design of GIFT_DESIGNS)
    for (const colour of GIFT_COLOURS)
      app.get(
        giftPicture(design, colour),
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
  const draw = () => drawShop(variant, view).svg;
  let bitmap: Promise<Buffer> | null = null;
  return {
    svg: createHandler(draw),
    png: async (_request: FastifyRequest, reply: FastifyReply) => {
      bitmap ??= sharp(Buffer.from(draw())).png({ palette: true }).toBuffer();
      return reply
        .headers({ 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' })
        .send(await bitmap);
    },
  };
}

function createHandler(draw: () => string) {
  let cached: { plain: Buffer; brotli: Buffer } | null = null;
  return (request: FastifyRequest, reply: FastifyReply) => {
    const plain = cached?.plain ?? Buffer.from(draw());
    cached ??= { plain, brotli: brotliCompressSync(plain) };
    const packed = choosePacking(request, ['br']) !== '';
    reply.headers({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
      vary: 'accept-encoding',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      ...(packed ? { 'content-encoding': 'br' } : {}),
    });
    return reply.send(packed ? cached.brotli : cached.plain);
  };
}
