import type { Decimal } from '@axle/kernel';
import type { Disposition } from '@axle/operation';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** A step of a return as its history notes it: who took it when, and the state that it led to. */
export interface NotedStep {
  readonly step?: 'authorise' | 'refuse' | 'track' | 'receive' | 'inspect' | 'dispose' | 'refund' | 'close' | 'cancel';
  readonly state?: string;
  readonly by: number;
  readonly at: Date;
}

/** A return of former months as its record is written. */
export interface WrittenReturn {
  readonly platformReturnId: string;
  readonly salesOrder: number;
  readonly orderLine: number;
  readonly sku: number;
  readonly qty: number;
  readonly reason: string;
  readonly vehicle?: string;
  readonly status: string;
  readonly warehouse?: number;
  readonly carrier?: string;
  readonly trackingNo?: string;
  readonly grade?: string;
  readonly disposition?: Disposition;
  readonly refundKind?: 'full' | 'partial';
  readonly refundAmount?: Decimal;
  readonly restockFee?: Decimal;
  readonly approver?: number;
  readonly refuseReason?: string;
  readonly cancelReason?: string;
  readonly photos?: readonly object[];
  readonly authorisedAt?: Date;
  readonly receivedAt?: Date;
  readonly disposedAt?: Date;
  readonly refundedAt?: Date;
  /** The request first, the end last. */
  readonly steps: readonly NotedStep[];
}

/** What its history says of each step of a return. */
function historyOf(id: number, { steps, refundAmount }: WrittenReturn) {
  return steps.map(({ step, state, by, at }, turn) => {
    const before = steps.slice(0, turn).findLast(one => one.state !== undefined)?.state;
    const changes =
      step === 'refund'
        ? [
            { field: 'refundState', before: 'none', after: 'done' },
            { field: 'refundAmount', after: refundAmount },
          ]
        : [{ field: 'status', ...(before === undefined ? {} : { before }), after: state }];
    const action = turn === 0 ? 'add' : step === 'refund' ? 'update' : 'state';
    return { id, action, version: turn + 1, by, at, changes, transition: action === 'state' ? step : undefined };
  });
}

/** Writes returns of former months as they ended, with their history; answers their ids and numbers by the number of the platform. */
export async function writePastReturns(
  transaction: Transaction<Tables>,
  returns: readonly WrittenReturn[],
): Promise<ReadonlyMap<string, { readonly id: number; readonly rmaNo: string }>> {
  const asked = returns.map(({ steps, ...one }) => {
    const [first, last] = [steps[0]!, steps.at(-1)!];
    return { ...one, operator: first.by, askedAt: first.at, endedBy: last.by, endedAt: last.at, version: steps.length };
  });
  const { rows } = await sql<{ id: number; rmaNo: string; named: string }>`
    with
      asked as materialized (select * from jsonb_to_recordset(${JSON.stringify(asked)}) as t ("platformReturnId" text,
        "salesOrder" bigint, "orderLine" integer, sku bigint, qty integer, reason text, vehicle text, status text, warehouse bigint,
        carrier text, "trackingNo" text, grade text, disposition text, "refundKind" text, "refundAmount" numeric, "restockFee" numeric,
        approver bigint, "refuseReason" text, "cancelReason" text, photos json, "authorisedAt" timestamptz, "receivedAt" timestamptz,
        "disposedAt" timestamptz, "refundedAt" timestamptz, operator bigint, "askedAt" timestamptz, "endedBy" bigint,
        "endedAt" timestamptz, version integer)),
      made as (
        insert into return_order (rma_no, sales_order, store, site, currency, platform_return_id, reason, vehicle, status, warehouse,
          deadline, carrier, tracking_no, photos, grades_found, dispositions, refund_state, refund_kind, refund_amount, restock_fee,
          refund_applicant, refund_approver, refunded_at, authorised_at, received_at, disposed_at, ended_at, refuse_reason, cancel_reason,
          version, created_by, created_at, updated_by, updated_at)
        select '', o.id, o.store, o.site, o.currency, a."platformReturnId", a.reason, a.vehicle, a.status, a.warehouse,
          case when a.warehouse is not null then a."authorisedAt"::date + 30 end, a.carrier, a."trackingNo", a.photos,
          nullif(array_remove(array[a.grade], null), '{}'), nullif(array_remove(array[a.disposition], null), '{}'),
          case when a."refundKind" is null then 'none' else 'done' end, coalesce(a."refundKind", 'none'), a."refundAmount",
          a."restockFee", case when a."refundKind" is not null then a.operator end, a.approver, a."refundedAt",
          a."authorisedAt", a."receivedAt", a."disposedAt", a."endedAt", a."refuseReason", a."cancelReason",
          a.version, a.operator, a."askedAt", a."endedBy", a."endedAt"
        from asked a join sales_order o on o.id = a."salesOrder" order by a."askedAt", a."platformReturnId"
        returning id, rma_no, platform_return_id
      ),
      known as materialized (select m.id, m.rma_no, a.* from made m join asked a on a."platformReturnId" = m.platform_return_id),
      lines as (
        insert into return_order_lines (record_id, line_no, order_line, sku, qty_auth, qty_recv)
        select id, 0, "orderLine", sku, qty, case when "receivedAt" is null then 0 else qty end from known
      ),
      grades as (
        insert into return_order_grades (record_id, line_no, sku, grade, qty, disposition)
        select id, 0, sku, grade, qty, disposition from known where grade is not null
      ),
      refunds as (
        insert into return_order_refunds (record_id, line_no, place, kind, state, amount, applicant, approver, asked_at, refunded_at)
        select id, 0, 1, "refundKind", 'done', "refundAmount", operator, approver, "refundedAt", "refundedAt"
        from known where "refundKind" is not null
      )
    select id, rma_no as "rmaNo", "platformReturnId" as named from known`.execute(transaction);
  const made = new Map(rows.map(({ named, id, rmaNo }) => [named, { id, rmaNo }]));
  const history = returns.flatMap(one => historyOf(made.get(one.platformReturnId)!.id, one));
  await sql`
    insert into audit_log (entity, record_id, action, version, by_user, at, changes, transition)
    select 'returnOrder', t.id, t.action, t.version, t.by, t.at, t.changes, t.transition
    from jsonb_to_recordset(${JSON.stringify(history)}) as t (id bigint, action text, version integer, by bigint, at timestamptz,
      changes jsonb, transition text) order by t.at, t.id, t.version`.execute(transaction);
  return made;
}
