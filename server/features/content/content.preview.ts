import { sign, signatureMatches } from '../../platform/secrets.ts';

/** A signed link shows an unpublished text so long. */
const LIFE_MS = 7 * 24 * 60 * 60_000;
const PURPOSE = 'content preview';

/** Signs links that show a text before it is published; a link is good for one address and seven days. */
export function createPreviews(secret: string) {
  const signed = (path: string, until: number) => `${until}.${sign(secret, PURPOSE, `${until} ${path}`)}`;
  return {
    /** Returns the value of `?preview=` for an address without prefix. */
    sign: (path: string, now: Date): string => signed(path, now.getTime() + LIFE_MS),

    /** Tells whether a value was signed for this address and has not ended. */
    opens(path: string, given: string | undefined, now: Date): boolean {
      const until = Number(/^(\d{13,15})\./.exec(given ?? '')?.[1]);
      return given !== undefined && until > now.getTime() && signatureMatches(given, signed(path, until));
    },
  };
}
