import { stacks, stackTraceLimit } from '../device/errors/error-stacks.ts'; // before React
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import '../ui/base/fonts.css';
import '../ui/base/tokens.css';
import '../ui/base/base.css';
import type { Frame } from '#contract/content/pages.ts';
import type { Language } from '#domain/text/language.ts';
import { fetchApi } from '../calls/api.ts';
import { followLinks } from '../device/focus/follow-links.ts';
import { reactErrors, reportErrors } from '../device/errors/report-errors.ts';
import { setLanguage } from '../state/language.ts';
import { abortOnLogout } from '../calls/abort-on-logout.ts';
import { createPaths } from '#domain/urls/paths.ts';
import { Root } from './root.tsx';
import { loadWithRetry } from '../ui/states/lazy-part.ts';
import { NOT_FOUND, withoutBase, type LoadedPage } from '../router/load-page.ts';
import { createRouter } from '../router/router.ts';
import { matchRoute } from '#domain/urls/routes.ts';
import { byScreenName, type PageServices, type ScreenModule } from './screen.ts';
import { FIRST_SCREENS } from './first-screens.ts';

type BootData = { frame: Frame; data: unknown; status: 200 | 404 };

const screens = import.meta.glob<ScreenModule<never>>('../screens/*/*.tsx');
const root = document.documentElement;
const language = root.lang as Language;
const base = root.dataset.base ?? '';
const mobileCode = root.dataset.location ?? '8';
/** Resolves when the styles of a screen are loaded: the first page came with its own styles only. */
const loadScreenStyles = async (name: string) => {
  const { styles } = root.dataset;
  if (styles && !FIRST_SCREENS.includes(name)) await (await import('./head-browser.ts')).loadStyles(styles);
};
const loadScreen = async (name: string) => {
  const [module] = await Promise.all([byScreenName(screens, name)!(), loadScreenStyles(name)]);
  return module;
};

stacks.stackTraceLimit = stackTraceLimit;
setLanguage(language);

const services: PageServices = {
  language,
  base,
  cityKeyword: root.dataset.city ?? 'almaty',
  paths: createPaths(base),
  api: abortOnLogout(fetchApi('', () => ({ 'Location-Id': mobileCode, 'X-Language': language }))),
};

async function start(): Promise<void> {
  reportErrors(services.api);
  const boot = JSON.parse(document.getElementById('boot')?.textContent ?? 'null') as BootData;
  const path = withoutBase(location.pathname, base);
  const module = (await loadScreen(root.dataset.screen ?? NOT_FOUND)) as unknown as ScreenModule;
  const firstPage: LoadedPage = {
    url: path + location.search,
    screen: matchRoute(path)?.screen ?? '',
    module,
    data: boot.data,
    status: boot.status,
    error: null,
  };
  const router = createRouter(firstPage, services, loadScreen);
  followLinks(router, base);
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root')!,
      <Root services={services} frame={boot.frame} firstPage={firstPage} router={router} />,
      reactErrors,
    );
  });
  // The connection may be lost by now, so deferred work also waits for it.
  const { startAfterHydration } = await loadWithRetry(() => import('./after-hydration.ts'));
  startAfterHydration(root, services.api, boot.status);
}

// A separate task keeps this one short.
setTimeout(start);
