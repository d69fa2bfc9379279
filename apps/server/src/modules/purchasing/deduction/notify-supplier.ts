import { type Decimal, ok, type Refusal, refuse, text } from '@axle/kernel';
import { businessDay, formatValue } from '@axle/page-kit';
import { appealDeadline } from '@axle/purchasing';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { supplierMail } from '../mail/supplier-mail.ts';
import { writtenAmount } from '../mail/written-amount.ts';
import { companyCalendar } from './company-calendar.ts';

const noYear = (refusal: Refusal): Refusal => ({
  ...refusal,
  message: text(`无法推算申诉截止日：${refusal.message.zh}`, `No deadline for the appeal: ${refusal.message.en}`),
});

/** [R16f] A deduction is made known to its supplier, who may object for five working days: notice and mail, both or neither. */
export const notifySupplier: TransitionEffect = async ({ parts, before, after }) => {
  const { database, caller, resource } = parts;
  const [supplier, companyEntity] = [Number(before['supplier']), Number(before['companyEntity'])];
  const deadline = appealDeadline(businessDay(caller.now), await companyCalendar(database, companyEntity));
  if (!deadline.ok) return refuse([noYear(deadline.refusal)]);
  const document = { bizNo: String(before['deductNo']), supplier, companyEntity, buyer: before['buyer'] as number | undefined };
  const mail = await supplierMail(parts, document, {
    kind: 'DEDUCT_NOTICE',
    values: {
      'deduction.no': formatValue(resource.fields['deductNo']!, before['deductNo'], 'en'),
      'deduction.amount': writtenAmount(before['amount'] as Decimal, String(before['currency'])),
      'deduction.reason': String(before['reason']),
      ...(before['basis'] === undefined ? {} : { 'deduction.basis': String(before['basis']) }),
      'appeal.until': deadline.value,
    },
  });
  if (!mail.ok) return refuse([mail.refusal]);
  await queueMail(database, mail.value, caller.now);
  const notice = { notifiedAt: caller.now.toISOString(), notifiedBy: caller.access.userId, appealDeadline: deadline.value };
  return ok({ ...after, ...notice });
};
