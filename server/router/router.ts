import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { contract, type EndpointKey } from '#contract/index.ts';
import { errors, type ErrorName, type Failure } from '#contract/errors.ts';
import type { Access, Endpoint, Guess } from '#contract/endpoint.ts';
import { requireCustomer, requireOperator, type CallContext, type Handlers } from '../platform/http/call.ts';
import { clientAddress } from '../platform/http/client-address.ts';
import { isDatabaseGone } from '../platform/database/database-watch.ts';
import { ExpectedFailure, fail, failureBody } from '../platform/http/failure.ts';
import { admitGuess, type CountedGuess, type GuessAdmission } from '../platform/limits/guess-limit.ts';
import { createRateLimiter } from '../platform/limits/rate-limit.ts';
import { createConcurrencyLimit } from '../platform/limits/concurrency-limit.ts';

/** Handlers of every call of the contract. */
export type AllHandlers = Handlers<EndpointKey>;
type AnyHandler = (input: unknown, context: CallContext) => Promise<unknown>;

/** Header of idempotent calls, for the API document. */
const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Chosen by the client; a repeat with the same key gets the first response.',
  schema: { type: 'string' },
};

const SECURITY: Record<Access, object> = {
  guest: {},
  customer: { security: [{ bearer: [] }, { cookie: [] }] },
  operator: { security: [{ operator: [] }] },
};

const keys = Object.keys(contract) as EndpointKey[];
const getEndpoint = (key: EndpointKey) => contract[key] as Endpoint;

/** Retry-After in seconds for calls that failed because the database was down. */
export const RETRY_SECONDS = 3;

/** Max concurrent long bodies, per address and overall: each takes its size in memory several times. */
const MAX_LONG_BODIES = { perKey: 6, total: 24 };

/** True when a failure means a wrong guess: nothing was found. */
const isWrongGuess = (name: ErrorName) => errors[name].status === 404 || name === 'gift_card_refused';

/** Errors that any call may return; contracts do not list them. */
const COMMON_ERRORS: ReadonlySet<ErrorName> = new Set([
  'invalid_input',
  'rate_limited',
  'not_ready',
  'too_large',
  'search_unavailable',
]);

/**
 * Runs a call: checks caller and input, runs the handler and strips undeclared output. An undeclared error or a wrong
 * output shape is a defect of the shop.
 */
export async function call(
  handlers: AllHandlers,
  key: EndpointKey,
  input: unknown,
  context: CallContext,
): Promise<unknown> {
  const endpoint = getEndpoint(key);
  if (endpoint.access === 'customer') requireCustomer(context);
  if (endpoint.access === 'operator') requireOperator(context, endpoint.scope);
  const parsed = endpoint.input.safeParse(input);
  if (!parsed.success)
    fail(
      'invalid_input',
      parsed.error.issues.slice(0, 20).map(({ path, code, message }) => ({ path: path.join('.'), code, message })),
    );
  try {
    return endpoint.output.parse(await (handlers[key] as AnyHandler)(parsed.data, context));
  } catch (error) {
    if (!(error instanceof ExpectedFailure) || COMMON_ERRORS.has(error.error) || endpoint.errors.includes(error.error))
      throw error;
    throw new Error(`${key} fails with ${error.error}, which its contract does not name`, { cause: error });
  }
}

/** Body and status of a failed call; an unexpected error exposes no internals. */
export function toFailure(error: unknown, requestId: string): { status: number; body: Failure } {
  const name = error instanceof ExpectedFailure ? error.error : isDatabaseGone(error) ? 'not_ready' : 'unexpected';
  const details = error instanceof ExpectedFailure && error.details !== undefined ? { details: error.details } : {};
  return { status: errors[name].status, body: { ...failureBody(name, requestId), ...details } };
}

