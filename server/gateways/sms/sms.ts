/** A short message; `phone` is ten digits after +7, `reference` names it for the provider, which may be asked about it. */
export type Sms = { phone: string; text: string; reference?: string };

/**
 * Why a message failed: `unreachable` was not accepted and may be retried, `refused` never succeeds, `unknown` may have
 * been accepted, so sending it again may deliver it twice.
 */
export class SmsProblem extends Error {
  readonly kind: 'unreachable' | 'refused' | 'unknown';
  constructor(kind: SmsProblem['kind'], message: string) {
    super(message);
    this.name = 'SmsProblem';
    this.kind = kind;
  }
}

/** The provider's record of a message: `absent` proves that it was not accepted. */
export type SmsFate = 'taken' | 'absent' | 'unknown';

/** Port of a provider of short messages (decisions §9). */
export type SmsSender = {
  /** Name of the provider, for logs. */
  name: string;
  /** Hands a message over; throws `SmsProblem` when the provider did not take it. Never tries twice: that is two messages. */
  send(message: Sms): Promise<void>;
  /**
   * Asks for the outcome of a message written at `since` whose answer was lost; missing where the protocol has no such
   * call.
   */
  find?(message: Sms, since: Date): Promise<SmsFate>;
};
