import type { Mail } from './mail-transport.ts';

/** A mail in the library's terms; its Message-ID stays the same over all tries. */
export const composedMail = ({ id, to, cc, bcc, subject, text, at }: Mail, from: string) => ({
  from,
  to: [...to],
  cc: [...cc],
  bcc: [...bcc],
  subject,
  text,
  date: at,
  messageId: `<axle-mail-${id}@${/@([^\s>]+)>?$/.exec(from)?.[1] ?? 'localhost'}>`,
});
