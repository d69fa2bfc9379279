import { refuse } from '@axle/kernel';
import { forbiddenField, permissionCode } from '@axle/page-kit';
import { actionPath } from '@axle/wire';
import { sql } from 'kysely';
import { z } from 'zod';
import { mainCall, type MainCall } from '../../../platform/gateways/main/main-call.ts';
import type { ModuleCallParts } from '../../../platform/gateways/module-calls.ts';
import { fieldRights } from '../../../platform/resources/field-rights.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { nothingWaits, trackingFile, waitingConfirmations } from '../../orders/confirmation/waiting-confirmations.ts';
import { ordersOf } from '../../orders/merge/orders-of.ts';

const mostRows = 20_000;
const fields = ['platformOrderId', 'waybillNo', 'shippedAt'] as const;

/** The tracking numbers of shipped orders that PartsGeek does not have yet, of the caller's stores, as PartsGeek takes them. */
export function trackingFileCalls({ database, registry }: Pick<ModuleCallParts, 'database' | 'registry'>): readonly MainCall[] {
  const entry = registry.page('partsGeek');
  if (!entry?.page.resource) return [];
  return [
    mainCall({
      method: 'GET',
      path: actionPath(entry.page.resource, 'exportTracking'),
      permission: permissionCode(entry.section.key, 'partsGeek', 'exportTracking'),
      input: z.object({}).loose(),
      async handle(caller) {
        const parts = ordersOf(database, caller);
        const closed = fields.find(key => !fieldRights(parts).mayRead(key));
        if (closed !== undefined) return refuse(forbiddenField(parts.resource, closed));
        const own = sql<boolean>`c.platform = 'partsgeek' and c.sales_order in (select t.id from sales_order t
          where t.platform = 'partsgeek' and t.tracking_status in ('waiting', 'failed', 'blocked') and ${seenRows(parts)})`;
        const rows = await waitingConfirmations(database, own, mostRows);
        return rows.length === 0 ? refuse(nothingWaits) : trackingFile('partsgeek', rows);
      },
    }),
  ];
}