/** Registers every call of the contract as an HTTP route; `guesses` limits those with guessable input. */
export function registerCalls(
  app: FastifyInstance,
  handlers: AllHandlers,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<CallContext>,
  guesses: GuessAdmission,
): void {
  const limit = createRateLimiter();
  const longBodies = createConcurrencyLimit(MAX_LONG_BODIES);
  /** Rejects a long body before reading it if the caller is unauthorised, calls too often or sends too many at once. */
  const guardLongBody =
    (key: EndpointKey, { access, scope, perMinute }: Endpoint) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      try {
        const address = clientAddress(request.ip, request.socket.remoteAddress);
        if (perMinute && !limit.allow(`${key} ${address}`, perMinute, Date.now())) fail('rate_limited');
        if (!isSameSite(request)) fail('cross_site');
        if (access !== 'guest') {
          const context = await contextOf(request, reply);
          if (access === 'operator') requireOperator(context, scope);
          else requireCustomer(context);
        }
        const release = longBodies.acquire(address) ?? fail('rate_limited');
        reply.raw.once('finish', release).once('close', release);
      } catch (error) {
        if (!(error instanceof ExpectedFailure)) throw error;
        const { status, body } = toFailure(error, request.id);
        return reply.status(status).header('cache-control', 'no-store').send(body);
      }
    };
  for (const key of keys) {
    const [method, url] = key.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
    const endpoint = getEndpoint(key);
    app.route({
      method,
      url,
      ...(endpoint.maxBody === undefined
        ? {}
        : { bodyLimit: endpoint.maxBody, onRequest: guardLongBody(key, endpoint) }),
      handler: async (request, reply) => {
        const requestId = request.id ?? randomUUID();
        const input: Record<string, unknown> = {
          ...(request.query as object),
          ...parseBody(request),
          ...(request.params as object),
        };
        const guess = findGuess(endpoint, input);
        const address = clientAddress(request.ip, request.socket.remoteAddress);
        const countedGuesses: CountedGuess[] = [];
        const release = () => Promise.all(countedGuesses.map((item) => item.rollBack()));
        reply.header('cache-control', 'no-store').header('x-request-id', requestId);
        try {
          const isAlreadyCounted = endpoint.maxBody !== undefined;
          const countCall = (caller: string) => {
            if (
              !isAlreadyCounted &&
              endpoint.perMinute &&
              !limit.allow(`${key} ${caller}`, endpoint.perMinute, Date.now())
            )
              fail('rate_limited');
          };
          const isPerCustomer = endpoint.access === 'customer';
          if (!isPerCustomer) countCall(address);
          if (method !== 'GET' && !isSameSite(request)) fail('cross_site');
          const countedGuess = guess && (await guesses.begin(address, guess, new Date()));
          if (countedGuess) countedGuesses.push(countedGuess);
          const context = await contextOf(request, reply);
          const ownerGuess = guess && countedGuess && (await admitGuess(guesses, guess, countedGuess, context));
          if (ownerGuess) countedGuesses.push(ownerGuess);
          if (isPerCustomer) countCall(`customer ${requireCustomer(context)}`);
          const answer = await call(handlers, key, input, context);
          await release();
          return await reply.send(endpoint.envelope ? { code: 0, data: answer } : answer);
        } catch (error) {
          if (!(error instanceof ExpectedFailure)) request.log.error({ err: error, key }, 'call failed');
          // A wrong guess stays counted; any other result releases it.
          else if (!isWrongGuess(error.error)) await release();
          const { status, body } = toFailure(error, requestId);
          if (status === 503) reply.header('retry-after', String(RETRY_SECONDS));
          return await reply.status(status).send(body);
        }
      },
    });
  }
}

/** Returns the guess in a call's input; null for invalid input, because `extractGuess` relies on its types. */
function findGuess({ extractGuess, input: schema }: Endpoint, input: Readonly<Record<string, unknown>>): Guess | null {
  return extractGuess && schema.safeParse(input).success ? extractGuess(input) : null;
}

function parseBody(request: FastifyRequest): object {
  return request.body !== null && typeof request.body === 'object' ? request.body : {};
}

/** Rejects changes requested by another site's page; requests without browser headers (apps, banks) pass. */
function isSameSite(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined)
    return site === 'same-origin' || site === 'none' || request.headers['x-platform'] === 'native';
  const origin = request.headers.origin;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === request.headers.host);
}

/** OpenAPI document of the contract. */
export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const key of keys) {
    const [method, url] = key.split(' ') as [string, string];
    const endpoint = getEndpoint(key);
    const path = url.replace(/:(\w+)/g, '{$1}');
    const names = [...url.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const input = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as {
      properties?: Record<string, object>;
      required?: string[];
    };
    const hasNoBody = method === 'GET' || method === 'DELETE';
    const output = z.toJSONSchema(endpoint.output, { unrepresentable: 'any' });
    const answer = endpoint.envelope
      ? { type: 'object', properties: { code: { const: 0 }, data: output }, required: ['code', 'data'] }
      : output;
    (paths[path] ??= {})[method.toLowerCase()] = {
      summary: endpoint.summary,
      ...SECURITY[endpoint.access],
      parameters: [
        ...Object.entries(input.properties ?? {})
          .filter(([name]) => hasNoBody || names.includes(name))
          .map(([name, schema]) => ({
            name,
            in: names.includes(name) ? 'path' : 'query',
            required: names.includes(name) || (input.required ?? []).includes(name),
            schema,
          })),
        ...(endpoint.repeatable ? [IDEMPOTENCY_KEY] : []),
      ],
      ...(hasNoBody ? {} : { requestBody: { content: { 'application/json': { schema: input } } } }),
      responses: {
        200: { description: 'OK', content: { 'application/json': { schema: answer } } },
        ...Object.fromEntries(
          Object.entries(Object.groupBy(endpoint.errors, (name) => String(errors[name].status))).map(
            ([status, found]) => [status, { description: found?.join(', ') }],
          ),
        ),
      },
    };
  }
  const securitySchemes = {
    bearer: { type: 'http', scheme: 'bearer', description: "A customer's token, for apps." },
    cookie: {
      type: 'apiKey',
      in: 'cookie',
      name: '__Host-customer_token',
      description: "A customer's token in a browser's cookie.",
    },
    operator: { type: 'http', scheme: 'bearer', description: "An operator's key (`npm run operator -- key add`)." },
  };
  return { openapi: '3.1.0', info: { title: 'Sauda', version: '1' }, components: { securitySchemes }, paths };
}
