import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mailMessage } from './composed-mail.ts';
import type { MailTransport } from './mail-transport.ts';

/** Lays each mail as a file `<number>.eml` into a folder, whole or not at all; nothing leaves the machine. */
export async function outboxTransport(folder: string, from: string): Promise<MailTransport> {
  await mkdir(folder, { recursive: true });
  return {
    kind: 'outbox',
    from,
    async send(mail) {
      try {
        const message = await mailMessage(mail, from, { 'X-Axle-Bcc': mail.bcc.join(', ') });
        const name = path.join(folder, `${String(mail.id).padStart(6, '0')}.eml`);
        await writeFile(`${name}.part`, message);
        await rename(`${name}.part`, name);
        return { taken: true };
      } catch (error) {
        return { taken: false, error: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}
