import { splitList } from '../text/list.ts';
import { isRoute } from '../urls/routes.ts';

/** Typed link of the assistant (spec §3) with its text. */
export type SupportLink = { title: string } & (
  | { /** Path without language and city prefix. */ type: 'internal'; path: string }
  | { /** Eleven digits with the country code. */ type: 'whatsapp'; phone: string }
  | { /** Digits, with a leading `+` for long numbers. */ type: 'phone'; phone: string }
  | { type: 'external'; url: string }
);

/** Splits the setting of external hosts. */
export function listedHosts(text: string): string[] {
  return splitList(text.toLowerCase());
}

/** Returns whether a link may be shown: internal ones only to routes, external ones only to allowed hosts over HTTPS. */
export function isAllowedLink(link: SupportLink, hosts: readonly string[]): boolean {
  switch (link.type) {
    case 'internal':
      return /^\/(?!\/)[\w\-./?=&#%]*$/.test(link.path) && isRoute(link.path.split(/[?#]/)[0]!);
    case 'whatsapp':
      return /^\d{11}$/.test(link.phone);
    case 'phone':
      return /^(?:\d{3,6}|\+\d{11})$/.test(link.phone);
    case 'external':
      return isAllowedUrl(link.url, hosts);
  }
}

/** Returns the address of a link; `page` adds the prefix of language and city. */
export function supportHref(link: SupportLink, page: (path: string) => string): string {
  switch (link.type) {
    case 'internal':
      return page(link.path);
    case 'whatsapp':
      return `https://wa.me/${link.phone}`;
    case 'phone':
      return `tel:${link.phone}`;
    case 'external':
      return link.url;
  }
}

/** Dialled form of a number as operators write it: short numbers as they are, long ones as `+7…`. */
export function dialledNumber(written: string): string {
  const digits = written.replace(/\D/g, '');
  return digits.length < 10 ? digits : `+7${digits.slice(-10)}`;
}

function isAllowedUrl(text: string, hosts: readonly string[]): boolean {
  // Credentials, ports and backslashes only serve to disguise a host.
  const host = /^https:\/\/([a-z0-9.-]+)(?:[/?#][^\s"'<>\\]*)?$/i.exec(text)?.[1]?.toLowerCase();
  return host !== undefined && hosts.some((allowed) => host === allowed || host.endsWith(`.${allowed}`));
}
