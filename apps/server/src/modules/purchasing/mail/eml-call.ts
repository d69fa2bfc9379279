import { refuse } from '@axle/kernel';
import { forbiddenField, notFound, permissionCode } from '@axle/page-kit';
import { actionPath } from '@axle/wire';
import { z } from 'zod';
import { mainCall, type MainCall } from '../../../platform/gateways/main/main-call.ts';
import type { ModuleCallParts } from '../../../platform/gateways/module-calls.ts';
import { mailMessage } from '../../../platform/mail/composed-mail.ts';
import { filesOfMails } from '../../../platform/mail/mail-files.ts';
import { fieldRights } from '../../../platform/resources/field-rights.ts';
import { findRecord } from '../../../platform/resources/read-records.ts';

const name = 'mailConsole';
/** What a mail shows of its record. */
const shown = ['taskNo', 'toAddresses', 'ccAddresses', 'subject', 'body', 'attachments'];
const notSent = { code: 'STATE', message: { zh: '邮件尚未发出', en: 'The mail has not been sent yet' } };

/** A mail that went out, as the message that it was, for whoever may read all that it shows. */
export function emlCalls({ database, registry, files }: Omit<ModuleCallParts, 'queue'>): readonly MainCall[] {
  const { section, page } = registry.page(name) ?? {};
  const resource = page?.resource;
  if (!section || !resource) return [];
  return [
    mainCall({
      method: 'GET',
      path: actionPath(resource, 'download'),
      permission: permissionCode(section.key, name, 'download'),
      input: z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
      async handle(caller, { id }) {
        const parts = { database, resource, page: name, caller, referred: registry.referred };
        const closed = shown.find(key => !fieldRights(parts).mayRead(key));
        if (closed !== undefined) return refuse(forbiddenField(resource, closed));
        if (!(await findRecord(parts, database, id, ['taskNo']))) return refuse(notFound);
        const mail = await database.selectFrom('outgoing_mail').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
        if (mail.sender === null || mail.message_id === null || mail.ended_at === null) return refuse(notSent);
        const held = await filesOfMails({ database, registry, files, now: () => caller.now })(mail);
        if (!held.ok) return held;
        const content = await mailMessage(
          {
            id,
            messageId: mail.message_id,
            to: mail.to_addresses,
            cc: mail.cc_addresses ?? [],
            bcc: [],
            subject: mail.subject,
            text: mail.body,
            files: held.value,
            at: new Date(mail.created_at),
          },
          mail.sender,
        );
        return { kind: 'file', name: `${mail.task_no}.eml`, mediaType: 'message/rfc822', bytes: content.length, content };
      },
    }),
  ];
}
