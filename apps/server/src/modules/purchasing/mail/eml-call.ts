import { refuse } from '@axle/kernel';
import type { MainCall } from '../../../platform/gateways/main/main-call.ts';
import type { ModuleCallParts } from '../../../platform/gateways/module-calls.ts';
import { mailMessage } from '../../../platform/mail/composed-mail.ts';
import { filesOfMails } from '../../../platform/mail/mail-files.ts';
import { tickedRecordsCall } from '../../../platform/resources/gateway/ticked-records-call.ts';

const notSent = { code: 'STATE', message: { zh: '邮件尚未发出', en: 'The mail has not been sent yet' } };

/** A mail that went out, as the message that it was. */
export const emlCalls = ({ database, registry, files }: Omit<ModuleCallParts, 'queue'>): readonly MainCall[] =>
  tickedRecordsCall(
    { database, registry },
    {
      page: 'mailConsole',
      action: 'download',
      most: 1,
      fields: ['taskNo', 'toAddresses', 'ccAddresses', 'subject', 'body', 'attachments'],
      async answer([record], caller) {
        const { id } = record!;
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
    },
  );
