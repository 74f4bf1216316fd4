import { sign, signatureMatches } from '../../../platform/secrets/secrets.ts';
import { DAY_MS } from '#domain/time/durations.ts';

/** Lifetime of a signed link to an unpublished text. */
const LINK_LIFETIME_MS = 7 * DAY_MS;
const PURPOSE = 'content preview';
/** Lifetime of a signed link to the home page at another moment. */
const HOME_LINK_LIFETIME_MS = DAY_MS;
const HOME_PURPOSE = 'home preview';
const HOME_PATTERN = /^(\d{12,15})\.(guest|customer)\.(\d{13,15})\./;

/** The home page at a moment, for guests or customers. */
export type HomePreview = { at: Date; audience: 'guest' | 'customer' };

/** Signs links that show a text before publication; a link works for one path and seven days. */
export function createPreviews(secret: string) {
  const signPath = (path: string, expiry: number) => `${expiry}.${sign(secret, PURPOSE, `${expiry} ${path}`)}`;
  const signHomePayload = ({ at, audience }: HomePreview, expiry: number) => {
    const payload = `${at.getTime()}.${audience}.${expiry}`;
    return `${payload}.${sign(secret, HOME_PURPOSE, payload)}`;
  };
  return {
    /** Returns the value of `?preview=` of the home page. */
    signHome: (preview: HomePreview, now: Date): string =>
      signHomePayload(preview, now.getTime() + HOME_LINK_LIFETIME_MS),

    /** Returns the signed moment and audience of a home page link; null when it is invalid or expired. */
    verifyHome(signedValue: string, now: Date): HomePreview | null {
      const [, at, audience, expiry] = HOME_PATTERN.exec(signedValue) ?? [];
      if (audience === undefined || Number(expiry) <= now.getTime()) return null;
      const preview = { at: new Date(Number(at)), audience: audience as HomePreview['audience'] };
      return signatureMatches(signedValue, signHomePayload(preview, Number(expiry))) ? preview : null;
    },

    /** Returns the value of `?preview=` for a path without prefix. */
    sign: (path: string, now: Date): string => signPath(path, now.getTime() + LINK_LIFETIME_MS),

    /** Returns true when a value was signed for this path and has not expired. */
    verify(path: string, signedValue: string | undefined, now: Date): boolean {
      const expiry = Number(/^(\d{13,15})\./.exec(signedValue ?? '')?.[1]);
      return (
        signedValue !== undefined && expiry > now.getTime() && signatureMatches(signedValue, signPath(path, expiry))
      );
    },
  };
}
