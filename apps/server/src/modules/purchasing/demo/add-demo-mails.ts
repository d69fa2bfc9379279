import { mailNext } from '@axle/purchasing';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { type TryEnd, noteTry } from '../../../platform/mail/note-try.ts';

const delivered: TryEnd = { taken: true, via: 'outbox' };
const refused: TryEnd = { taken: false, code: 550, error: '550 5.1.1 mailbox unavailable', via: 'smtp' };
const putOff: TryEnd = { taken: false, code: 451, error: '451 4.7.1 greylisted, try again later', via: 'smtp' };

/** How the first try of the latest mails ended, in turn; of older ones a few were refused, and none waits any more. */
const ends: readonly TryEnd[] = [delivered, delivered, putOff, delivered, refused];
const recently = 3 * 86_400_000;
const refusedOnce = 24;

/** Mails to suppliers: those of earlier days delivered but for a few, of the latest some wait or were refused, those of now are queued. */
export const addDemoMails = demoStep(
  'purchaseMails',
  [
    'purchaseOrders',
    'pastOrders',
    'supplierReplies',
    'orderChanges',
    'deductions',
    'claims',
    'prepaidGoods',
    'statements',
    'deliveryFollowUps',
    'prepayments',
    'overseasCosts',
    'newProductProjects',
  ],
  async ({ transaction, now }) => {
    const mails = await transaction
      .selectFrom('outgoing_mail')
      .select(['id', 'created_at'])
      .where('biz_no', 'is not', null)
      .where('attempts', '=', 0)
      .where('created_at', '<', now.toISOString())
      .orderBy('id')
      .execute();
    for (const [at, mail] of mails.entries()) {
      const made = new Date(mail.created_at);
      const end = now.getTime() - made.getTime() < recently ? ends[at % ends.length]! : at % refusedOnce === 5 ? refused : delivered;
      const tried = { attempts: 1, message_id: `<axle-mail-${mail.id}@localhost>`, transport: end.via! };
      await transaction.updateTable('outgoing_mail').set(tried).where('id', '=', mail.id).execute();
      // what waits for another try was tried just now, so that it is seen to wait
      await noteTry(transaction, { id: mail.id, attempts: 1 }, end, mailNext, end === putOff ? now : made);
    }
  },
);
