import { sign, signatureMatches } from '../../../platform/secrets/secrets.ts';
import { DAY_MS } from '#domain/time/durations.ts';

/** A signed link shows an unpublished text so long. */
const LIFE_MS = 7 * DAY_MS;
const PURPOSE = 'content preview';
/** A link to the home page of another moment is good so long. */
const HOME_LIFE_MS = DAY_MS;
const HOME_PURPOSE = 'home preview';
const HOME = /^(\d{12,15})\.(guest|customer)\.(\d{13,15})\./;

/** The home page as it is at a moment for guests or for customers. */
export type HomePreview = { at: Date; audience: 'guest' | 'customer' };

/** Signs links that show a text before it is published; a link is good for one address and seven days. */
export function createPreviews(secret: string) {
  const signed = (path: string, until: number) => `${until}.${sign(secret, PURPOSE, `${until} ${path}`)}`;
  const signedHome = ({ at, audience }: HomePreview, until: number) => {
    const said = `${at.getTime()}.${audience}.${until}`;
    return `${said}.${sign(secret, HOME_PURPOSE, said)}`;
  };
  return {
    /** Returns the value of `?preview=` of the home page. */
    signHome: (preview: HomePreview, now: Date): string => signedHome(preview, now.getTime() + HOME_LIFE_MS),

    /** Returns what a value of the home page was signed for; null for another, and for one that has ended. */
    openHome(given: string, now: Date): HomePreview | null {
      const [, at, audience, until] = HOME.exec(given) ?? [];
      if (audience === undefined || Number(until) <= now.getTime()) return null;
      const preview = { at: new Date(Number(at)), audience: audience as HomePreview['audience'] };
      return signatureMatches(given, signedHome(preview, Number(until))) ? preview : null;
    },

    /** Returns the value of `?preview=` for an address without prefix. */
    sign: (path: string, now: Date): string => signed(path, now.getTime() + LIFE_MS),

    /** Tells whether a value was signed for this address and has not ended. */
    opens(path: string, given: string | undefined, now: Date): boolean {
      const until = Number(/^(\d{13,15})\./.exec(given ?? '')?.[1]);
      return given !== undefined && until > now.getTime() && signatureMatches(given, signed(path, until));
    },
  };
}
