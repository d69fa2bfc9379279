import { ok, type Refusal, refuse, text } from '@axle/kernel';
import { permissionCode, type RecordRow, type RecordValues } from '@axle/page-kit';
import { can } from '@axle/permissions';
import { nextStepOf, type OrderStatus } from '@axle/purchasing';
import { sql } from 'kysely';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { readablePart } from '../../../platform/resources/field-rights.ts';
import { onPage } from '../../../platform/resources/on-page.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { selectRows } from '../../../platform/resources/query/select-rows.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { leftOutOf } from './left-out-of.ts';

const unknown: Refusal = { code: 'NO_BATCH', message: text('未找到创建批次', 'Batch not found') };

const shown = [
  'orderNo',
  'supplier',
  'companyEntity',
  'warehouse',
  'currency',
  'lineCount',
  'qty',
  'amountGross',
  'state',
  'batch',
] as const;

/** Whether somebody sees the orders of others: the page of the result is open to everybody, the orders are not. */
const lists = ({ caller }: RecordParts): boolean => can(caller.access, permissionCode('purchase', 'purchaseOrder', 'list'));

/** Orders that somebody sees: those in their scope, if they may list orders, else those that they made. */
function ordersWhere(parts: RecordParts, column: 'batch' | 'order_no', value: unknown): Promise<readonly RecordRow[]> {
  const own = onPage(parts, 'purchaseOrder');
  const made = lists(parts) ? sql<boolean>`true` : sql<boolean>`t.created_by = ${parts.caller.access.userId}`;
  const where = sql`where t.${sql.ref(column)} = ${value} and ${made} and ${seenRows(own)} order by t.id`;
  return selectRows(parts.database, own.resource, shown, where);
}

/** Pieces of orders that are for requirements, and of how many. */
async function servedBy({ database }: RecordParts, orders: readonly RecordRow[]) {
  const { rows } = await sql<{ order: number; requirements: number; qty: number }>`
    select a."order", count(distinct a.record_id)::integer as requirements, sum(a.qty)::integer as qty
    from purchase_requirement_allocations a where a."order" = any(${orders.map(({ id }) => id)}::bigint[]) group by a."order"`.execute(
    database,
  );
  return new Map(rows.map(row => [row.order, row]));
}

type Served = Awaited<ReturnType<typeof servedBy>>;

/** [R110] An order as it stands; what is ordered beyond its requirements is surplus. */
function orderLine(parts: RecordParts, order: RecordRow, served: Served): RecordValues {
  const { id, version, batch: _, ...known } = readablePart(onPage(parts, 'purchaseOrder'), order);
  const of = served.get(id);
  return {
    ...known,
    order: id,
    version,
    requirements: of?.requirements ?? 0,
    surplus: of ? Math.max(0, Number(order['qty'] ?? 0) - of.qty) : 0,
    nextStep: nextStepOf(order['state'] as OrderStatus),
  };
}

/** The orders that were created together, or the one that is named, as far as the caller sees them, and what was left out. */
export const createdOrders: ToolHandler = async ({ parts, input }) => {
  const { orderNo, batchNo } = input;
  const named = orderNo === undefined ? [] : await ordersWhere(parts, 'order_no', orderNo);
  const batches = onPage(parts, 'purchaseOrderCreated').resource;
  const key = orderNo === undefined ? sql`t.batch_no = ${batchNo}` : sql`t.id = ${named[0]?.['batch'] ?? 0}`;
  const [batch] = await selectRows(parts.database, batches, ['batchNo', 'createdBy', 'createdAt'], sql`where ${key}`);
  const together = batch ? await ordersWhere(parts, 'batch', batch.id) : [];
  const orders = orderNo === undefined ? together : named;
  const { isSuper, userId } = parts.caller.access;
  const isOwn = batch !== undefined && (isSuper || batch['createdBy'] === userId);
  if (orders.length === 0 && (!isOwn || orderNo !== undefined)) return refuse(unknown);
  const served = await servedBy(parts, orders);
  // what was left out beside several orders is of none of them alone
  const leftOut = batch && orders.length === together.length ? await leftOutOf(parts, batch.id, isOwn) : [];
  const [allocated, leftOutQty] = [[...served.values()], leftOut].map(of => of.reduce((sum, { qty }) => sum + Number(qty), 0));
  return ok({
    ...(batch ? { batch: batch.id, batchNo: batch['batchNo'], createdBy: batch['createdBy'], createdAt: batch['createdAt'] } : {}),
    requested: allocated! + leftOutQty!,
    allocated,
    leftOutQty,
    orders: orders.map(order => orderLine(parts, order, served)),
    leftOut,
  });
};
