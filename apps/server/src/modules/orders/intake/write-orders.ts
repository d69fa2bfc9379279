import type { IntakePlan, PlatformOrder, SaidOrder } from '@axle/orders';
import type { RecordRow, RecordValues } from '@axle/page-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { inSavepoint } from '../../../platform/resources/writes/savepoint.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { ledgerContext } from '../../inventory/stock/ledger-context.ts';
import { stopOrder } from '../order/cancel-order.ts';
import { nothingHeld } from '../order/on-order.ts';
import type { IntakePlace } from './intake-place.ts';
import { noteMoments, noteRequests, noteSaid } from './note-said.ts';
import { addressValues, headValues, hiddenValues, lineValues } from './order-values.ts';
import { writePieces, type PieceOrder } from './write-pieces.ts';

/** A payload with its plan, the record that it speaks of, and what stands behind its seller SKUs. */
export interface PlannedOrder extends Pick<PieceOrder, 'piecesOf'> {
  readonly plan: IntakePlan;
  readonly record: RecordRow | undefined;
  /** What the platform had said before. */
  readonly known: SaidOrder | undefined;
  readonly listingOf: (sellerSku: string) => number | undefined;
}

type Of<Kind extends IntakePlan['kind']> = PlannedOrder & { readonly plan: Extract<IntakePlan, { readonly kind: Kind }> };

const ofKind = <Kind extends IntakePlan['kind']>(planned: readonly PlannedOrder[], kind: Kind): readonly Of<Kind>[] =>
  planned.filter((one): one is Of<Kind> => one.plan.kind === kind);

/** Writes what payloads change, with its history: new orders, changed ones, requests, and the moments of those that say nothing new. */
export async function writeOrders(
  transaction: Transaction<Tables>,
  parts: RecordParts,
  place: IntakePlace,
  planned: readonly PlannedOrder[],
  payloads: readonly PlatformOrder[],
): Promise<void> {
  const added = await addOrders(transaction, parts, place, ofKind(planned, 'create'));
  const changed = await changeOrders(transaction, parts, place, ofKind(planned, 'update'));
  await noteSaid(
    transaction,
    [...added, ...changed].map(({ id, plan }) => ({
      id,
      said: plan.said,
      hidden: hiddenValues(place, plan.said, plan.kind === 'create' || plan.parts.includes('address')),
    })),
  );
  await writePieces(
    transaction,
    [...added, ...changed.filter(({ plan }) => plan.parts.includes('lines'))].map(({ id, plan, piecesOf }) => ({
      id,
      said: plan.said,
      piecesOf,
    })),
  );
  await noteRequests(
    transaction,
    changed.flatMap(({ id, plan: { requests, said } }) => requests.map(kind => ({ id, kind, said }))),
    parts.caller.now,
  );
  const moments = planned.flatMap(({ plan, record }, at) =>
    plan.kind === 'skip' && plan.why === 'same' && record && payloads[at]?.updatedAt !== undefined
      ? [[record.id, payloads[at].updatedAt] as const]
      : [],
  );
  await noteMoments(transaction, new Map(moments));
}

async function addOrders(transaction: Transaction<Tables>, parts: RecordParts, place: IntakePlace, planned: readonly Of<'create'>[]) {
  const rows = await insertRows(
    transaction,
    parts,
    planned.map(({ plan: { said, status, abnormalCode }, listingOf }) => ({
      kind: said.fulfilment === 'platform' ? 'fba' : 'platform',
      platform: place.platform,
      store: place.store,
      platformOrderId: said.orderId,
      status,
      abnormalCode,
      ...headValues(place, said),
      ...addressValues(place, said),
      ...lineValues(said, listingOf),
      ...sentValues(status, said),
    })),
    { action: 'add' },
  );
  return planned.map((one, at) => ({ ...one, id: rows[at]!.id }));
}

async function changeOrders(transaction: Transaction<Tables>, parts: RecordParts, place: IntakePlace, planned: readonly Of<'update'>[]) {
  const all = planned.map(one => ({ ...one, record: one.record!, id: one.record!.id }));
  const stopped = await stopCancelled(transaction, parts, all);
  await updateRows(
    transaction,
    parts,
    all.map(({ record: before, plan, known, listingOf, id }) => {
      const changes = changesOf(place, before, plan, known!, listingOf);
      return { before, after: { ...before, ...changes, ...(stopped.has(id) ? cancelledValues : {}) } };
    }),
    { action: 'update' },
  );
  return all;
}

/** What an order that its platform has cancelled holds no more. */
const cancelledValues: RecordValues = {
  ...nothingHeld,
  status: 'cancelled',
  statusBefore: undefined,
  warehouse: undefined,
  channel: undefined,
};

/** [S2a] Gives back what is reserved for orders that their platform has cancelled; those are at their end. */
async function stopCancelled(
  transaction: Transaction<Tables>,
  { caller }: RecordParts,
  changed: readonly (Of<'update'> & { readonly id: number; readonly record: RecordRow })[],
): Promise<ReadonlySet<number>> {
  const stopped = new Set<number>();
  for (const { id, record, plan } of changed) {
    if (plan.status !== 'cancelling' || record['status'] === 'cancelling') continue;
    const order = { id, orderNo: String(record['orderNo']) };
    try {
      await inSavepoint(transaction, async () => {
        const refusal = await stopOrder(ledgerContext(transaction, caller), order, 'cancelled by the platform');
        // what was cancelled of the order before the refusal is undone with it
        if (refusal) throw new RefusedWrite(refusal);
      });
      stopped.add(id);
    } catch (error) {
      if (!(error instanceof RefusedWrite)) throw error;
    }
  }
  return stopped;
}

/** What the platform changed since its last payload, field by field: what people corrected besides stays. */
function changesOf(
  place: IntakePlace,
  before: RecordRow,
  { said, parts, status, abnormalCode, reviewsAgain }: Of<'update'>['plan'],
  known: SaidOrder,
  listingOf: PlannedOrder['listingOf'],
): RecordValues {
  const { currency, ...head } = headValues(place, said);
  const isNew = status !== before['status'];
  return {
    ...unlike(head, headValues(place, known)),
    ...(parts.includes('address') ? unlike(addressValues(place, said), addressValues(place, known)) : {}),
    ...(parts.includes('lines') ? { currency, ...lineValues(said, listingOf) } : {}),
    ...(reviewsAgain ? { reviewFindings: undefined } : {}),
    status,
    abnormalCode,
    ...(status === 'held' ? {} : nothingHeld),
    ...(status === 'cancelling' && isNew ? { statusBefore: before['statusBefore'] ?? before['status'] } : {}),
    ...(isNew ? sentValues(status, said) : {}),
  };
}

const unlike = (now: RecordValues, before: RecordValues): RecordValues =>
  Object.fromEntries(Object.entries(now).filter(([key, value]) => value !== before[key]));

/** When an order left that the platform sends, as far as it says. */
const sentValues = (status: string, said: SaidOrder): RecordValues => ({
  ...(status === 'shipped' ? { shippedAt: said.updatedAt ?? said.latestShipAt ?? said.purchasedAt } : {}),
  ...(status === 'delivered' && said.deliveredAt !== undefined ? { deliveredAt: said.deliveredAt } : {}),
});
