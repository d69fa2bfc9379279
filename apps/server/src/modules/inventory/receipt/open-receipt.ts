import { fill, ok, type Refusal, refuse, type Result, type Text } from '@axle/kernel';
import { notFound } from '@axle/page-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { lockOne } from '../../../platform/resources/writes/lock-rows.ts';
import { type LinedReceipt, readReceipt } from './read-receipt.ts';
import { stateName } from './state-name.ts';

const notCounting: Text = { zh: '收货单状态为{state}，不能扫描', en: 'The receipt is {state} and cannot be scanned' };
const notReceiver: Refusal = {
  code: 'NOT_RECEIVER',
  message: { zh: '该收货单已指定其他收货人', en: 'The receipt is assigned to other receivers' },
};

/** The parts over receipts, for actions of other pages that work on one. */
export const receiptParts = (parts: RecordParts): RecordParts => ({
  ...parts,
  resource: parts.caller.registry.resource('receipt')!.resource,
});

/** A receipt within the user's scope on which they may count now, locked. */
export async function openForCounting(transaction: Transaction<Tables>, parts: RecordParts, id: number): Promise<Result<LinedReceipt>> {
  if (!Number.isSafeInteger(id) || !(await lockOne(transaction, receiptParts(parts), id))) return refuse(notFound);
  const found = await readReceipt(transaction, id, parts.caller.now);
  const { state, receiver, second_receiver: second } = found.receipt;
  if (state !== 'counting') return refuse({ code: 'STATE', message: fill(notCounting, { state: stateName(state) }) });
  const { access } = parts.caller;
  const named = [receiver, second].filter(user => user !== null);
  if (named.length > 0 && !named.includes(access.userId) && !access.isSuper) return refuse(notReceiver);
  return ok(found);
}
