import { isDue } from '@axle/finance';
import { daysBetween, fill, type LocalDate, type Refusal } from '@axle/kernel';
import { optionOf, type RecordRow, type Resource } from '@axle/page-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { sendMessage } from '../../../platform/notifications/send-message.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { type RecordParts, todayOf } from '../../../platform/resources/record-parts.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';

const never: Refusal = {
  code: 'NO_EXPIRY',
  field: 'expiryDate',
  message: { zh: '该文件没有到期日期', en: 'This document has no expiry date' },
};
const notYet = { zh: '该文件{day}才到期，未到提醒时间', en: 'It expires on {day}; it is not yet time for a reminder' };

/** Notifies the buyers of suppliers, by message and mail, of documents that expire; the moment is stored with each. */
export const remindOfFiles: ActionHandler = ({ parts, targets }) =>
  eachTarget(parts, targets, async (transaction, records) => {
    const today = todayOf(parts.caller);
    const refused = new Map<number, Refusal>();
    for (const record of records) {
      const expiry = record['expiryDate'] as LocalDate | undefined;
      if (expiry === undefined) refused.set(record.id, never);
      else if (!isDue(expiry, Number(record['remindDays'] ?? 0), today))
        refused.set(record.id, { code: 'NOT_DUE', field: 'expiryDate', message: fill(notYet, { day: expiry }) });
      else await notify(transaction, parts, record, daysBetween(today, expiry));
    }
    const notified = records.filter(({ id }) => !refused.has(id));
    const remindedAt = parts.caller.now.toISOString();
    await updateRows(
      transaction,
      parts,
      notified.map(before => ({ before, after: { ...before, remindedAt } })),
      { action: 'update' },
    );
    return refused;
  });

async function notify(transaction: Transaction<Tables>, { resource, caller }: RecordParts, record: RecordRow, days: number): Promise<void> {
  const supplier = await transaction
    .selectFrom('supplier')
    .select(['supplier_code', 'short_name', 'purchase_user'])
    .where('id', '=', record['supplier'] as number)
    .executeTakeFirstOrThrow();
  const type = typeOf(resource, record);
  await sendMessage(transaction, {
    event: 'supplierFile.expiring',
    receivers: [supplier.purchase_user],
    object: `${supplier.supplier_code}/${record.id}`,
    values: {
      'supplier.name': `${supplier.supplier_code} ${supplier.short_name}`,
      'file.type': type.zh,
      'file.expires': String(record['expiryDate']),
      'days.left': String(days),
    },
    english: { 'file.type': type.en },
    record: record.id,
    now: caller.now,
  });
}

function typeOf({ fields }: Resource, record: RecordRow) {
  const { type } = fields;
  const option = type?.kind === 'enum' ? optionOf(type.options, record['type']) : undefined;
  return option?.label ?? { zh: String(record['type']), en: String(record['type']) };
}
