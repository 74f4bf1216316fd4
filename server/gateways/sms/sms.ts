/** A short message; `phone` is ten digits after +7. */
export type Sms = { phone: string; text: string };

/** Port of a provider of short messages (decisions §9). */
export type SmsSender = {
  /** Name of the provider, for logs. */
  name: string;
  /** Hands a message over; throws when the provider did not take it. */
  send(message: Sms): Promise<void>;
};
