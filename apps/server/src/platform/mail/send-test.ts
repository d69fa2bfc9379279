import { ok, type Refusal, refuse } from '@axle/kernel';
import { notFound } from '@axle/page-kit';
import { type MailWording, previewMail } from '@axle/templates';
import { inTransaction } from '../resources/writes/in-transaction.ts';
import type { ActionHandler } from '../resources/calls/action-handler.ts';
import { findRecord } from '../resources/read-records.ts';
import { queueMail } from './queue-mail.ts';

const noAddress: Refusal = { code: 'NO_ADDRESS', message: { zh: '您的账号没有邮箱', en: 'Your account has no e-mail address' } };
const cannotRender: Refusal = {
  code: 'NO_VALUE',
  message: { zh: '有变量没有示例值，请先修改文字', en: 'A variable has no sample value; correct the text first' },
};

/** Sends a mail of the ticked kind, with sample values, to the user who asks; the record shows the result. */
export const sendTest: ActionHandler = async ({ parts, targets: [target] }) => {
  const { database, caller } = parts;
  const fields = ['mailKind', 'subject', 'bodyIntro', 'signature'];
  const record = target && (await findRecord(parts, database, target.id, fields));
  if (!record) return refuse(notFound);
  const user = await database.selectFrom('app_user').select('email').where('id', '=', caller.access.userId).executeTakeFirst();
  if (!user?.email) return refuse(noAddress);
  const [subject, text] = previewMail(record as MailWording);
  if (!subject || !text || subject.missing || text.missing) return refuse(cannotRender);
  const mail = {
    kind: String(record['mailKind']),
    mail_subject: record.id,
    to_addresses: [user.email],
    subject: subject.text,
    body: text.text,
    created_by: caller.access.userId,
  };
  await inTransaction(database, async transaction => {
    await queueMail(transaction, mail, caller.now);
    await transaction
      .updateTable('mail_subject')
      .set({ test_state: 'waiting', test_at: caller.now, test_error: null })
      .where('id', '=', record.id)
      .execute();
  });
  return ok([{ id: record.id, name: mail.subject }]);
};
