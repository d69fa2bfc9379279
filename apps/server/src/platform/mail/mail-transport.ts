/** A file that goes along with a mail. */
export interface MailFile {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Buffer;
}

/** A mail as it goes out. */
export interface Mail {
  readonly id: number;
  /** Names it for ever, on all tries: a server that sees it twice knows it again. */
  readonly messageId: string;
  readonly to: readonly string[];
  readonly cc: readonly string[];
  readonly bcc: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly files: readonly MailFile[];
  readonly at: Date;
}

/** How a try to hand a mail over ended, and what was said of it. */
export interface MailReport {
  readonly taken: boolean;
  /** What the server answered; absent where there was no connection, or it ended without an answer. */
  readonly code?: number;
  readonly error?: string;
}

/** Hands mails over. Never throws for what a server or the network does. */
export interface MailTransport {
  readonly kind: 'smtp' | 'outbox';
  /** Sender of all mails. */
  readonly from: string;
  send(mail: Mail): Promise<MailReport>;
}
