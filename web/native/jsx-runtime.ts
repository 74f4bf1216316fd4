// JSX runtime of the app: screens write root-relative URLs of pictures and downloads, but the app's own origin has only
// the bundle.
import { createElement as create, type ElementType, type Key, type ReactElement, type ReactNode } from 'react';
import { Fragment, jsx as createJsx, jsxs as createJsxs } from 'react/jsx-runtime';
import { appConfig } from './app-config.ts';
import { absoluteFileUrl, absoluteSrcSet } from './file-urls.ts';

export { Fragment };

type Props = { src?: unknown; srcSet?: unknown; href?: unknown; download?: unknown };

function withShopOrigin(type: ElementType, props: Props): Props {
  if (type === 'a') {
    const { href, download } = props;
    return typeof href === 'string' && download ? { ...props, href: absoluteFileUrl(href, appConfig.api) } : props;
  }
  if (type !== 'img' && type !== 'source') return props;
  const { src, srcSet } = props;
  return {
    ...props,
    ...(typeof src === 'string' && { src: absoluteFileUrl(src, appConfig.api) }),
    ...(typeof srcSet === 'string' && { srcSet: absoluteSrcSet(srcSet, appConfig.api) }),
  };
}

export const jsx = (type: ElementType, props: Props, key?: Key): ReactElement =>
  createJsx(type, withShopOrigin(type, props), key);
export const jsxs = (type: ElementType, props: Props, key?: Key): ReactElement =>
  createJsxs(type, withShopOrigin(type, props), key);
/** The compiler uses it for a `key` after spread props. */
export const createElement = (type: ElementType, props: Props | null, ...children: ReactNode[]): ReactElement =>
  create(type, props && withShopOrigin(type, props), ...children);
