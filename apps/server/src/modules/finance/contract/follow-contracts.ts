import { addDays, daysBetween, fill, type LocalDate, ok, refuse, text } from '@axle/kernel';
import { notFound, type RecordRow, type RecordValues, rowChanged } from '@axle/page-kit';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { nameFor } from '../../../platform/resources/write-batch.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';

/** What a contract that follows another takes over. */
const taken = [
  'category',
  'title',
  'partyKind',
  'supplier',
  'counterparty',
  'company',
  'noticeDays',
  'autoRenew',
  'currency',
  'amount',
  'prices',
  'paymentTerms',
  'owner',
];

/** Makes the draft of a contract that follows the ticked one. */
const following =
  (own: (contract: RecordRow, today: LocalDate) => RecordValues): ActionHandler =>
  async ({ parts, targets: [target] }) =>
    inTransaction(parts.database, async transaction => {
      const [contract] = target ? await lockById(transaction, parts, [target.id]) : [];
      if (!contract) return refuse(notFound);
      if (contract.version !== target?.version) return refuse(rowChanged);
      const same = Object.fromEntries(taken.map(key => [key, contract[key]]));
      await insertRows(transaction, parts, [{ ...same, ...own(contract, todayOf(parts.caller)) }], { action: 'add' });
      return ok([{ id: contract.id, name: nameFor(parts)(contract) }]);
    });

/** The draft of a contract that begins the day after another ends, or today, and lasts as long. */
export const renewContract = following((contract, today) => {
  const [start, end] = [contract['startDate'] as LocalDate, contract['endDate'] as LocalDate | undefined];
  const startDate = end === undefined ? today : addDays(end, 1);
  return { signDate: today, startDate, ...(end === undefined ? {} : { endDate: addDays(startDate, daysBetween(start, end)) }) };
});

/** The draft of an amendment, which is effective until the contract ends. */
export const amendContract = following((contract, today) => ({
  title: fill(text('{title}（变更协议）', '{title} (amendment)'), { title: String(contract['title']) }).zh,
  signDate: today,
  startDate: today,
  endDate: contract['endDate'],
  amount: undefined,
  autoRenew: false,
  amends: contract.id,
}));
