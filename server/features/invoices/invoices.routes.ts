import type { FastifyInstance } from 'fastify';
import type { Language } from '#domain/language.ts';
import type { InvoicesService } from './invoices.service.ts';

type Params = { reference: string; language: string };

/** Serves the PDF of an invoice to who knows its reference, `/invoices/{reference}/{ru|kk}.pdf`. */
export function registerInvoiceFiles(app: FastifyInstance, invoices: Pick<InvoicesService, 'pdf'>): void {
  app.get<{ Params: Params }>('/invoices/:reference/:language.pdf', async (request, reply) => {
    const { reference, language } = request.params;
    const found = isLanguage(language) ? await invoices.pdf(reference, language) : undefined;
    if (!found) return reply.callNotFound();
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="invoice-${found.number}.pdf"`,
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      })
      .send(found.bytes);
  });
}

function isLanguage(word: string): word is Language {
  return word === 'ru' || word === 'kk';
}
