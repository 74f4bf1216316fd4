/** A short message; `phone` is ten digits after +7, `reference` identifies it at the provider. */
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

/** Port of an SMS provider (decisions §9). */
export type SmsSender = {
  /** Name of the provider, for logs. */
  name: string;
  /** Sends a message; throws `SmsProblem` when it was not accepted. Never retries, which could send it twice. */
  send(message: Sms): Promise<void>;
  /** Looks up a message sent after `since` whose response was lost; absent when the protocol has no such call. */
  find?(message: Sms, since: Date): Promise<SmsFate>;
};
