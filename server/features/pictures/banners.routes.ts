import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { choosePacking } from '../../platform/negotiation.ts';
import { BANNER_NAMES, drawBanner, type BannerName, type BannerShape } from '#demo/pictures/banners.ts';

/** Serves the drawn banners of the home page: `/banners/{name}-{wide|tall}.svg`, drawn once. */
export function registerBannerRoutes(app: FastifyInstance): void {
  for (const name of BANNER_NAMES)
    for (const shape of ['wide', 'tall'] as const) app.get(`/banners/${name}-${shape}.svg`, answer(name, shape));
}

function answer(name: BannerName, shape: BannerShape) {
  let drawn: { plain: Buffer; brotli: Buffer } | null = null;
  return (request: FastifyRequest, reply: FastifyReply) => {
    const plain = drawn?.plain ?? Buffer.from(drawBanner(name, shape).svg);
    drawn ??= { plain, brotli: brotliCompressSync(plain) };
    const packed = choosePacking(request, ['br']) !== '';
    reply.headers({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
      vary: 'accept-encoding',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      ...(packed ? { 'content-encoding': 'br' } : {}),
    });
    return reply.send(packed ? drawn.brotli : drawn.plain);
  };
}
