/** A letter of plain text. */
export type Mail = { to: string; subject: string; text: string };

/** Why a letter did not go: `unreachable` may be tried again, `refused` never works. */
export class MailProblem extends Error {
  readonly kind: 'unreachable' | 'refused';
  constructor(kind: MailProblem['kind'], message: string) {
    super(message);
    this.name = 'MailProblem';
    this.kind = kind;
  }
}

/** Port of what brings letters (decisions §9). */
export type MailSender = {
  /** Name of the transport, for logs. */
  name: string;
  /** Hands a letter over; throws `MailProblem` when it was not taken. */
  send(mail: Mail): Promise<void>;
};
