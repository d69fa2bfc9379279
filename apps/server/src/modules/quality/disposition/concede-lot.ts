import { compareDecimals, type Decimal, type LocalDate, ok, refuse, text, zero } from '@axle/kernel';
import { dispositionRefusals, expiredRefusals } from '@axle/quality';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { decide, submit } from '../../../platform/resources/states/decide.ts';
import type { Transit, TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { releaseLot } from '../inspection/release-lot.ts';
import { chargeSupplier, wordsOf } from './charge-supplier.ts';
import { decidedLot } from './decide-lot.ts';
import { lotOf } from './open-disposition.ts';

const conceded = text('让步接收降价', 'Price cut of a concession');

/** Sets the status of the concession on its lot. */
async function markLot({ parts: { database, caller }, before }: Transit, dispositionState: string): Promise<void> {
  const { parts, lot } = await lotOf(database, caller, before);
  await updateRows(database, parts, [{ before: lot, after: { ...lot, dispositionState } }], { action: 'update' });
}

/** A concession goes into approval. */
export const submitConcession: TransitionEffect = async transit => {
  await markLot(transit, 'approving');
  return submit(transit);
};

/** A rejected concession leaves the lot to be decided on again. */
export const rejectConcession: TransitionEffect = async transit => {
  const decided = await decide(transit);
  if (decided.ok) await markLot(transit, 'refused');
  return decided;
};

/** [Q27] [Q18] [R16b] A conceded lot is released as an accepted one is, and its supplier charged for the price cut. */
export const approveConcession: TransitionEffect = async transit => {
  const decided = await decide(transit);
  if (!decided.ok) return decided;
  const { before } = transit;
  const { database, caller } = transit.parts;
  const { parts, lot } = await lotOf(database, caller, before);
  const [qty, validUntil, priceCutPct] = [Number(before['qty']), before['validUntil'] as LocalDate, before['priceCutPct'] as Decimal];
  const today = todayOf(caller);
  const refused = [
    ...expiredRefusals(validUntil, today),
    ...dispositionRefusals({ kind: 'concession', qty, priceCutPct, validUntil }, decidedLot(lot), today),
  ];
  if (refused.length > 0) return refuse(refused);
  const released = await releaseLot({ parts }, { inspection: lot, setAside: Number(lot['lotSize']) - qty });
  if (!released.ok) return released;
  const charge = { type: 'concession', defectQty: qty, concessionPct: priceCutPct, reason: wordsOf(caller, conceded) } as const;
  const charged = compareDecimals(priceCutPct, zero) > 0 ? await chargeSupplier(database, caller, lot, charge) : ok(undefined);
  if (!charged.ok) return charged;
  const after = { ...lot, state: 'conceded', releasedQty: released.value, dispositionState: 'done' };
  await updateRows(database, parts, [{ before: lot, after }], { action: 'state', transition: 'concede' });
  return ok({ ...decided.value, releasedQty: released.value, deduction: charged.value, finishedAt: caller.now.toISOString() });
};
