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
  date: at,
  messageId,
  attachments: files.map(({ name, mediaType, content }) => ({ filename: name, contentType: mediaType, content })),
});
