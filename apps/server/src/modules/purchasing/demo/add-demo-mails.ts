import { mailNext } from '@axle/purchasing';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { type TryEnd, noteTry } from '../../../platform/mail/note-try.ts';

/** How the first try of the mails of the demo ended, in turn. */
const ends: readonly TryEnd[] = [
  { taken: true, via: 'outbox' },
  { taken: false, code: 550, error: '550 5.1.1 mailbox unavailable', via: 'smtp' },
  { taken: true, via: 'outbox' },
  { taken: false, code: 451, error: '451 4.7.1 greylisted, try again later', via: 'smtp' },
  { taken: true, via: 'outbox' },
];

/** Mails of the demo's orders: delivered, to be tried again, and given up. */
export const addDemoMails = demoStep('purchaseMails', ['purchaseOrders'], async ({ transaction, now }) => {
  const mails = await transaction
    .selectFrom('outgoing_mail')
    .select(['id', 'created_at'])
    .where('biz_no', 'is not', null)
    .orderBy('id')
    .execute();
  for (const [at, mail] of mails.entries()) {
    const end = ends[at % ends.length]!;
    const tried = { attempts: 1, message_id: `<axle-mail-${mail.id}@localhost>`, transport: end.via! };
    await transaction.updateTable('outgoing_mail').set(tried).where('id', '=', mail.id).execute();
    // what waits for another try was tried just now, so that it is seen to wait
    await noteTry(transaction, { id: mail.id, attempts: 1 }, end, mailNext, end.code === 451 ? now : new Date(mail.created_at));
  }
});
