import Fastify, { type FastifyInstance } from 'fastify';
import { openApi } from '../router/router.ts';

/**
 * Creates the service for operators: `/metrics` for Prometheus and `/api/docs`, the OpenAPI document of the calls. It
 * listens on a separate port that is not public.
 */
export function createAdminService(options: {
  origin: string;
  metrics: () => string | Promise<string>;
}): FastifyInstance {
  const app = Fastify({ logger: false });
  const document = { ...openApi(), servers: [{ url: options.origin }] };
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  });
  app.get('/metrics', async (_request, reply) => reply.type('text/plain; version=0.0.4').send(await options.metrics()));
  app.get('/api/docs', async () => document);
  return app;
}
