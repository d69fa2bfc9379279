import { typedAmounts } from '@axle/orders';
import { linesIn, type RecordValues } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { type RecordParts, todayOf } from '../../../platform/resources/record-parts.ts';
import type { Consequence } from '../../../platform/resources/writes/follow-writes.ts';
import type { Derivation, PendingRow } from '../../../platform/resources/writes/settle-rows.ts';
import { explodeLines } from './explode-lines.ts';

/** Parts of an order that was split have their lines and pieces from it. */
const isTyped = (order: RecordValues): boolean =>
  order['kind'] !== 'platform' && order['kind'] !== 'fba' && order['splitFrom'] === undefined;
const isNew = ({ before, after }: PendingRow): boolean => !before && isTyped(after);

interface Named {
  readonly id: number;
  readonly code: string;
  readonly title: string | null;
  readonly site: number | null;
}

const idsIn = (orders: readonly RecordValues[], column: string): readonly number[] =>
  orders.flatMap(order => linesIn(order, 'lines').map(line => line[column])).filter(id => typeof id === 'number');

/** Listings and SKUs that lines name. */
async function namesOf(database: Kysely<Tables>, orders: readonly RecordValues[]) {
  const { rows: listings } = await sql<Named>`
    select id, seller_sku as code, title, site from pt_sku where id = any(${idsIn(orders, 'ptSku')}::bigint[])`.execute(database);
  const { rows: skus } = await sql<Named>`
    select id, sku as code, name_en as title, null as site from sku where id = any(${idsIn(orders, 'sku')}::bigint[])`.execute(database);
  const byId = (rows: readonly Named[]) => new Map(rows.map(row => [row.id, row]));
  return { listings: byId(listings), skus: byId(skus) };
}

/** [S1t] Orders that are typed in or imported: numbered, with what their lines sell and come to, ready for their review. */
export const settleTyped: Derivation = async (transaction, parts, rows) => {
  const fresh = rows.filter(isNew).map(({ after }) => after);
  if (fresh.length === 0) return rows.map(({ after }) => after);
  const { listings, skus } = await namesOf(transaction, fresh);
  const numbers = await nextNumbers(transaction, fresh.filter(order => order['platformOrderId'] === undefined).length);
  const now = parts.caller.now.toISOString();
  return rows.map(row => {
    if (!isNew(row)) return row.after;
    const order = row.after;
    const lines = linesIn(order, 'lines').map(line => {
      const listing = listings.get(Number(line['ptSku']));
      const named = listing ?? skus.get(Number(line['sku']));
      return { ...line, sellerSku: named?.code, title: named?.title ?? undefined, cancelledQty: 0 };
    });
    const site = linesIn(order, 'lines').flatMap(line => listings.get(Number(line['ptSku']))?.site ?? [])[0];
    return {
      ...order,
      kind: order['kind'] ?? 'manual',
      platform: order['platform'] ?? 'manual',
      platformOrderId: order['platformOrderId'] ?? numbers.next().value,
      purchaseAt: order['purchaseAt'] ?? now,
      paidAt: order['paidAt'] ?? now,
      shipService: order['shipService'] ?? 'standard',
      site: order['site'] ?? site,
      status: 'pendingReview',
      ...typedAmounts({ ...order, lines }),
    };
  });
};

async function nextNumbers(database: Kysely<Tables>, count: number): Promise<Iterator<string>> {
  const { rows } = await sql<{ no: string }>`
    select 'M' || lpad(nextval('sales_order_typed_no')::text, 8, '0') as no from generate_series(1, ${count}::integer)`.execute(database);
  return rows.map(({ no }) => no).values();
}

/** The pieces of new orders that were typed in; those whose listing no map leads from are abnormal. */
export const pieceTogether: Consequence = async (transaction, parts: RecordParts, rows) => {
  const added = rows.flatMap(({ before, after }) => (!before && after && isTyped(after) ? [after.id] : []));
  if (added.length === 0) return;
  await explodeLines(transaction, added, todayOf(parts.caller));
  await sql`
    update sales_order o set status = 'abnormal', abnormal_code = 'UNMAPPED' where o.id = any(${added}::bigint[]) and exists (
      select from sales_order_lines l where l.record_id = o.id
        and not exists (select from sales_order_piece p where p.sales_order = o.id and p.line_no = l.line_no))`.execute(transaction);
};
