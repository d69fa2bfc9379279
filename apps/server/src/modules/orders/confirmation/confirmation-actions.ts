import { refuse } from '@axle/kernel';
import { sql } from 'kysely';
import type { MainCall } from '../../../platform/gateways/main/main-call.ts';
import type { ModuleCallParts } from '../../../platform/gateways/module-calls.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { tickedRecordsCall } from '../../../platform/resources/gateway/ticked-records-call.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { keepTracking, planOfOrders } from './plan-of-orders.ts';
import { nothingWaits, trackingFile, waitingConfirmations } from './waiting-confirmations.ts';

const onePlatform = {
  code: 'ONE_PLATFORM',
  message: { zh: '请只勾选一个平台的订单', en: 'Tick orders of one platform only' },
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

/** Tracking numbers that wait, as the file that their platform takes: of an order in several parcels, line by line. */
export const confirmationFileCalls = (parts: Pick<ModuleCallParts, 'database' | 'registry'>): readonly MainCall[] =>
  tickedRecordsCall(parts, {
    page: 'orderList',
    action: 'confirmFile',
    permission: 'confirmShip',
    most: 500,
    fields: ['orderNo', 'platformOrderId', 'waybillNo'],
    async answer(records) {
      const ids = records.map(({ id }) => id);
      const rows = await waitingConfirmations(parts.database, sql<boolean>`c.sales_order = any(${ids}::bigint[])`, 100_000);
      const [first] = rows;
      if (!first) return refuse(nothingWaits);
      if (rows.some(({ platform }) => platform !== first.platform)) return refuse(onePlatform);
      return trackingFile(first.platform, rows);
    },
  });

/** What the buttons of confirmations do. */
export const confirmationActions = { 'orderList.confirmShip': confirmShip, 'orderList.confirmSent': confirmSent } as const;
