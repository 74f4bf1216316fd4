/** A short message; `phone` is ten digits after +7. */
export type Sms = { phone: string; text: string };

/** Why a message did not go: `unreachable` may be tried again, `refused` never works. */
export class SmsProblem extends Error {
  readonly kind: 'unreachable' | 'refused';
  constructor(kind: SmsProblem['kind'], message: string) {
    super(message);
    this.name = 'SmsProblem';
    this.kind = kind;
  }
}

/** Port of a provider of short messages (decisions §9). */
export type SmsSender = {
  /** Name of the provider, for logs. */
  name: string;
  /** Hands a message over; throws `SmsProblem` when the provider did not take it. Never tries twice: that is two messages. */
  send(message: Sms): Promise<void>;
};
