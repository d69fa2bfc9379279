import { type Decimal, divide, minorDigits, multiply, round, zero } from '@axle/kernel';
import { defaultDisposition, fullRefund, needsSecondPerson } from '@axle/operation';
import type { HeldFile, RecordRow } from '@axle/page-kit';
import { unrestricted } from '@axle/permissions';
import { sql } from 'kysely';
import type { Demo } from '../../../platform/demo/demo-step.ts';
import { lots } from '../../../platform/demo/lots.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { disposeReturn } from '../return/dispose-return.ts';
import { receiveReturn } from '../return/receive-return.ts';
import { type DeliveredOrder, type PastReturn, planPastReturn } from './plan-past-return.ts';
import { type NotedStep, type WrittenReturn, writePastReturns } from './write-past-returns.ts';

/** Days within which the demo's other returns were asked for. */
const late = 45;

interface Delivered extends DeliveredOrder {
  readonly id: number;
  readonly currency: string;
  readonly iso2: string;
  readonly orderLine: number;
  readonly sku: number;
  readonly pieces: number;
  readonly lineTotal: Decimal;
}

interface Returned extends PastReturn {
  readonly order: Delivered;
}

/** Who works on returns, and where they come back to. */
interface Desk {
  readonly operator: number;
  readonly inspector: number;
  readonly approver: number;
  /** The third-party warehouse, and by country Amazon's. */
  readonly warehouse: number;
  readonly atAmazon: ReadonlyMap<string, number>;
  readonly photos: readonly HeldFile[];
}

/** Orders that were delivered and paid, with what they sold first. */
async function delivered({ transaction, now }: Demo): Promise<readonly Delivered[]> {
  const { rows } = await sql<Delivered & { delivered: string }>`
    select o.id, o.platform, o.kind, o.currency, c.iso2, o.delivered_at as delivered, p.sku, p.qty, split_part(k.sku, '-', 1) as part,
      l.line_no + 1 as "orderLine", trim_scale(l.line_total)::text as "lineTotal",
      (select sum(x.qty) from sales_order_piece x where x.sales_order = o.id and x.line_no = l.line_no)::integer as pieces
    from sales_order o join country c on c.id = o.country join sales_order_lines l on l.record_id = o.id and l.line_no = 0
    cross join lateral (select sku, qty from sales_order_piece where sales_order = o.id and line_no = 0 order by sku limit 1) p
    join sku k on k.id = p.sku
    where o.status = 'delivered' and o.kind in ('platform', 'fba') and o.paid_at is not null and o.delivered_at < ${now}
      and not exists (select from return_order r where r.sales_order = o.id)
    order by o.delivered_at, o.id`.execute(transaction);
  return rows.map(row => {
    const deliveredAt = new Date(row.delivered);
    return { ...row, deliveredAt, isLate: now.getTime() - deliveredAt.getTime() < late * 86_400_000 };
  });
}

/** Vehicles that the listings of some orders are for. */
async function vehiclesOf({ transaction }: Demo, orders: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; vehicle: string }>`
    select distinct on (o.id) o.id, v.make || ' ' || v.model || ' ' || v.year_from as vehicle
    from sales_order o join sales_order_lines l on l.record_id = o.id and l.line_no = 0
    join listing_fitment f on f.seller_sku = l.seller_sku and f.store = o.store join listing_fitment_vehicles v on v.record_id = f.id
    where o.id = any(${orders}::bigint[]) order by o.id, v.id`.execute(transaction);
  return new Map(rows.map(({ id, vehicle }) => [id, vehicle]));
}

/** What was refunded: in full, less a fee where the buyer just did not need it, or a part of it. */
function refundOf({ order, reason, course, qty }: Returned, desk: Desk): Partial<WrittenReturn> {
  const digits = minorDigits(order.currency);
  const restockFee = (reason === 'noNeed' && order.platform === 'ebay' && order.id % 3 === 0 ? '15' : zero) as Decimal;
  const full = fullRefund({ lineTotal: order.lineTotal, qty: order.pieces, returned: qty, restockFee }, digits);
  const amount = course === 'keeps' ? round(multiply(divide(full, '10' as Decimal, 6), '3' as Decimal), digits) : full;
  return {
    refundKind: course === 'keeps' ? 'partial' : 'full',
    refundAmount: amount,
    restockFee,
    ...(needsSecondPerson(amount) ? { approver: desk.approver } : {}),
  };
}

/** The steps of a return, one after the other. */
function stepsOf(
  { course, askedAt, authorisedAt, receivedAt, disposedAt, refundedAt, endedAt }: Returned,
  desk: Desk,
): readonly NotedStep[] {
  const { operator, inspector } = desk;
  const hours = (from: Date, many: number) => new Date(from.getTime() + many * 3_600_000);
  const asked: NotedStep = { state: 'requested', by: operator, at: askedAt };
  if (course === 'refused') return [asked, { step: 'refuse', state: 'refused', by: operator, at: endedAt }];
  const authorised: NotedStep = { step: 'authorise', state: 'authorised', by: operator, at: authorisedAt };
  if (course === 'cancelled') return [asked, authorised, { step: 'cancel', state: 'cancelled', by: operator, at: endedAt }];
  const goods: readonly NotedStep[] = [
    { step: 'track', state: 'inTransit', by: operator, at: hours(authorisedAt, 31) },
    { step: 'receive', state: 'received', by: inspector, at: receivedAt },
    { step: 'inspect', state: 'inspected', by: inspector, at: hours(disposedAt, -2) },
    { step: 'dispose', state: 'disposed', by: inspector, at: disposedAt },
  ];
  const refunded: NotedStep = { step: 'refund', by: operator, at: refundedAt };
  return [asked, authorised, ...(course === 'goods' ? goods : []), refunded, { step: 'close', state: 'closed', by: operator, at: endedAt }];
}

