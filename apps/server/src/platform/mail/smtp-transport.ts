import { createTransport } from 'nodemailer';
import { composedMail } from './composed-mail.ts';
import type { MailTransport } from './mail-transport.ts';

/** Milliseconds that a server has to be reached, to greet, and to answer. */
const patience = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

/** A mail server as people name it. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** Encrypted from the start, after a greeting, or not at all. */
  readonly security: 'tls' | 'starttls' | 'none';
  readonly account?: string;
  readonly password?: string;
}

/** A connection to a server, by its settings or its address with account and password in it. */
const connectionTo = (server: SmtpServer | string) =>
  createTransport({
    ...(typeof server === 'string' ? { url: server } : settingsOf(server)),
    ...patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

const settingsOf = ({ host, port, security, account, password }: SmtpServer) => ({
  host,
  port,
  secure: security === 'tls',
  requireTLS: security === 'starttls',
  ignoreTLS: security === 'none',
  ...(account === undefined ? {} : { auth: { user: account, pass: password ?? '' } }),
});

/** Hands mails to an SMTP server, one connection each. */
export function smtpTransport(server: SmtpServer | string, from: string): MailTransport {
  const transport = connectionTo(server);
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

/** Reaches a server and signs in there; answers what went wrong, undefined when nothing did. No mail is sent. */
export async function reachServer(server: SmtpServer): Promise<string | undefined> {
  const transport = connectionTo(server);
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    transport.close();
  }
}

/** What the library reports about a failure. */
interface SmtpFailure extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
}

/** What the server said. A wrong password counts as no answer: it is the administrator's to mend, and the mail can wait for it. */
const codeOf = ({ code, command, responseCode }: SmtpFailure): number | undefined =>
  code === 'EAUTH' || command?.startsWith('AUTH') ? undefined : responseCode;
