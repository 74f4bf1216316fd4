import type { FastifyInstance } from 'fastify';
import { isLanguage } from '#domain/text/language.ts';
import { clientAddress } from '../../../platform/http/client-address.ts';
import { createRateLimiter } from '../../../platform/limits/rate-limit.ts';
import type { InvoicesService } from './invoices.service.ts';

/** Max PDFs per address. Rendering takes about 0.1 s of CPU; an office behind one address needs only a few. */
const PDFS_PER_MINUTE = 20;

type Params = { reference: string; language: string };

/** Serves the PDF of an invoice to a caller with its reference, `/invoices/{reference}/{ru|kk}.pdf`. */
export function registerInvoiceFiles(app: FastifyInstance, invoices: Pick<InvoicesService, 'pdf'>): void {
  const limit = createRateLimiter();
  app.get<{ Params: Params }>('/invoices/:reference/:language.pdf', async (request, reply) => {
    const { reference, language } = request.params;
    const address = clientAddress(request.ip, request.socket.remoteAddress);
    if (!limit.allow(address, PDFS_PER_MINUTE, Date.now()))
      return reply.status(429).headers({ 'cache-control': 'no-store', 'retry-after': '60' }).send();
    const invoice = isLanguage(language) ? await invoices.pdf(reference, language) : undefined;
    if (!invoice) return reply.callNotFound();
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="invoice-${invoice.number}.pdf"`,
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      })
      .send(invoice.bytes);
  });
}
