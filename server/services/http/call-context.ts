import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { DeviceId } from '#contract/customers/push.ts';
import { languageFromUrl } from '#domain/text/language.ts';
import { isOperatorToken, type OperatorsService } from '../../features/operations/operators/operators.service.ts';
import type { AuthService } from '../../features/customers/auth/auth.service.ts';
import type { GeoService } from '../../features/places/geo/geo.service.ts';
import { hashSeal, type SessionService } from '../../features/customers/session/session.service.ts';
import type { CallContext } from '../../platform/http/call.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { deleteCookie, setCookie, parseCookies } from '../../platform/http/cookies.ts';
import { fail } from '../../platform/http/failure.ts';
import { tokenCookie } from '../../platform/http/login-cookie.ts';

const SEAL = 'session_seal';
/** Over https, no other host or path can set the cookie, and it is never sent unencrypted. */
const HOST_SEAL = `__Host-${SEAL}`;
/** Calls that an outdated seal may make for a minute. */
const CART_CALL = /^\/api\/cart(?:[/?]|$)/;

type Services = {
  geo: GeoService;
  sessions: SessionService;
  auth: Pick<AuthService, 'findByToken' | 'tokenLifetimeSeconds'>;
  operators: Pick<OperatorsService, 'findByToken'>;
};

/**
 * Identifies the caller from headers and cookies, and returns the seal of a new session in the response. Over https, a
 * seal under the plain name is accepted once and replaced under the safe name, so carts survive. A customer's token is
 * stricter: over https only the safe name is accepted.
 */
export async function createCallContext(
  { geo, sessions, auth, operators }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  origin: string,
): Promise<CallContext> {
  const header = (name: string) => {
    const value = request.headers[name];
    return Array.isArray(value) ? value[0] : value;
  };
  const cookies = parseCookies(request.headers.cookie);
  const isSecure = origin.startsWith('https:');
  const isNative = header('x-platform') === 'native';
  const now = new Date();
  const tokenName = tokenCookie(isSecure);
  const setTokenCookie = (token: string) =>
    reply.header(
      'set-cookie',
      setCookie(tokenName, token, { httpOnly: true, secure: isSecure, seconds: auth.tokenLifetimeSeconds() }),
    );
  const setSealCookie = (seal: string) =>
    reply.header('set-cookie', [
      setCookie(isSecure ? HOST_SEAL : SEAL, seal, { httpOnly: true, secure: isSecure }),
      ...(isSecure && cookies.has(SEAL) ? [deleteCookie(SEAL)] : []),
    ]);

  const cookieToken = isNative ? undefined : cookies.get(tokenName);
  const bearer = parseBearer(header('authorization'));
  const operator = isOperatorToken(bearer) ? await operators.findByToken(bearer, now) : null;
  const token = isOperatorToken(bearer) ? undefined : (bearer ?? cookieToken);
  const login = await auth.findByToken(token, now);
  if (login?.isExtended && token !== undefined && token === cookieToken) setTokenCookie(token);

  const hostSeal = isSecure ? cookies.get(HOST_SEAL) : undefined;
  const cookieSeal = hostSeal ?? cookies.get(SEAL);
  const seal = header('x-session-seal') ?? (isNative ? undefined : cookieSeal);
  let sessionId = login ? login.sessionId : await sessions.open(seal);
  const previousSessionId = login || sessionId !== null ? null : await sessions.openPrevious(seal);
  if (previousSessionId !== null && CART_CALL.test(request.url)) sessionId = previousSessionId;
  if (!login && isSecure && sessionId !== null && seal !== undefined && seal === cookieSeal && hostSeal === undefined) {
    // A plain cookie may be planted or observed. Of concurrent calls, the first replaces the seal for all.
    const newSeal = await sessions.reseal(seal);
    if (newSeal !== null) setSealCookie(newSeal);
  }
  const city = geo.cityByMobileCode(header('location-id') ?? cookies.get('locationId') ?? '8');
  const language = header('x-language');
  return {
    language: languageFromUrl(language === 'kk' ? 'kz' : (language ?? cookies.get('lang-context') ?? '')) ?? 'ru',
    city: geo.getScope(city?.keyword ?? 'almaty'),
    customerId: login?.customerId ?? null,
    loginId: login?.loginId ?? null,
    operator,
    get sessionId() {
      return sessionId;
    },
    async ensureSession() {
      if (sessionId !== null) return sessionId;
      // A new session would replace the cart in the browser; the repeated call sends the new seal.
      if (previousSessionId !== null) fail('not_ready');
      const created = await sessions.create();
      sessionId = created.sessionId;
      if (isNative) reply.header('x-session-seal', created.seal);
      else setSealCookie(created.seal);
      return sessionId;
    },
    get sealHash() {
      return seal === undefined ? null : hashSeal(seal);
    },
    platform: isNative ? 'native' : 'web',
    sendToken(issued) {
      if (isNative) return issued;
      setTokenCookie(issued);
      for (const [name, isHost] of [[SEAL, false] as const, [HOST_SEAL, true] as const])
        if (cookies.has(name)) reply.header('set-cookie', deleteCookie(name, isHost));
      return null;
    },
    removeToken() {
      if (cookies.has(tokenName)) reply.header('set-cookie', deleteCookie(tokenName, isSecure));
    },
    idempotencyKey: header('idempotency-key') ?? '',
    ip: clientAddress(request.ip, request.socket.remoteAddress),
    now,
    deviceHash: hashDeviceId(header('x-device-id') ?? cookies.get('deviceId')),
    get isRobot() {
      return isbot(header('user-agent') ?? '');
    },
    requestId: request.id,
    origin,
    raw: { body: (request as { rawBody?: string }).rawBody ?? '', headers: request.headers },
    tag: () => {},
    changesAt: () => {},
  };
}

function hashDeviceId(deviceId: string | undefined): string | null {
  const { success, data } = DeviceId.safeParse(deviceId);
  return success ? createHash('sha256').update(data).digest('hex') : null;
}

/** Extracts the token of an `Authorization: Bearer …` header. */
function parseBearer(header: string | undefined): string | undefined {
  return /^Bearer ([\w-]+)$/i.exec(header ?? '')?.[1];
}
