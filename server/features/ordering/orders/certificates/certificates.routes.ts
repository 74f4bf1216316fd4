import type { FastifyInstance } from 'fastify';
import { isLanguage } from '#domain/text/language.ts';
import { clientAddress } from '../../../../platform/http/client-address.ts';
import { createRateLimiter } from '../../../../platform/limits/rate-limit.ts';
import type { CertificatesService } from './certificates.service.ts';

/** Max PDFs per address; rendering takes about 0.1 s of CPU. */
const PDFS_PER_MINUTE = 20;

type Params = { reference: string; language: string };

/** Serves the PDF of a warranty to a caller with its reference, `/certificates/{reference}/{ru|kk}.pdf`. */
export function registerCertificates(app: FastifyInstance, certificates: CertificatesService): void {
  const limit = createRateLimiter();
  app.get<{ Params: Params }>('/certificates/:reference/:language.pdf', async (request, reply) => {
    const { reference, language } = request.params;
    const address = clientAddress(request.ip, request.socket.remoteAddress);
    if (!limit.allow(address, PDFS_PER_MINUTE, Date.now()))
      return reply.status(429).headers({ 'cache-control': 'no-store', 'retry-after': '60' }).send();
    const certificate = isLanguage(language) ? await certificates.pdf(reference, language) : undefined;
    if (!certificate) return reply.callNotFound();
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="warranty-${certificate.number}.pdf"`,
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      })
      .send(certificate.bytes);
  });
}
