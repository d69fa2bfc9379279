import { sql } from 'kysely';
import { demoStep } from '../../../platform/demo/demo-step.ts';

/** Days of reports that the demo has. */
const days = 30;

/** Adds a month of reports of the demo's stock at Amazon: what its listings showed, day by day, with three exceptions among them. */
export const addDemoFbaReports = demoStep('fbaReports', ['listings'], async ({ transaction, person, now }) => {
  const operator = person('operator');
  const at = now.toISOString();
  await sql`
    insert into fba_report (store, site, fnsku, msku, report_date, received, shipped, returned, adjusted, qty, created_by, created_at,
    updated_by, updated_at)
    select store, site, fnsku, msku, snapshot_date, greatest(stock - before, 0), greatest(before - stock, 0), 0, 0, stock,
    ${operator}::bigint, ${at}::timestamptz, ${operator}::bigint, ${at}::timestamptz
    from (
      select l.*, lag(l.stock) over (partition by l.store, l.site, l.msku order by l.snapshot_date) as before
      from amazon_listing l where l.fulfilment = 'fba' and l.fnsku is not null
    ) l where l.snapshot_date > ${at.slice(0, 10)}::date - ${days}::integer and l.before is not null`.execute(transaction);
  await sql`
    with numbered as (
      select r.id, dense_rank() over (order by r.msku collate "C", r.site) as place, row_number() over (partition by r.store, r.site,
      r.fnsku order by r.report_date desc) as ago
      from fba_report r)
    update fba_report r set qty = case when n.place = 31 then -1 else r.qty - 4 end, adjusted = case when n.place = 12 then 2
    else r.adjusted end
    from numbered n where n.id = r.id and ((n.place = 8 and n.ago = 1) or (n.place = 12 and n.ago = 1) or (n.place = 31
    and n.ago = 1))`.execute(transaction);
});
