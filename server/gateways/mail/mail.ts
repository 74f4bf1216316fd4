/** A picture above the text; `alt` is shown where pictures are hidden. */
export type MailPicture = { name: string; type: 'image/jpeg'; bytes: Buffer; alt: string };

/**
 * A plain-text mail; with a picture it also has an HTML form of the same text. `reference` becomes the Message-ID, so
 * most mailboxes show a duplicate only once.
 */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  picture?: MailPicture | undefined;
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
