/** Files of the bundle; every other path is a file of the shop. */
const BUNDLED = /^\/(?:assets\/|favicon\.svg)/;

/** Makes the URL of a shop's file absolute; URLs of the bundle's files and absolute URLs stay. */
export function absoluteFileUrl(url: string, shopOrigin: string): string {
  return url.startsWith('/') && !BUNDLED.test(url) ? shopOrigin + url : url;
}

/** Makes the URLs of a `srcset` absolute. */
export function absoluteSrcSet(srcSet: string, shopOrigin: string): string {
  return srcSet.replaceAll(/(?<=^|,\s*)\S+/g, (url) => absoluteFileUrl(url, shopOrigin));
}
