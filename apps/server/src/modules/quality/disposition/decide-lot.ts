import { type Decimal, type LocalDate, ok, type Refusal, text } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import { type DecidedLot, type DispositionKind, dispositionRefusals } from '@axle/quality';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { withInspection } from '../sampling/one-inspection.ts';
import { returnLot, scrapLot } from './end-lot.ts';
import { openDisposition } from './open-disposition.ts';

const inApproval: Refusal = {
  code: 'IN_APPROVAL',
  field: 'kind',
  message: text(
    '让步正在审批，批准或驳回后才能改为其他处置',
    'A concession is in approval; choose another disposition once it is approved or rejected',
  ),
};

const toReview: Refusal = {
  code: 'REVIEW_WAITS',
  field: 'kind',
  message: text('判定待另一人复核，复核后才能处置', 'A second person has to review the verdict first'),
};

/** Where a disposition begins: a concession is asked for, rework and sorting take their time, the others are done with the decision. */
const begins: Readonly<Record<DispositionKind, 'open' | 'running' | 'done'>> = {
  rework: 'running',
  sort: 'running',
  concession: 'open',
  return: 'done',
  scrap: 'done',
};

/** A rejected lot as the rules know it. */
export const decidedLot = (lot: RecordRow): DecidedLot => ({
  round: Number(lot['round']),
  criticalFound: Number(lot['criticalFound'] ?? 0),
  lotSize: Number(lot['lotSize']),
  hasOrder: lot['purchaseOrder'] !== undefined,
  isReceived: lot['type'] === 'iqc',
});

/** [Q25] [Q25a] Decides what becomes of a rejected lot, in place of what was decided before and is not done yet. */
export const decideLot: ActionHandler = context =>
  withInspection(context, 'rejected', async (parts, lot) => {
    if (lot['reviewWaits'] === true) return [toReview];
    const { database, caller } = parts;
    const { input } = context;
    const [kind, qty] = [input['kind'] as DispositionKind, Number(input['qty'] ?? lot['lotSize'])];
    const { priceCutPct, validUntil } = kind === 'concession' ? input : {};
    const asked = { kind, qty, priceCutPct: priceCutPct as Decimal | undefined, validUntil: validUntil as LocalDate | undefined };
    const refused = dispositionRefusals(asked, decidedLot(lot), todayOf(caller));
    if (refused.length > 0) return refused;
    const { parts: own, disposition: before } = await openDisposition(database, caller, lot.id);
    if (before?.['state'] === 'approving') return [inApproval];
    if (before)
      await updateRows(database, own, [{ before, after: { ...before, state: 'refused' } }], { action: 'state', transition: 'replace' });
    const ended = kind === 'return' ? await returnLot(parts, lot, input['plan']) : kind === 'scrap' ? await scrapLot(parts, lot) : ok({});
    if (!ended.ok) return ended.refusal;
    const state = begins[kind];
    const finished = state === 'done' ? { finishedAt: caller.now.toISOString() } : {};
    const { type, round, supplier, purchaseOrder, orderLine, sku, lotSize } = lot;
    const decided = { inspection: lot.id, type, round, supplier, purchaseOrder, orderLine, sku, lotSize, ...asked, plan: input['plan'] };
    await insertRows(database, own, [{ ...decided, state, ...finished, ...ended.value }], { action: 'add' });
    const after = {
      ...lot,
      disposition: kind,
      dispositionState: state,
      ...(state === 'done' ? { state: 'closed', reason: input['plan'] } : {}),
    };
    await updateRows(
      database,
      parts,
      [{ before: lot, after }],
      state === 'done' ? { action: 'state', transition: 'dispose' } : { action: 'update' },
    );
    return [];
  });
