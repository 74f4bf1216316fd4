import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider, UNSAFE_ErrorResponseImpl as RouteError } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import type { Language } from '#domain/language.ts';
import { fetchApi } from './api.ts';
import { overwriteGetLocale } from './messages.gen/runtime.js';
import { createPaths } from './paths.ts';
import { makeRoutes } from './root.tsx';
import { servicesContext, type PageServices, type ScreenModule } from './screen.ts';
import { followLinks } from './device/follow-links.ts';
import { rememberScope } from './device/remember-scope.ts';
import { reportErrors } from './device/report-errors.ts';

const screens = import.meta.glob<ScreenModule<never>>('./screens/*.tsx');
const root = document.documentElement;
const language = root.lang as Language;
const base = root.dataset.base ?? '';
const mobileCode = root.dataset.location ?? '8';

overwriteGetLocale(() => language);

const services: PageServices = {
  language,
  cityKeyword: root.dataset.city ?? 'almaty',
  base,
  paths: createPaths(base),
  api: fetchApi('', () => ({ 'Location-Id': mobileCode, 'X-Language': language })),
};

const routes = makeRoutes((name) => screens[`./screens/${name}.tsx`]!, () => services);
const boot = JSON.parse(document.getElementById('boot')?.textContent ?? 'null') as { loaderData: Record<string, unknown>; errors: Record<string, { status: number; data: unknown }> | null } | null;

async function start(): Promise<void> {
  reportErrors(services.api);
  for (const match of matchRoutes(routes, location.pathname, base || '/') ?? []) {
    const route = match.route as { lazy?: unknown };
    if (typeof route.lazy !== 'function') continue;
    const parts = await (route.lazy as () => Promise<object>)();
    delete route.lazy;
    Object.assign(route, parts);
  }
  const errors = boot?.errors && Object.fromEntries(Object.entries(boot.errors).map(([id, { status, data }]) => [id, new RouteError(status, '', data)]));
  const router = createBrowserRouter(routes, {
    basename: base || '/',
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(servicesContext, services);
      return context;
    },
    ...(boot ? { hydrationData: { loaderData: boot.loaderData, errors: errors ?? null } } : {}),
  });
  followLinks(router, base);
  startTransition(() => {
    hydrateRoot(document.getElementById('root')!, <RouterProvider router={router} />);
  });
  rememberScope(root);
}

void start();
