import { createTransport } from 'nodemailer';
import { composedMail } from './composed-mail.ts';
import type { MailTransport } from './mail-transport.ts';

/** Milliseconds that a server has to be reached, to greet, and to answer. */
const patience = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

/** Hands mails to an SMTP server, one connection each. */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({ url, ...patience, disableFileAccess: true, disableUrlAccess: true });
  return {
    kind: 'smtp',
    from,
    async send(mail) {
      try {
        const { rejected } = await transport.sendMail(composedMail(mail, from));
        const refused = (rejected ?? []).map(String);
        return { taken: true, ...(refused.length > 0 ? { error: `refused: ${refused.join(', ')}` } : {}) };
      } catch (error) {
        const failure = error as SmtpFailure;
        const code = codeOf(failure);
        return { taken: false, error: failure.message, ...(code === undefined ? {} : { code }) };
      }
    },
  };
}

/** What the library tells of a failure. */
interface SmtpFailure extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
}

/** What the server said. A wrong password counts as no answer: it is the administrator's to mend, and the mail can wait for it. */
const codeOf = ({ code, command, responseCode }: SmtpFailure): number | undefined =>
  code === 'EAUTH' || command?.startsWith('AUTH') ? undefined : responseCode;
