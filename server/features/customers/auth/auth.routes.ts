import type { authContract } from '#contract/customers/auth.ts';
import { CONSENT_VERSIONS } from '#domain/customers/consents.ts';
import type { Language } from '#domain/text/language.ts';
import { HOUR_MS } from '#domain/time/durations.ts';
import { requireCustomer, type Handlers } from '../../../platform/http/call.ts';
import type { AuthService } from './auth.service.ts';

/** Returns the name of a city; injected because cities belong to a higher layer. */
type CityNames = { cityName(cityId: number, language: Language): string };

/** Handlers of login calls. */
export function authRoutes(auth: AuthService, cities: CityNames): Handlers<keyof typeof authContract> {
  return {
    'POST /api/auth/code': async ({ phone, work }, context) =>
      auth.sendCode(phone, await context.ensureSession(), { ...context, work }),
    'POST /api/auth/code/confirm': ({ phone, code }, context) => auth.confirmCode(phone, code, context),
    'POST /api/auth/password': ({ phone, password }, context) => auth.logInWithPassword(phone, password, context),
    'POST /api/auth/register': ({ consents, ...registration }, context) =>
      auth.register(
        {
          ...registration,
          consents: [
            { document: 'offer', version: consents.offer, given: true },
            { document: 'personal-data', version: consents['personal-data'], given: true },
            { document: 'news', version: CONSENT_VERSIONS.news, given: consents.news !== null },
          ],
        },
        context,
      ),
    'POST /api/auth/recover': ({ phone, password }, context) => auth.recover(phone, password, context),
    async 'POST /api/auth/logout'(_input, context) {
      await auth.logOut(context);
      context.removeToken();
      return {};
    },
    'GET /api/auth/state': async (_input, { customerId, now }) => ({
      // A visit extends a login at most once an hour.
      customer:
        customerId === null
          ? null
          : {
              id: customerId,
              loginUntil: new Date(now.getTime() + auth.tokenLifetimeSeconds() * 1000 - HOUR_MS).toISOString(),
            },
    }),
    async 'GET /api/auth/sessions'(_input, context) {
      const logins = await auth.logins(requireCustomer(context), context.now);
      return logins
        .map(({ cityId, createdAt, seenAt, ...login }) => ({
          ...login,
          city: cities.cityName(cityId, context.language),
          createdAt: new Date(createdAt).toISOString(),
          seenAt: new Date(seenAt).toISOString(),
          current: login.id === context.loginId,
        }))
        .toSorted((a, b) => Number(b.current) - Number(a.current));
    },
    async 'DELETE /api/auth/sessions/:id'({ id }, context) {
      await auth.end(requireCustomer(context), id);
      if (id === context.loginId) context.removeToken();
      return {};
    },
    'POST /api/auth/sessions/end-others': async (_input, context) => ({
      ended: await auth.endOthers(requireCustomer(context), context.loginId),
    }),
    async 'POST /api/auth/deletion'({ password }, context) {
      const deleteAfter = await auth.scheduleDeletion(requireCustomer(context), password, context);
      context.removeToken();
      return { deleteAfter: deleteAfter.toISOString() };
    },
    async 'DELETE /api/auth/deletion'(_input, context) {
      await auth.cancelDeletion(requireCustomer(context), context);
      return {};
    },
    async 'PUT /api/auth/password'(input, context) {
      await auth.changePassword(requireCustomer(context), input, context);
      return {};
    },
  };
}
