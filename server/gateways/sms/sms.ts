/** A short message; `phone` is ten digits after +7, `reference` names it for the provider, which may be asked about it. */
export type Sms = { phone: string; text: string; reference?: string };

/**
 * Why a message did not go for sure: `unreachable` was not taken and may be tried again, `refused` never works, and of
 * `unknown` nobody can tell whether it was taken, so that sending it again may be a second message.
 */
export class SmsProblem extends Error {
  readonly kind: 'unreachable' | 'refused' | 'unknown';
  constructor(kind: SmsProblem['kind'], message: string) {
    super(message);
    this.name = 'SmsProblem';
    this.kind = kind;
  }
}

/** What a provider knows of a message: `absent` is a proof that it was not taken. */
export type SmsFate = 'taken' | 'absent' | 'unknown';

/** Port of a provider of short messages (decisions §9). */
export type SmsSender = {
  /** Name of the provider, for logs. */
  name: string;
  /** Hands a message over; throws `SmsProblem` when the provider did not take it. Never tries twice: that is two messages. */
  send(message: Sms): Promise<void>;
  /** Asks what became of a message written at `since` whose answer was lost; missing where the protocol cannot tell. */
  find?(message: Sms, since: Date): Promise<SmsFate>;
};
