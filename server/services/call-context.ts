import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageFromUrl } from '#domain/language.ts';
import type { GeoService } from '../features/geo/geo.service.ts';
import type { SessionService } from '../features/session/session.service.ts';
import type { CallContext } from '../platform/call.ts';
import { clientAddress } from '../platform/client-address.ts';
import { forgottenCookie, parseCookies, yearCookie } from '../platform/cookies.ts';

const SEAL = 'session_seal';
/** Under https no other host or path can set or overwrite the cookie, and it never travels in the open. */
const HOST_SEAL = `__Host-${SEAL}`;

/**
 * Reads who calls from the headers and cookies of a request; the seal of a new session goes back in the answer. A seal
 * under the plain name is believed under https too and gets the safe name, so that nobody loses a cart.
 */
export async function callContext(
  { geo, sessions }: { geo: GeoService; sessions: SessionService },
  request: FastifyRequest,
  reply: FastifyReply,
  origin: string,
): Promise<CallContext> {
  const header = (name: string) => {
    const value = request.headers[name];
    return Array.isArray(value) ? value[0] : value;
  };
  const cookies = parseCookies(request.headers.cookie);
  const secure = origin.startsWith('https:');
  const keepSeal = (seal: string) =>
    reply.header('set-cookie', [
      yearCookie(secure ? HOST_SEAL : SEAL, seal, { httpOnly: true, secure }),
      ...(secure && cookies.has(SEAL) ? [forgottenCookie(SEAL)] : []),
    ]);
  const native = header('x-platform') === 'native';
  const safe = secure ? cookies.get(HOST_SEAL) : undefined;
  const cookie = safe ?? cookies.get(SEAL);
  const seal = header('x-session-seal') ?? (native ? undefined : cookie);
  let sessionId = await sessions.open(seal);
  if (secure && sessionId !== null && seal !== undefined && seal === cookie && safe === undefined) keepSeal(seal);
  const city = geo.cityByMobileCode(header('location-id') ?? cookies.get('locationId') ?? '8');
  const language = header('x-language');
  return {
    language: languageFromUrl(language === 'kk' ? 'kz' : (language ?? cookies.get('lang-context') ?? '')) ?? 'ru',
    city: geo.scopeOf(city?.keyword ?? 'almaty'),
    get sessionId() {
      return sessionId;
    },
    async ensureSession() {
      if (sessionId !== null) return sessionId;
      const created = await sessions.create();
      sessionId = created.sessionId;
      if (native) reply.header('x-session-seal', created.seal);
      else keepSeal(created.seal);
      return sessionId;
    },
    idempotencyKey: header('idempotency-key') ?? '',
    ip: clientAddress(request.ip, request.socket.remoteAddress),
    now: new Date(),
    requestId: request.id,
    origin,
    raw: { body: (request as { rawBody?: string }).rawBody ?? '', headers: request.headers },
    tag: () => {},
    changesAt: () => {},
  };
}
