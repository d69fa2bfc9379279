import { type Decimal, ok, type Refusal, refuse } from '@axle/kernel';
import type { RecordRow, RecordValues } from '@axle/page-kit';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import type { Transit, TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { supplierMail } from '../mail/supplier-mail.ts';
import { writtenAmount } from '../mail/written-amount.ts';
import { statedNow } from './stated-account.ts';

/** Mails a statement to its supplier; answers why it cannot be. */
export async function mailStatement(
  { database, caller }: Transit['parts'],
  before: RecordRow,
  now: RecordValues,
): Promise<Refusal | undefined> {
  const document = {
    bizNo: String(before['stmtNo']),
    supplier: Number(before['supplier']),
    companyEntity: Number(before['companyEntity']),
    buyer: before['buyer'] as number | undefined,
  };
  const mail = await supplierMail({ database, caller }, document, {
    kind: 'RECON_STMT',
    values: {
      'statement.month': String(before['period']),
      'statement.amount': writtenAmount(now['closing'] as Decimal, String(before['currency'])),
    },
    attaches: 'reconciliation',
  });
  if (!mail.ok) return mail.refusal;
  await queueMail(database, mail.value, caller.now);
  return undefined;
}

/** [R54] A statement is made from the books a last time and goes to its supplier: both or neither. */
export const sendStatement: TransitionEffect = async ({ parts, before, after }) => {
  const now = await statedNow(parts.database, before);
  const refused = await mailStatement(parts, before, now);
  return refused ? refuse([refused]) : ok({ ...after, ...now, sentAt: parts.caller.now.toISOString() });
};
