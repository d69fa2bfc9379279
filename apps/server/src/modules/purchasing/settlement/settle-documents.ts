import { add, type Decimal, negate, zero } from '@axle/kernel';
import { type Line, linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import { deductionAfter, prepayBalance, prepayState } from '@axle/purchasing';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { withEntry } from '../claim/claim-timeline.ts';
import { moneyOf } from '../prepayment/asked-shares.ts';
import { noteUse } from '../prepayment/note-use.ts';

/** A settlement whose amounts are taken off what suppliers owe, or given back: `sign` -1. */
export interface Taking {
  readonly settlement: RecordRow | RecordValues;
  readonly sign: 1 | -1;
  /** Why, where somebody said so. */
  readonly reason?: string;
}

type Work = readonly [transaction: Transaction<Tables>, caller: Actor];

const signed = (amount: unknown, sign: Taking['sign']): Decimal => (sign === 1 ? (amount as Decimal) : negate(amount as Decimal));

/** Items of a settlement that something was taken of. */
const takenIn = (settlement: RecordValues, key: string): readonly Line[] =>
  linesIn(settlement, key).filter(({ amount }) => amount !== zero);

/** Changes the records that a settlement took something of, locked. */
async function change(
  [transaction, caller]: Work,
  page: string,
  items: readonly Line[],
  key: string,
  after: (record: RecordRow, item: Line) => RecordValues,
): Promise<void> {
  if (items.length === 0) return;
  const parts = ownParts(transaction, caller, page);
  const records = await lockById(
    transaction,
    parts,
    items.map(item => Number(item[key])),
  );
  const changes = records.map(before => ({
    before,
    after: after(
      before,
      items.find(item => item[key] === before.id)!,
    ),
  }));
  await updateRows(transaction, parts, changes, { action: 'update' });
}

/** [R51] Takes a settlement's part of deductions, or gives it back. */
export const takeDeductions = (work: Work, { settlement, sign }: Taking): Promise<void> =>
  change(work, 'deductionRecords', takenIn(settlement, 'deductions'), 'deduction', (before, { amount }) => {
    const appliedAmount = add((before['appliedAmount'] ?? zero) as Decimal, signed(amount, sign));
    return { ...before, appliedAmount, state: deductionAfter(before['amount'] as Decimal, appliedAmount) };
  });

/** [R51] Sets a settlement's part of claims off, or gives it back. */
export const takeClaims = (work: Work, { settlement, sign }: Taking): Promise<void> =>
  change(work, 'claimSummary', takenIn(settlement, 'claims'), 'claim', (before, { amount }) => {
    const recovered = add((before['recovered'] ?? zero) as Decimal, signed(amount, sign));
    const state = recovered === before['agreed'] ? 'recovered' : 'agreed';
    const settleNo = String(settlement['settleNo']);
    const entry =
      sign === 1
        ? ({ event: 'offset', amount: amount as Decimal, text: settleNo } as const)
        : ({ event: 'noted', text: work[1].language === 'en' ? `${settleNo} void` : `${settleNo} 作废` } as const);
    return withEntry({ ...before, recovered, state }, work[1], entry);
  });

/** Locks the prepayments that a settlement uses. */
export const lockPrepayments = ([transaction, caller]: Work, settlement: RecordValues): Promise<readonly RecordRow[]> =>
  lockById(
    transaction,
    ownParts(transaction, caller, 'purchasePrepayment'),
    takenIn(settlement, 'prepays').map(({ prepayment }) => Number(prepayment)),
  );

/** States in which more of a prepayment is to be paid, or to come back. */
const waiting: readonly unknown[] = ['to_pay', 'refunding'];

/** [R12] [R100] Uses a settlement's part of prepayments, or gives it back; each use is noted with its voucher. */
export async function takePrepayments(work: Work, { settlement, sign, reason }: Taking, voucherNo: string | undefined): Promise<void> {
  const [transaction, caller] = work;
  const uses = takenIn(settlement, 'prepays');
  const parts = ownParts(transaction, caller, 'purchasePrepayment');
  for (const before of await lockPrepayments(work, settlement)) {
    let current: RecordValues = before;
    const noted: { purchaseOrder: number; amount: Decimal; balanceAfter: Decimal }[] = [];
    for (const { purchaseOrder, amount } of uses.filter(({ prepayment }) => prepayment === before.id)) {
      const more = signed(amount, sign);
      const shares = linesIn(current, 'shares').map(share =>
        share['purchaseOrder'] === purchaseOrder ? { ...share, used: add((share['used'] ?? zero) as Decimal, more) } : share,
      );
      current = { ...current, shares, usedAmount: add((current['usedAmount'] ?? zero) as Decimal, more) };
      const balanceAfter = prepayBalance(moneyOf(current as RecordRow));
      noted.push({ purchaseOrder: Number(purchaseOrder), amount: amount as Decimal, balanceAfter });
    }
    const money = moneyOf(current as RecordRow);
    // what is still to be paid, or on its way back, stays so
    const state = waiting.includes(before['state']) ? before['state'] : prepayState(money);
    await updateRows(transaction, parts, [{ before, after: { ...current, balance: prepayBalance(money), state } }], { action: 'update' });
    const documentNo = String(settlement['settleNo']);
    for (const use of noted)
      await noteUse(transaction, caller, before, { kind: sign === 1 ? 'used' : 'released', documentNo, voucherNo, reason, ...use });
  }
}
