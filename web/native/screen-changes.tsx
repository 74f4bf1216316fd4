import { createRoot } from 'react-dom/client';
import { matchRoute } from '#domain/urls/routes.ts';
import { m } from '#web/messages.ts';
import { CardSkeleton, Skeleton } from '#web/ui/states/skeleton.tsx';
import { pageIdentity, splitQuery } from '../router/load-page.ts';
import type { NavigateOptions, Router } from '../router/router.ts';
import { TAB_PATHS } from '#web/features/frame/tab-paths.ts';
import { moveDirection } from './tab-stacks.ts';
import css from './screen-changes.module.css';

/** Wait for a response before a skeleton covers the old screen, ms. */
const SKELETON_DELAY_MS = 100;
/** Max wait for the new screen to be rendered once it has loaded, ms. */
const MAX_CONTENT_WAIT_MS = 300;
/** Duration of the page transition (spec §9), and the distance a new screen slides, px. */
const SLIDE_MS = 100;
const SLIDE_PX = 32;
/** A picture that came faster, from the cache, does not fade in, ms. */
const FAST_PICTURE_MS = 40;
const PICTURE_FADE_MS = 200;
const CARD_SCREENS: ReadonlySet<string> = new Set(['home', 'category', 'search', 'wishlist', 'promo', 'holiday']);

const screenOf = (url: string) => matchRoute(splitQuery(url)[0])?.screen ?? '';
const hasReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Covers the old screen with a skeleton until the new one has loaded, and slides the new one in. */
export function showScreenChanges(router: Router): void {
  const cover = document.createElement('div');
  cover.className = css.cover!;
  cover.hidden = true;
  document.body.append(cover);
  const react = createRoot(cover);
  /** URL of a navigation; null while going back or reloading. */
  let target: string | null = null;
  let shown = router.page();
  let timer = 0;
  /** Stops waiting for the screen of a former navigation. */
  let stopWaiting = () => {};
  const navigate = router.navigate.bind(router);
  router.navigate = (url: string, options?: NavigateOptions) => {
    target = url;
    return navigate(url, options);
  };
  // Before the router, which loads the page.
  addEventListener('popstate', () => (target = null), { capture: true });
  const hide = () => {
    cover.hidden = true;
    react.render(null);
  };
  const showSkeleton = (url: string) => {
    const edge = document.querySelector('header search')?.getBoundingClientRect().bottom ?? 0;
    cover.style.setProperty('--top', `${Math.max(0, edge + 8)}px`);
    react.render(<ScreenSkeleton screen={screenOf(url)} />);
    cover.hidden = false;
  };
  const follow = () => {
    clearTimeout(timer);
    stopWaiting();
    if (router.pending()) {
      const url = target ?? location.pathname + location.search;
      if (pageIdentity({ screen: screenOf(url), url }) !== pageIdentity(router.page()))
        timer = setTimeout(() => showSkeleton(url), SKELETON_DELAY_MS) as unknown as number;
      return;
    }
    const previous = shown;
    shown = router.page();
    const direction = TAB_PATHS.includes(shown.url) ? 0 : moveDirection();
    target = null;
    if (pageIdentity(shown) === pageIdentity(previous)) return hide();
    stopWaiting = onNextContent((content) => {
      hide();
      if (!hasReducedMotion()) slideIn(content, direction);
    });
  };
  router.subscribe(follow);
  // A link may have been pressed before this code was loaded.
  if (router.pending()) follow();
}

/** Calls back when React has replaced the screen, which it may have done before; returns how to stop. */
function onNextContent(callback: (content: HTMLElement) => void): () => void {
  const content = document.getElementById('content')!;
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  const finish = () => {
    stop();
    callback(content);
  };
  const timer = setTimeout(finish, MAX_CONTENT_WAIT_MS);
  const observer = new MutationObserver(finish);
  observer.observe(content, { childList: true, subtree: true });
  return stop;
}

function slideIn(content: HTMLElement, direction: number): void {
  const start = { opacity: 0.5, transform: `translateX(${direction * SLIDE_PX}px)` };
  content.animate([start, { opacity: 1, transform: 'none' }], { duration: SLIDE_MS, easing: 'ease-out' });
}

function ScreenSkeleton({ screen }: { screen: string }) {
  return (
    <div role="status" aria-label={m.frame_loading()}>
      {screen === 'product' ? (
        <div className={css.product}>
          <Skeleton shape="square" />
          <Skeleton lines={2} />
          <Skeleton shape="title" />
          <Skeleton shape="block" />
        </div>
      ) : (
        <>
          <Skeleton shape="title" />
          {CARD_SCREENS.has(screen) ? (
            <div className={css.cards}>
              {Array.from({ length: 12 }, (_, index) => (
                <CardSkeleton key={index} />
              ))}
            </div>
          ) : (
            <Skeleton lines={8} />
          )}
        </>
      )}
    </div>
  );
}

/** Fades in pictures that had to be loaded. */
export function fadePicturesIn(): void {
  document.addEventListener(
    'load',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement) || hasReducedMotion()) return;
      const [timing] = performance.getEntriesByName(target.currentSrc).slice(-1);
      if (timing && timing.duration > FAST_PICTURE_MS) target.animate([{ opacity: 0 }, {}], PICTURE_FADE_MS);
    },
    { capture: true },
  );
}
