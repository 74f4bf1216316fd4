/** A picture that stands in a letter, above its words; `alt` is read where it is not shown. */
export type MailPicture = { name: string; type: 'image/jpeg'; bytes: Buffer; alt: string };

/**
 * A letter of plain text; one with a picture has it in a second form of the same words. `reference` becomes its Message-ID, so
 * that most mailboxes show one that comes twice once.
 */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  picture?: MailPicture | undefined;
  reference?: string;
};

/**
 * Why a letter failed: `unreachable` was not accepted and may be retried, `refused` never succeeds, `unknown` was sent
 * to its end without an answer, so it may have been accepted.
 */
export class MailProblem extends Error {
  readonly kind: 'unreachable' | 'refused' | 'unknown';
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
