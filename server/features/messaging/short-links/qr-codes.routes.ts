import type { FastifyInstance, FastifyRequest } from 'fastify';
import { renderSVG } from 'uqr';
import { APP_LINK } from './short-links.service.ts';

/** Serves the QR code of the app's short link, `/qr/app.svg`, with the origin of the request. */
export function registerQrCodes(app: FastifyInstance, origin: (request: FastifyRequest) => string): void {
  app.get(`/qr/${APP_LINK}.svg`, async (request, reply) =>
    reply
      .headers({
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=86400',
        'content-security-policy': "default-src 'none'",
      })
      .send(renderSVG(`${origin(request)}/r/${APP_LINK}`, { border: 0 })),
  );
}
