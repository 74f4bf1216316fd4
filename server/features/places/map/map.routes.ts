import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { tilePath } from '#domain/addresses/map-tiles.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { chooseEncoding, hasCurrentVersion, encodedTag } from '#server/platform/http/negotiation.ts';
import type { MapService } from './map.service.ts';

const CACHE_FOR_A_YEAR = 'public, max-age=31536000, immutable';

/** Calls for the map; `mapKey` is the browser key of the external map; empty if not configured. */
export function mapRoutes(
  map: MapService,
  mapKey: string,
): Handlers<'GET /api/map' | 'POST /api/get-yandex-api-token'> {
  return {
    'GET /api/map': async ({ city }, context) => map.getConfig(context, city),
    'POST /api/get-yandex-api-token': async () => mapKey,
  };
}

/**
 * Serves vector tiles (MVT) of the built-in map at `/map-tiles/{version}/{source}/{zoom}/{column}/{row}`. Cached for a
 * year under the current version, revalidated under any other. 204 for an empty tile.
 */
export function registerMapTiles(app: FastifyInstance, map: Pick<MapService, 'tiles'>): void {
  const number = String.raw`(\d{1,5})`;
  app.get<{ Params: { version: string; source: string; zoom: string; x: string; y: string } }>(
    tilePath(':version', ':source', `:zoom${number}`, `:x${number}`, `:y${number}`),
    (request, reply) => {
      const { version, source, zoom, x, y } = request.params;
      const tiles = map.tiles();
      const compressed = tiles.tile(source, Number(zoom), Number(x), Number(y));
      reply.headers({
        'cache-control': version === tiles.version ? CACHE_FOR_A_YEAR : 'public, no-cache',
        // Tiles are public: the apps, whose origin is another, share the cached responses of the web.
        'access-control-allow-origin': '*',
      });
      if (!compressed) return reply.status(204).send();
      const packing = chooseEncoding(request, ['gzip']);
      const etag = encodedTag(`"${tiles.version}"`, packing);
      reply.headers({ etag, vary: 'accept-encoding', 'content-type': 'application/vnd.mapbox-vector-tile' });
      if (hasCurrentVersion(request, etag)) return reply.status(304).send();
      if (packing === '') return reply.send(gunzipSync(compressed));
      return reply.header('content-encoding', packing).send(compressed);
    },
  );
}
