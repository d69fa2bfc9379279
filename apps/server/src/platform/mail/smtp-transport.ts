import type { MailOutcome } from '@axle/templates';
import { createTransport } from 'nodemailer';
import { composedMail } from './composed-mail.ts';
import type { MailTransport } from './mail-transport.ts';

/** Milliseconds that a server has to be reached, to greet, and to answer. */
const patience = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

/** Hands mails to an SMTP server, one connection each. */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({ url, ...patience, disableFileAccess: true, disableUrlAccess: true });
  return {
    async send(mail) {
      try {
        const { rejected } = await transport.sendMail(composedMail(mail, from));
        const refused = (rejected ?? []).map(String);
        return { outcome: 'taken', refused, ...(refused.length > 0 ? { error: `refused: ${refused.join(', ')}` } : {}) };
      } catch (error) {
        const failure = error as SmtpFailure;
        return { outcome: outcomeOf(failure), error: failure.message, refused: failure.rejected ?? [] };
      }
    },
  };
}

/** What the library tells of a failure. */
interface SmtpFailure extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly syscall?: string;
  readonly responseCode?: number;
  readonly rejected?: readonly string[];
}

/** What the server says counts. Without a word of it a mail certainly did not go out only where there was no conversation yet. */
function outcomeOf({ code, command, syscall, responseCode, message }: SmtpFailure): MailOutcome {
  // a wrong password is the administrator's to mend, and the mail can wait for it
  if (code === 'EAUTH' || command?.startsWith('AUTH')) return 'later';
  if (responseCode !== undefined) return responseCode >= 500 ? 'refused' : 'later';
  const neverBegan = code === 'EDNS' || code === 'ETLS' || syscall === 'connect' || syscall === 'getaddrinfo';
  return neverBegan || /Connection timeout|Greeting never received/.test(message) ? 'later' : 'unknown';
}
