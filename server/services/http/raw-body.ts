import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failureBody } from '../../platform/http/failure.ts';

/** Characters PostgreSQL cannot store in a text: NUL and lone surrogates. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;
/** NUL in an address or a form. No legitimate text contains it, and PostgreSQL refuses it. */
const NUL = '%00';

/** Rejects an address with a NUL before it is parsed: calls with `invalid_input`, anything else by `answerPage`. */
export function rejectNul(
  app: FastifyInstance,
  sendPage: (request: FastifyRequest, reply: FastifyReply) => unknown,
): void {
  // Synchronous: this runs for every cached page.
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.raw.url?.includes(NUL)) return done();
    if (!request.raw.url.startsWith('/api/')) return void sendPage(request, reply);
    reply.status(400).header('cache-control', 'no-store').send(failureBody('invalid_input', request.id));
  });
}

/** Parses JSON and gateway forms, and keeps the raw body for signature checks. */
export function keepRawBody(app: FastifyInstance): void {
  // Only gateways may send forms, because other sites can submit forms too.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, body, done) => {
    if (!request.url.startsWith('/api/payments/'))
      return done(Object.assign(new Error('forms are not accepted here'), { statusCode: 415 }));
    if ((body as string).includes(NUL))
      return done(Object.assign(new Error('a text contains characters that cannot be stored'), { statusCode: 400 }));
    (request as { rawBody?: string }).rawBody = body as string;
    return done(null, {});
  });
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    (request as { rawBody?: string }).rawBody = body as string;
    if (body === '') return done(null, {});
    try {
      const parsed: unknown = JSON.parse(body as string);
      // JSON encodes such characters only as `\u`, and `stringify` uses no other form.
      if ((body as string).includes('\\u') && UNSTORABLE.test(JSON.stringify(parsed)))
        throw new Error('a text contains characters that cannot be stored');
      done(null, parsed);
    } catch {
      done(Object.assign(new Error('the body is not JSON'), { statusCode: 400 }));
    }
  });
}
