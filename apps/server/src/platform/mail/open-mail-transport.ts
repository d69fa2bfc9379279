import path from 'node:path';
import type { Config } from '../config/config.ts';
import type { MailTransport } from './mail-transport.ts';
import { outboxTransport } from './outbox-transport.ts';
import { smtpTransport } from './smtp-transport.ts';

/** The way of mails that the configuration names: an SMTP server, or the folder `outbox` in the data folder. */
export const openMailTransport = async ({
  mailUrl,
  mailFrom,
  dataFolder,
}: Pick<Config, 'mailUrl' | 'mailFrom' | 'dataFolder'>): Promise<MailTransport> =>
  mailUrl === undefined ? outboxTransport(path.join(dataFolder, 'outbox'), mailFrom) : smtpTransport(mailUrl, mailFrom);
