import { sign, signatureMatches } from '../../../platform/secrets/secrets.ts';
import { DAY_MS } from '#domain/time/durations.ts';

/** Lifetime of a signed link to an unpublished text. */
const LIFE_MS = 7 * DAY_MS;
const PURPOSE = 'content preview';
/** Lifetime of a link to the home page at another moment. */
const HOME_LIFE_MS = DAY_MS;
const HOME_PURPOSE = 'home preview';
const HOME = /^(\d{12,15})\.(guest|customer)\.(\d{13,15})\./;

/** The home page at a moment, for guests or customers. */
export type HomePreview = { at: Date; audience: 'guest' | 'customer' };

/** Signs links that show a text before publication; a link works for one address, for seven days. */
export function createPreviews(secret: string) {
  const signPath = (path: string, expiresAt: number) => `${expiresAt}.${sign(secret, PURPOSE, `${expiresAt} ${path}`)}`;
  const signHomePreview = ({ at, audience }: HomePreview, expiresAt: number) => {
    const payload = `${at.getTime()}.${audience}.${expiresAt}`;
    return `${payload}.${sign(secret, HOME_PURPOSE, payload)}`;
  };
  return {
    /** Returns the value of `?preview=` of the home page. */
    signHome: (preview: HomePreview, now: Date): string => signHomePreview(preview, now.getTime() + HOME_LIFE_MS),

    /** Returns the signed moment and audience of a home page link; null when it is invalid or expired. */
    openHome(value: string, now: Date): HomePreview | null {
      const [, at, audience, until] = HOME.exec(value) ?? [];
      if (audience === undefined || Number(until) <= now.getTime()) return null;
      const preview = { at: new Date(Number(at)), audience: audience as HomePreview['audience'] };
      return signatureMatches(value, signHomePreview(preview, Number(until))) ? preview : null;
    },

    /** Returns the value of `?preview=` for an address without prefix. */
    sign: (path: string, now: Date): string => signPath(path, now.getTime() + LIFE_MS),

    /** Returns true when a value was signed for this address and has not expired. */
    isValid(path: string, value: string | undefined, now: Date): boolean {
      const expiresAt = Number(/^(\d{13,15})\./.exec(value ?? '')?.[1]);
      return value !== undefined && expiresAt > now.getTime() && signatureMatches(value, signPath(path, expiresAt));
    },
  };
}
