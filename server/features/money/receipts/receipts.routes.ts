import type { FastifyInstance, FastifyRequest } from 'fastify';
import { renderSVG } from 'uqr';
import { receiptPath } from '#domain/urls/document-paths.ts';
import { createScopedPaths } from '#domain/urls/paths.ts';
import { defaultCity } from '#domain/urls/scope.ts';
import type { Handlers } from '../../../platform/http/call.ts';
import type { ReceiptsService } from './receipts.service.ts';

/** Handlers of receipts. */
export function receiptsRoutes(receipts: Pick<ReceiptsService, 'read'>): Handlers<'GET /api/receipts/:reference'> {
  return {
    'GET /api/receipts/:reference': ({ reference }, { language }) => receipts.read(reference, language),
  };
}

/**
 * Serves the QR code of a receipt, `/qr/receipt/{reference}.svg`. It links to the fiscal data operator, or to our own
 * page if there is none.
 */
export function registerReceiptCodes(
  app: FastifyInstance,
  receipts: Pick<ReceiptsService, 'findQrTarget'>,
  origin: (request: FastifyRequest) => string,
): void {
  app.get<{ Params: { reference: string } }>('/qr/receipt/:reference.svg', async (request, reply) => {
    const { reference } = request.params;
    const target = await receipts.findQrTarget(reference);
    if (!target) return reply.callNotFound();
    return reply
      .headers({
        'content-type': 'image/svg+xml',
        'cache-control': 'private, no-cache',
        'content-security-policy': "default-src 'none'",
      })
      .send(
        renderSVG(target.url ?? origin(request) + receiptPath(createScopedPaths('ru', defaultCity), reference), {
          border: 2,
        }),
      );
  });
}
