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

/** Signs links that show a text before publication; a link works for one address and seven days. */
export function createPreviews(secret: string) {
  const signed = (path: string, until: number) => `${until}.${sign(secret, PURPOSE, `${until} ${path}`)}`;
  const signedHome = ({ at, audience }: HomePreview, until: number) => {
    const said = `${at.getTime()}.${audience}.${until}`;
    return `${said}.${sign(secret, HOME_PURPOSE, said)}`;
  };
  return {
    /** Returns the value of `?preview=` of the home page. */
    signHome: (preview: HomePreview, now: Date): string => signedHome(preview, now.getTime() + HOME_LIFE_MS),

    /** Returns the signed moment and audience of a home page link; null when it is invalid or expired. */
    openHome(given: string, now: Date): HomePreview | null {
      const [, at, audience, until] = HOME.exec(given) ?? [];
      if (audience === undefined || Number(until) <= now.getTime()) return null;
      const preview = { at: new Date(Number(at)), audience: audience as HomePreview['audience'] };
      return signatureMatches(given, signedHome(preview, Number(until))) ? preview : null;
    },

    /** Returns the value of `?preview=` for an address without prefix. */
    sign: (path: string, now: Date): string => signed(path, now.getTime() + LIFE_MS),

    /** Returns true when a value was signed for this address and has not expired. */
    opens(path: string, given: string | undefined, now: Date): boolean {
      const until = Number(/^(\d{13,15})\./.exec(given ?? '')?.[1]);
      return given !== undefined && until > now.getTime() && signatureMatches(given, signed(path, until));
    },
  };
}
