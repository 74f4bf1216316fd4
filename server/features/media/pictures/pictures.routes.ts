import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SCENE_VARIANTS } from '#domain/catalog/scene-picture.ts';
import { clientAddress } from '../../../platform/http/client-address.ts';
import { chooseEncoding, hasCurrentVersion, encodedTag } from '../../../platform/http/negotiation.ts';
import { BITMAP_WIDTHS, type ServedFormat } from './bitmaps.ts';
import { createDrawingCache, drawKind, drawScene, drawSource, isDrawn, type CompressedDrawing } from './drawings.ts';
import { pictureWorkOwner } from './picture-work.ts';
import { createPicturesService, type PictureDeps } from './pictures.service.ts';

const DRAWING_CACHE_BYTES = 32 * 1024 * 1024;
const CACHE_FOREVER = 'public, max-age=31536000, immutable';
const CACHE_FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';
const CACHE_FOR_A_MINUTE = 'public, max-age=60';
const STRICT_CSP = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";
const CONTENT_TYPES: Record<ServedFormat, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
};

function sendDrawing(
  request: FastifyRequest,
  reply: FastifyReply,
  drawing: CompressedDrawing,
  cacheControl: string,
): FastifyReply {
  const encoding = chooseEncoding(request);
  const etag = encodedTag(drawing.etag, encoding);
  reply.headers({
    'cache-control': cacheControl,
    'content-security-policy': STRICT_CSP,
    vary: 'accept-encoding',
    etag,
  });
  if (hasCurrentVersion(request, etag)) return reply.status(304).send();
  if (encoding !== '') reply.header('content-encoding', encoding);
  return reply.type('image/svg+xml').send(drawing[encoding || 'plain']);
}

/**
 * Serves product pictures outside the contract: `/i/{hash}.svg` for drawings, `/i/{hash}/{width}.{webp|avif|jpg|png}`
 * for all, `/i/kind/{kind}.svg` for the placeholder of a kind, `/i/scene/{kind}-{variant}.svg` for a kind in a room. An
 * unavailable picture gets its placeholder, cached for a minute.
 */
export function registerPictureRoutes(fastify: FastifyInstance, deps: PictureDeps): void {
  const service = createPicturesService(deps);
  const drawings = createDrawingCache(DRAWING_CACHE_BYTES);
  const getKindDrawing = (kind: string) => drawings.get(`kind-${kind}`, () => drawKind(kind));

  fastify.get<{ Params: { kind: string } }>('/i/kind/:kind([a-z0-9-]{1,40}).svg', async (request, reply) => {
    const drawing = await getKindDrawing(request.params.kind);
    return drawing ? sendDrawing(request, reply, drawing, CACHE_FOR_A_DAY) : reply.status(404).send();
  });

  fastify.get<{ Params: { kind: string; variant: string } }>(
    '/i/scene/:kind([a-z0-9-]{1,40})-:variant(\\d{1,2}).svg',
    async (request, reply) => {
      const { kind, variant } = request.params;
      if (!isDrawn(kind) || Number(variant) >= SCENE_VARIANTS) return reply.status(404).send();
      const drawing = await drawings.get(`scene-${kind}-${Number(variant)}`, () => drawScene(kind, Number(variant)));
      return drawing ? sendDrawing(request, reply, drawing, CACHE_FOR_A_DAY) : reply.status(404).send();
    },
  );

  fastify.get<{ Params: { hash: string } }>('/i/:hash([0-9a-f]{24}).svg', async (request, reply) => {
    const { hash } = request.params;
    const cached = await drawings.get(hash, () => undefined);
    if (cached) return sendDrawing(request, reply, cached, CACHE_FOREVER);
    const stored = await service.find(hash);
    if (!stored) return reply.status(404).send();
    const drawing = await drawings.get(hash, () => drawSource(stored.source));
    if (drawing) return sendDrawing(request, reply, drawing, CACHE_FOREVER);
    const placeholder = await getKindDrawing(stored.kind);
    return placeholder ? sendDrawing(request, reply, placeholder, CACHE_FOR_A_MINUTE) : reply.status(404).send();
  });

  fastify.get<{ Params: { hash: string; width: string; format: ServedFormat } }>(
    '/i/:hash([0-9a-f]{24})/:width(\\d{3,4}).:format(webp|avif|jpg|png)',
    async (request, reply) => {
      const { hash, format } = request.params;
      const width = Number(request.params.width);
      if (!BITMAP_WIDTHS.some((served) => served === width)) return reply.status(404).send();
      const picture = await service.find(hash);
      if (!picture) return reply.status(404).send();
      const owner = pictureWorkOwner(clientAddress(request.ip, request.socket.remoteAddress));
      const body = await service.resize(picture, width, format, owner);
      if (body)
        return reply
          .headers({ 'cache-control': CACHE_FOREVER, 'content-security-policy': STRICT_CSP })
          .type(CONTENT_TYPES[format])
          .send(body);
      const placeholder = await getKindDrawing(picture.kind);
      return placeholder ? sendDrawing(request, reply, placeholder, CACHE_FOR_A_MINUTE) : reply.status(404).send();
    },
  );
}
