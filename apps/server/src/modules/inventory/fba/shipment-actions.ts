import { fill, ok, type Refusal, refuse } from '@axle/kernel';
import { notFound, type RecordRow, rowChanged } from '@axle/page-kit';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { eachTarget, nameFor } from '../../../platform/resources/write-batch.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { bookShipments } from './book-shipments.ts';
import { refusedWords } from './refused-words.ts';
import { keepShortCases } from './short-cases.ts';

const nothingShort: Refusal = {
  code: 'NOTHING_SHORT',
  message: { zh: '没有可申诉的短收', en: 'No short receipt to claim' },
};
const isOver: Refusal = { code: 'SHIPMENT_OVER', message: { zh: '货件已结束', en: 'The shipment is closed' } };
const noOutbound: Refusal = {
  code: 'NO_OUTBOUND',
  field: 'outboundNo',
  message: { zh: '没有这张出库单', en: 'The outbound order does not exist' },
};
const otherOutbound: Refusal = {
  code: 'OTHER_OUTBOUND',
  field: 'outboundNo',
  message: { zh: '不是发往该店铺FBA仓的FBA发货单', en: 'Not an FBA outbound order to this store’s FBA warehouse' },
};
const linkedAlready = (shipment: string): Refusal => ({
  code: 'OUTBOUND_LINKED',
  field: 'outboundNo',
  message: fill({ zh: '已关联货件 {shipment}', en: 'Already linked to shipment {shipment}' }, { shipment }),
});

/** What stands against linking a shipment to an outbound of this number. */
async function refuseLink(transaction: Transaction<Tables>, shipment: RecordRow, outboundNo: string): Promise<Refusal | undefined> {
  const { rows } = await sql<{ fits: boolean; other: string | null }>`
    select o.out_type = 'fba' and w.type = 'fba' and w.store = ${shipment['store']}::bigint as fits,
      (select s.shipment_id from fba_shipment s where s.outbound_no = o.outbound_no and s.id <> ${shipment.id} limit 1) as other
    from outbound o left join warehouse w on w.id = o.to_warehouse where o.outbound_no = ${outboundNo}`.execute(transaction);
  const [found] = rows;
  if (!found) return noOutbound;
  if (!found.fits) return otherOutbound;
  return found.other === null ? undefined : linkedAlready(found.other);
}

/** Says which outbound a shipment left by, and by which of our own shipments. */
const linkShipment: ActionHandler = ({ parts, targets: [target], input }) =>
  inTransaction(parts.database, async transaction => {
    const [before] = target ? await lockById(transaction, parts, [target.id]) : [];
    if (!before) return refuse(notFound);
    if (before.version !== target?.version) return refuse(rowChanged);
    const outboundNo = String(input['outboundNo']);
    const refusal = await refuseLink(transaction, before, outboundNo);
    if (refusal) return refuse(refusal);
    const shipmentNo = input['shipmentNo'] ?? before['shipmentNo'];
    await updateRows(transaction, parts, [{ before, after: { ...before, outboundNo, shipmentNo } }], { action: 'update' });
    return ok([{ id: before.id, name: nameFor(parts)(before) }]);
  });

/** Makes drafts of cases of what is missing in shipments. */
const openCase: ActionHandler = ({ parts, targets }) =>
  eachTarget(parts, targets, async (transaction, records) => {
    const refused = new Map<number, Refusal>();
    for (const { id } of records) if ((await keepShortCases(transaction, parts.caller, [id], true)) === 0) refused.set(id, nothingShort);
    return refused;
  });

/** Books receipts again that had to wait. */
const book: ActionHandler = ({ parts, targets }) =>
  eachTarget(parts, targets, async (transaction, records) => {
    const ids = records.map(({ id }) => id);
    await bookShipments(transaction, parts.caller, ids);
    const waiting = await transaction
      .selectFrom('fba_shipment_following')
      .select(['shipment', 'refused'])
      .where('shipment', 'in', [0, ...ids])
      .where('refused', 'is not', null)
      .execute();
    return new Map(waiting.map(({ shipment, refused }) => [shipment, refusedWords(refused!)]));
  });

/** Closes shipments by hand, and makes drafts of cases of what is missing. */
const markClosed: ActionHandler = ({ parts, targets }) =>
  eachTarget(parts, targets, async (transaction, records) => {
    const over = records.filter(({ amazonStatus }) => ['CLOSED', 'CANCELLED', 'DELETED'].includes(String(amazonStatus)));
    const open = records.filter(record => !over.includes(record));
    const closed = { amazonStatus: 'CLOSED', closedAt: todayOf(parts.caller) };
    const changes = open.map(before => ({ before, after: { ...before, ...closed } }));
    await updateRows(transaction, parts, changes, { action: 'update' });
    const ids = open.map(({ id }) => id);
    await bookShipments(transaction, parts.caller, ids);
    await keepShortCases(transaction, parts.caller, ids);
    return new Map(over.map(({ id }) => [id, isOver]));
  });

/** Effects of the own actions of shipments to Amazon. */
export const fbaShipmentActions: ActionHandlers = {
  'fbaInboundShipment.linkShipment': linkShipment,
  'fbaInboundShipment.openCase': openCase,
  'fbaInboundShipment.book': book,
  'fbaInboundShipment.markClosed': markClosed,
};
