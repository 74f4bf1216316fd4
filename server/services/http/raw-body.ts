import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What PostgreSQL cannot keep in a text: NUL and half of a surrogate pair. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;
/** NUL in an address or a form. No text of people has one, and PostgreSQL refuses it. */
const NUL = '%00';

/** Answers an address with a NUL before anything reads it: a call by `invalid_input`, anything else by `answerPage`. */
export function refuseNul(
  app: FastifyInstance,
  answerPage: (request: FastifyRequest, reply: FastifyReply) => unknown,
): void {
  // No promise: this runs for every cached page.
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.raw.url?.includes(NUL)) return done();
    if (!request.raw.url.startsWith('/api/')) return void answerPage(request, reply);
    const body = { code: 1001, error: 'invalid_input', message: 'invalid input', requestId: request.id };
    reply.status(400).header('cache-control', 'no-store').send(body);
  });
}

/** Parses JSON and the forms of gateways, and keeps the body as it came for their signatures. */
export function keepRawBody(app: FastifyInstance): void {
  // Only gateways send forms; a page of another site could too.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, body, done) => {
    if (!request.url.startsWith('/api/payments/'))
      return done(Object.assign(new Error('no form is expected here'), { statusCode: 415 }));
    if ((body as string).includes(NUL))
      return done(Object.assign(new Error('a text cannot be stored'), { statusCode: 400 }));
    (request as { rawBody?: string }).rawBody = body as string;
    return done(null, {});
  });
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    (request as { rawBody?: string }).rawBody = body as string;
    if (body === '') return done(null, {});
    try {
      const parsed: unknown = JSON.parse(body as string);
      // Strings get such characters by `\u` alone, and `stringify` writes them no other way.
      if ((body as string).includes('\\u') && UNSTORABLE.test(JSON.stringify(parsed)))
        throw new Error('a text cannot be stored');
      done(null, parsed);
    } catch {
      done(Object.assign(new Error('the body is not JSON'), { statusCode: 400 }));
    }
  });
}
