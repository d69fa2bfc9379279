import { type LocalDate, type Refusal, text } from '@axle/kernel';
import { effectiveQty, inForceStatuses, type OrderStatus } from '@axle/purchasing';
import { planRefusals, producedShare } from '@axle/quality';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import type { Derivation, WriteGuard } from '../../../platform/resources/writes/settle-rows.ts';
import { quantitiesOf } from '../../purchasing/order/order-standing.ts';
import { inspectedLines } from '../inspection/inspected-lines.ts';

const noLine: Refusal = { code: 'NO_LINE', field: 'orderLine', message: text('订单没有该行', 'The order has no such line') };
const notInForce: Refusal = {
  code: 'NOT_IN_FORCE',
  field: 'purchaseOrder',
  message: text('只有已生效的订单可以检验', 'Only orders in force are inspected'),
};

/** [Q33] What checks take from the line of their order, and how far production is. */
export const completeChecks: Derivation = async (database, { caller }, rows) => {
  const fresh = rows.flatMap(({ before, after }) => (before === undefined ? [after] : []));
  const lineOf = await inspectedLines(database, caller, fresh);
  return rows.map(({ before, after }) => {
    const found = before === undefined ? lineOf(after) : undefined;
    const whole = found
      ? { ...after, supplier: found.order['supplier'], sku: found.line['sku'], orderQty: effectiveQty(quantitiesOf(found.line)) }
      : after;
    const produced = whole['producedQty'];
    return produced === undefined ? whole : { ...whole, producedPct: producedShare(Number(produced), Number(whole['orderQty'])) };
  });
};

/** A check is of a line of an order in force, and planned for a day to come. */
export const guardChecks: WriteGuard = async (database, { caller }, rows) => {
  const written = rows.flatMap(({ before, after }) =>
    after && (before === undefined || before['planDate'] !== after['planDate']) ? [{ before, after }] : [],
  );
  if (written.length === 0) return;
  const lineOf = await inspectedLines(
    database,
    caller,
    written.map(({ after }) => after),
  );
  for (const { before, after } of written) {
    const found = lineOf(after);
    if (!found) throw new RefusedWrite(noLine);
    // a patrol that follows another one is added scheduled, by whoever looked at the order before
    const isAsked = before === undefined && after['state'] !== 'scheduled';
    if (isAsked && !inForceStatuses.includes(found.order['state'] as OrderStatus)) throw new RefusedWrite(notInForce);
    const [refusal] = planRefusals(after['planDate'] as LocalDate, { today: todayOf(caller), isNew: false });
    if (refusal) throw new RefusedWrite(refusal);
  }
};
