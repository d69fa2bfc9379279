import { refuse } from '@axle/kernel';
import { confirmationFile, type ConfirmationRow, type ConfirmedPlatform } from '@axle/orders';
import { sql } from 'kysely';
import type { MainCall } from '../../../platform/gateways/main/main-call.ts';
import type { ModuleCallParts } from '../../../platform/gateways/module-calls.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { tickedRecordsCall } from '../../../platform/resources/gateway/ticked-records-call.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { keepTracking, planOfOrders } from './plan-of-orders.ts';

const onePlatform = {
  code: 'ONE_PLATFORM',
  message: { zh: '请只勾选一个平台的订单', en: 'Tick orders of one platform only' },
};
const nothingWaits = {
  code: 'NOTHING_WAITS',
  message: { zh: '没有可回传的单号', en: 'No tracking number waits to be sent' },
};

/** Tries the confirmations of orders again that wait, failed or are blocked; a carrier that was not mapped goes by the name given. */
const confirmShip: ActionHandler = ({ parts, targets, input }) =>
  eachTarget(parts, targets, async (transaction, records) => {
    const ids = records.map(({ id }) => id);
    const { now } = parts.caller;
    const code = input['carrierCode'] ?? null;
    await planOfOrders(transaction, now, sql<boolean>`f.id = any(${ids}::bigint[])`);
    await sql`
      update order_confirmation set carrier_code = coalesce(carrier_code, ${code}::text), failures = 0, next_at = ${now},
        updated_at = ${now},        state = 'waiting', error = null
      where sales_order = any(${ids}::bigint[]) and state in ('waiting', 'blocked', 'failed')
      and coalesce(carrier_code, ${code}::text) is not null`.execute(transaction);
    await keepTracking(transaction, ids);
    return new Map();
  });

/** The file of tracking numbers was handed to the platform by a person. */
const confirmSent: ActionHandler = ({ parts, targets }) =>
  eachTarget(parts, targets, async (transaction, records) => {
    const ids = records.map(({ id }) => id);
    const { now } = parts.caller;
    await sql`update order_confirmation set state = 'sent', sent_at = ${now}, next_at = null, error = null, updated_at = ${now}
      where sales_order = any(${ids}::bigint[]) and state in ('waiting', 'failed') and carrier_code is not null`.execute(transaction);
    await keepTracking(transaction, ids);
    return new Map();
  });

interface Row extends ConfirmationRow {
  readonly platform: ConfirmedPlatform;
}

/** Tracking numbers that wait, as the file that their platform takes: of an order in several parcels, line by line. */
export const confirmationFileCalls = (parts: Pick<ModuleCallParts, 'database' | 'registry'>): readonly MainCall[] =>
  tickedRecordsCall(parts, {
    page: 'orderList',
    action: 'confirmFile',
    permission: 'confirmShip',
    most: 500,
    fields: ['orderNo', 'platformOrderId', 'waybillNo'],
    async answer(records) {
      const { rows } = await sql<Row>`
        select c.platform, c.platform_order_id as "platformOrderId", c.carrier_code as "carrierCode", c.waybill_no as "waybillNo",
          c.ship_day as "shipDay", l.platform_line_id as "platformLineId", l.qty
        from order_confirmation c left join lateral (
          select n.line_no, n.platform_line_id,
            round(n.qty * sum(p.qty) filter (where p.warehouse = c.warehouse) / sum(p.qty))::integer as qty
          from sales_order_lines n join sales_order_piece p on p.sales_order = n.record_id and p.line_no = n.line_no
          where n.record_id = c.sales_order and exists (select from order_confirmation o where o.platform = c.platform
            and o.store = c.store and o.platform_order_id = c.platform_order_id and o.warehouse <> c.warehouse)
          group by n.id having sum(p.qty) filter (where p.warehouse = c.warehouse) > 0) l on true
        where c.sales_order = any(${records.map(({ id }) => id)}::bigint[]) and c.state in ('waiting', 'failed')
        and c.carrier_code is not null order by c.id, l.line_no`.execute(parts.database);
      const [first] = rows;
      if (!first) return refuse(nothingWaits);
      if (rows.some(({ platform }) => platform !== first.platform)) return refuse(onePlatform);
      const present = rows.map(
        row => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as unknown as ConfirmationRow,
      );
      const content = Buffer.from(confirmationFile(first.platform, present));
      const [ending, kind] = first.platform === 'amazon' ? ['txt', 'tab-separated-values'] : ['csv', 'csv'];
      const name = `tracking-${first.platform}.${ending}`;
      return { kind: 'file', name, mediaType: `text/${kind}; charset=utf-8`, bytes: content.length, content };
    },
  });

/** What the buttons of confirmations do. */
export const confirmationActions = { 'orderList.confirmShip': confirmShip, 'orderList.confirmSent': confirmSent } as const;
