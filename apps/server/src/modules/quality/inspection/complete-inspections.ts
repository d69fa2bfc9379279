import { text } from '@axle/kernel';
import { inForceStatuses, inspectRefusals, type OrderStatus } from '@axle/purchasing';
import type { LocalDate, Refusal } from '@axle/kernel';
import { planRefusals } from '@axle/quality';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import type { Derivation, WriteGuard } from '../../../platform/resources/writes/settle-rows.ts';
import { quantitiesOf } from '../../purchasing/order/order-standing.ts';
import { idsIn } from '../../purchasing/order/supplier-terms.ts';
import { inspectedLines } from './inspected-lines.ts';

const noLine: Refusal = { code: 'NO_LINE', field: 'orderLine', message: text('订单没有该行', 'The order has no such line') };
const notInForce: Refusal = {
  code: 'NOT_IN_FORCE',
  field: 'purchaseOrder',
  message: text('只有已生效的订单可以报检', 'Only orders in force are inspected'),
};

/** Gives new inspections what follows from the line of their order: supplier, SKU and carton. By hand only outgoing ones are added. */
export const completeInspections: Derivation = async (database, { caller }, rows) => {
  const fresh = rows.flatMap(({ before, after }) => (before === undefined ? [after] : []));
  if (fresh.length === 0) return rows.map(({ after }) => after);
  const lineOf = await inspectedLines(database, caller, fresh);
  const skus = idsIn(fresh.map(one => lineOf(one)?.line['sku'] ?? one['sku']));
  const cartons = await database
    .selectFrom('sku')
    .select(['id', 'carton_qty'])
    .where('id', 'in', [0, ...skus])
    .execute();
  const perCarton = new Map(cartons.map(({ id, carton_qty: qty }) => [id, qty ?? undefined]));
  return rows.map(({ before, after }) => {
    if (before !== undefined) return after;
    const found = lineOf(after);
    const sku = found?.line['sku'] ?? after['sku'];
    return {
      ...after,
      type: after['type'] ?? 'outgoing',
      round: after['round'] ?? 1,
      party: after['party'] ?? 'own',
      supplier: found?.order['supplier'] ?? after['supplier'],
      sku,
      cartonQty: after['cartonQty'] ?? perCarton.get(Number(sku)),
      waived: after['waived'] ?? false,
      releasedQty: after['releasedQty'] ?? 0,
      damagedQty: after['damagedQty'] ?? 0,
      reviewWaits: after['reviewWaits'] ?? false,
    };
  });
};

/** [Q15] [R88] A lot is of an order in force, holds what has not passed of its line, and is planned for a day to come. */
export const checkInspections: WriteGuard = async (database, { caller }, rows) => {
  const ofOrders = rows.filter(({ after }) => after && after['type'] !== 'iqc' && after['type'] !== 'sample');
  const written = ofOrders.flatMap(({ before, after }) => (after ? [{ before, after }] : []));
  const changed = written.filter(({ before, after }) =>
    ['purchaseOrder', 'orderLine', 'lotSize', 'planDate'].some(key => before?.[key] !== after[key]),
  );
  if (changed.length === 0) return;
  const lineOf = await inspectedLines(
    database,
    caller,
    changed.map(({ after }) => after),
  );
  for (const { before, after } of changed) {
    const found = lineOf(after);
    if (!found) throw new RefusedWrite(noLine);
    if (!inForceStatuses.includes(found.order['state'] as OrderStatus)) throw new RefusedWrite(notInForce);
    const moved = before?.['planDate'] !== after['planDate'];
    const [refusal] = [
      ...inspectRefusals(quantitiesOf(found.line), Number(after['lotSize'])).map(one => ({ ...one, field: 'lotSize' })),
      ...(moved ? planRefusals(after['planDate'] as LocalDate, { today: todayOf(caller), isNew: before === undefined }) : []),
    ];
    if (refusal) throw new RefusedWrite(refusal);
  }
};
