import { mailHtml } from '@axle/templates';
import { createTransport } from 'nodemailer';
import type { Mail } from './mail-transport.ts';

/** The Message-ID of a mail of this sender. */
export const messageIdOf = (id: number, from: string): string => `<axle-mail-${id}@${/@([^\s>]+)>?$/.exec(from)?.[1] ?? 'localhost'}>`;

/** A mail in the library's terms. */
export const composedMail = ({ messageId, to, cc, bcc, subject, text, files, at }: Mail, from: string) => ({
  from,
  to: [...to],
  cc: [...cc],
  bcc: [...bcc],
  subject,
  text,
  html: mailHtml(text),
  date: at,
  messageId,
  attachments: files.map(({ name, mediaType, content }) => ({ filename: name, contentType: mediaType, content })),
});

/** A mail as an RFC 5322 message, as it is handed to a server, with further headers where they are given. */
export async function mailMessage(mail: Mail, from: string, headers: Readonly<Record<string, string>> = {}): Promise<Buffer> {
  const composer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { message } = await composer.sendMail({ ...composedMail(mail, from), headers: { ...headers } });
  return message as Buffer;
}
