import type { MailOutcome } from '@axle/templates';

/** A mail as it goes out. */
export interface Mail {
  /** Names it for ever: a server that sees it twice knows it again. */
  readonly id: number;
  readonly to: readonly string[];
  readonly cc: readonly string[];
  readonly bcc: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly at: Date;
}

/** How a try to hand a mail over ended, and what was said of it. */
export interface MailReport {
  readonly outcome: MailOutcome;
  readonly error?: string;
  /** Addresses that the server would not take. */
  readonly refused: readonly string[];
}

/** Hands mails over. Never throws for what a server or the network does. */
export interface MailTransport {
  send(mail: Mail): Promise<MailReport>;
}
