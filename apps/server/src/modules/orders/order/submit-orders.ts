import { ok, type Refusal, refuse } from '@axle/kernel';
import { mainPaths } from '@axle/wire';
import { clearanceRefusal } from '../../../platform/gateways/clearance-refusal.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { eachByItself } from '../../../platform/resources/each-by-itself.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { allocateOutbound } from '../../inventory/outbound/allocate-outbound.ts';
import { createOutbound } from '../../inventory/outbound/create-outbound.ts';
import { ledgerContext } from '../../inventory/stock/ledger-context.ts';
import { ordersToLead } from '../allocation/lead-orders.ts';
import { gateOrders } from '../clearance/gate-orders.ts';
import { outboundsOfOrders } from './outbounds-of-order.ts';

const inClearance: Refusal = {
  code: 'CLEARANCE',
  message: { zh: '含清仓SKU，不允许提交', en: 'Holds SKUs in clearance and may not be submitted' },
};
const noCountry: Refusal = { code: 'NO_ADDRESS', message: { zh: '缺少收件国家', en: 'The destination country is missing' } };
const notReserved: Refusal = {
  code: 'NOT_RESERVED',
  message: { zh: '占用已失效，请重新配仓', en: 'The stock is no longer reserved; reallocate the order' },
};

/**
 * [S7] Submits allocated orders to their warehouses: one outbound order for each, with the reservation handed over, so that what can be
 * promised stays the same. SKUs in clearance keep all from being submitted, until only the allowed part is asked for.
 */
export const submitOrders: ActionHandler = async ({ parts, targets, allowedPart }) => {
  const ids = targets.map(({ id }) => id);
  const seen = await lockById(parts.database, parts, ids);
  const { because, blocked } = await gateOrders(
    parts.database,
    seen.map(({ id }) => id),
  );
  const stopped = new Set(blocked.map(({ id }) => id));
  if (because.length > 0 && !allowedPart) {
    const query = [...new Set(because.map(({ id }) => `id=${id}`))].join('&');
    return refuse(clearanceRefusal(mainPaths.orderClearanceFile, query, seen.length - stopped.size));
  }
  const outbounds = await outboundsOfOrders(parts.database, ids);
  const done = await eachByItself(parts, targets, async (own, record) => {
    if (stopped.has(record.id)) return inClearance;
    const { refused } = ordersToLead(own, [record], 'submit');
    const order = outbounds.get(record.id);
    const why = refused.get(record.id) ?? (order === undefined ? notReserved : order.hasCountry ? undefined : noCountry);
    if (why) return why;
    const context = ledgerContext(own.database, own.caller);
    for (const wanted of order!.outbounds) {
      const made = await createOutbound(context, wanted);
      if (!made.ok) return made.refusal;
      const allocated = await allocateOutbound(context, made.value.id);
      if (!allocated.ok) return allocated.refusal;
      if (allocated.value === 'short') return notReserved;
    }
    await updateRows(own.database, own, [{ before: record, after: { ...record, status: 'submitted' } }], {
      action: 'state',
      transition: 'submit',
    });
    return undefined;
  });
  return done.ok ? ok(done.value) : done;
};
