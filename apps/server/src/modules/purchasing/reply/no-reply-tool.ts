import { ok, text } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';

/** Most orders that are listed; all are counted. */
const mostLines = 2000;

/** Orders in the caller's scope that wait for a reply for more than so many hours, the longest first. */
export const noReplyTool: ToolHandler = async ({ parts, input }) => {
  const { now, registry } = parts.caller;
  const orders = { ...parts, resource: registry.page('purchaseOrder')!.page.resource!, page: 'purchaseOrder' };
  const given = (key: string) => sql`${input[key] ?? null}::bigint`;
  const { rows } = await sql<Readonly<Record<string, unknown>>>`
    select t.order_no as "orderNo", t.order_version as "orderVersion", s.supplier_code as code, s.name_zh as zh, s.name_en as en, t.buyer,
      t.sent_at as "sentAt", floor(extract(epoch from ${now}::timestamptz - t.sent_at) / 3600)::integer as "hoursWaiting",
      (select count(*) from supplier_reply r where r.purchase_order = t.id)::integer as round,
      (select min(l.required_date) from purchase_order_lines l where l.record_id = t.id) as "requiredDate"
    from purchase_order t join supplier s on s.id = t.supplier
    where ${seenRows(orders)} and t.state = 'sent'
      and t.sent_at < ${now}::timestamptz - make_interval(hours => ${Number(input['hours'])}::integer)
      and (${given('supplier')} is null or t.supplier = ${given('supplier')}) and (${given('buyer')} is null or t.buyer = ${given('buyer')})
    order by t.sent_at, t.id`.execute(parts.database);
  const lines = rows.slice(0, mostLines).map(({ code, zh, en, ...row }): RecordValues => {
    const supplier = text(`${String(code)} ${String(zh ?? en ?? '')}`, `${String(code)} ${String(en ?? zh ?? '')}`);
    return { ...Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)), supplier };
  });
  return ok({ found: rows.length, lines });
};
