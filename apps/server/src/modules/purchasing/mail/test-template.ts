import { ok, type Refusal, refuse, text } from '@axle/kernel';
import { notFound } from '@axle/page-kit';
import { type MailWording, previewMail } from '@axle/templates';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { findRecord } from '../../../platform/resources/read-records.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';

const noAddress: Refusal = { code: 'NO_ADDRESS', message: text('您的账号没有邮箱', 'Your account has no e-mail address') };
const cannotRender: Refusal = {
  code: 'NO_VALUE',
  message: text('有变量没有示例值，请先修改文字', 'A variable has no sample value; correct the text first'),
};

/** [M23] Sends a mail by the ticked template, with sample values, to the user who wants to see it. */
export const testTemplate: ActionHandler = async ({ parts, targets: [target] }) => {
  const { database, caller } = parts;
  const record = target && (await findRecord(parts, database, target.id, ['code', 'mailKind', 'lang', 'subject', 'body']));
  if (!record) return refuse(notFound);
  const user = await database.selectFrom('app_user').select('email').where('id', '=', caller.access.userId).executeTakeFirst();
  if (!user?.email) return refuse(noAddress);
  const usual = await database
    .selectFrom('mail_subject')
    .select('subject')
    .where('mail_kind', '=', String(record['mailKind']))
    .where('lang', '=', record['lang'] === 'en' ? 'en' : 'zh')
    .executeTakeFirstOrThrow();
  const wording = { mailKind: record['mailKind'], subject: record['subject'] ?? usual.subject, bodyIntro: record['body'] };
  const [subject, body] = previewMail(wording as MailWording);
  if (!subject || !body || subject.missing || body.missing) return refuse(cannotRender);
  await inTransaction(database, transaction =>
    queueMail(
      transaction,
      {
        kind: String(record['mailKind']),
        to_addresses: [user.email!],
        subject: subject.text,
        body: body.text,
        created_by: caller.access.userId,
      },
      caller.now,
    ),
  );
  return ok([{ id: record.id, name: String(record['code']) }]);
};
