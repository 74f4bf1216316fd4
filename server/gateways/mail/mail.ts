/** An attached file. One with an `id` is a picture that the HTML shows by `cid:{id}`. */
export type MailFile = { name: string; type: string; bytes: Buffer; id?: string };

/**
 * A mail as plain text, with the same as HTML. `reference` becomes the Message-ID, so most mailboxes show a duplicate
 * only once.
 */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  files?: readonly MailFile[];
  reference?: string;
};

/**
 * Why a mail failed: `unreachable` was not accepted and may be retried, `refused` never succeeds, `unknown` was fully
 * sent without a response, so it may have been accepted.
 */
export class MailProblem extends Error {
  readonly kind: 'unreachable' | 'refused' | 'unknown';
  constructor(kind: MailProblem['kind'], message: string) {
    super(message);
    this.name = 'MailProblem';
    this.kind = kind;
  }
}

/** Port of mail delivery (decisions §9). */
export type MailSender = {
  /** Name of the transport, for logs. */
  name: string;
  /** Sends a mail; throws `MailProblem` when it was not accepted. */
  send(mail: Mail): Promise<void>;
};
