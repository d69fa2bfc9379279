import { ok, refuse } from '@axle/kernel';
import { notFound, type RecordRow } from '@axle/page-kit';
import { skipRefusals } from '@axle/quality';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { releaseLot } from '../inspection/release-lot.ts';
import { severityOfMajor } from './severity-of-major.ts';

/** Whether a lot was accepted at its supplier, and how much of it came damaged. */
async function arrivalOf(
  database: Kysely<Tables>,
  lot: RecordRow,
): Promise<{ readonly outgoingAccepted: boolean; readonly damaged: number }> {
  const { rows } = await sql<{ outgoingAccepted: boolean; damaged: number }>`
    select coalesce((select o.result = 'accept' from inspection o where o.type = 'outgoing' and o.result is not null
        and o.purchase_order = ${lot['purchaseOrder'] ?? null}::bigint and o.order_line = ${lot['orderLine'] ?? null}::integer
        order by o.finished_at desc, o.id desc limit 1), false) as "outgoingAccepted",
      coalesce((select sum(l.damaged_qty) from receipt_lines l where l.record_id = ${Number(lot['receipt'])}
        and l.sku = ${Number(lot['sku'])}), 0)::integer as damaged`.execute(database);
  return rows[0]!;
}

/** [Q29] Releases an incoming lot that is not inspected. */
export const skipLot: TransitionEffect = async transit => {
  const { parts, before, after } = transit;
  if (before['type'] !== 'iqc') return refuse([notFound]);
  const { database, caller } = parts;
  const [arrival, majorSeverity] = [await arrivalOf(database, before), await severityOfMajor(database, before)];
  const refused = skipRefusals({ ...arrival, majorSeverity });
  if (refused.length > 0) return refuse(refused);
  const released = await releaseLot(transit, { inspection: before, setAside: 0 });
  if (!released.ok) return released;
  const decided = { decidedBy: caller.access.userId, finishedAt: caller.now.toISOString() };
  return ok({ ...after, ...decided, waived: true, releasedQty: released.value });
};