/** The record of a return as it ended. */
function written(one: Returned, at: number, desk: Desk, vehicle: string | undefined): WrittenReturn {
  const { order, reason, course, qty } = one;
  const grade = desk.photos.length === 0 && ['C', 'D'].includes(one.grade) ? 'B' : one.grade;
  const warehouse = course === 'atAmazon' ? desk.atAmazon.get(order.iso2) : desk.warehouse;
  const ended = { refused: 'refused', cancelled: 'cancelled' } as const;
  const status = course === 'refused' || course === 'cancelled' ? ended[course] : 'closed';
  return {
    platformReturnId: `R-${61_000_000 + at * 7919}`,
    salesOrder: order.id,
    orderLine: order.orderLine,
    sku: order.sku,
    qty,
    reason,
    status,
    ...(reason === 'notFit' && vehicle !== undefined ? { vehicle } : {}),
    ...(course === 'refused' ? { refuseReason: '超过退货期限 / past the return window' } : { authorisedAt: one.authorisedAt }),
    ...(course === 'cancelled' ? { cancelReason: '买家留用 / the buyer keeps it' } : {}),
    ...(course !== 'refused' && warehouse !== undefined ? { warehouse } : {}),
    ...(course === 'goods'
      ? {
          carrier: at % 3 === 0 ? 'UPS' : 'USPS',
          trackingNo: at % 3 === 0 ? `1Z84F0E7904${4_120_316 + at * 31}` : `94001${118_206_334 + at * 104_729}`,
          grade,
          disposition: defaultDisposition(grade, reason, false),
          ...(grade === one.grade && ['C', 'D'].includes(grade) ? { photos: desk.photos } : {}),
          receivedAt: one.receivedAt,
          disposedAt: one.disposedAt,
        }
      : {}),
    ...(status === 'closed' ? { ...refundOf(one, desk), refundedAt: one.refundedAt } : {}),
    steps: stepsOf(one, desk),
  };
}

/** Books what came back of a return, and what became of it, by the code of its page. */
async function bookGoods(demo: Demo, desk: Desk, one: WrittenReturn, { id, rmaNo }: { readonly id: number; readonly rmaNo: string }) {
  const { transaction, registry } = demo;
  const { page } = registry.page('operationReturn')!;
  const lines = [{ sku: one.sku, orderLine: one.orderLine, qtyAuth: one.qty, qtyRecv: one.qty }];
  const grades = [{ sku: one.sku, grade: one.grade, qty: one.qty, disposition: one.disposition }];
  const before = { id, version: 1, rmaNo, warehouse: one.warehouse, lines, grades } as RecordRow;
  const take = async (effect: TransitionEffect, now: Date, input = {}) => {
    const caller = { registry, access: unrestricted(desk.inspector), now };
    const done = await effect({
      parts: { database: transaction, resource: page.resource!, page: page.key, caller },
      before,
      after: before,
      input,
    });
    if (!done.ok) throw new Error(`a return of the demo was refused: ${done.refusal[0]?.code}`);
    return done.value;
  };
  await take(receiveReturn, one.receivedAt!, { received: [{ sku: one.sku, qty: one.qty }] });
  const disposed = await take(disposeReturn, one.disposedAt!);
  const [posted] = disposed['grades'] as readonly { readonly postingNo?: string }[];
  return { id, posting: posted?.postingNo };
}

/** Adds what came back over the months of the demo, all of it over: by platform and part some 3 to 6 of a hundred orders. */
export async function addPastReturns(demo: Demo, desk: Desk): Promise<void> {
  const draw = lots(20_260_618);
  const all = (await delivered(demo)).flatMap((order): readonly Returned[] => {
    const plan = planPastReturn(order, draw);
    return plan && plan.endedAt < demo.now ? [{ ...plan, order }] : [];
  });
  const vehicles = await vehiclesOf(
    demo,
    all.filter(({ reason }) => reason === 'notFit').map(({ order }) => order.id),
  );
  const returns = all.map((one, at) => written(one, at, desk, vehicles.get(one.order.id)));
  const made = await writePastReturns(demo.transaction, returns);
  const booked: { readonly id: number; readonly posting: string | undefined }[] = [];
  for (const one of returns.filter(({ receivedAt }) => receivedAt !== undefined))
    booked.push(await bookGoods(demo, desk, one, made.get(one.platformReturnId)!));
  await sql`
    update return_order_grades g set posting_no = t.posting
    from jsonb_to_recordset(${JSON.stringify(booked)}) as t (id bigint, posting text) where g.record_id = t.id`.execute(demo.transaction);
}
