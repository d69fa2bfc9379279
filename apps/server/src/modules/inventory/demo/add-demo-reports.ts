import { businessDay } from '@axle/page-kit';
import { sql } from 'kysely';
import { demoStep } from '../../../platform/demo/demo-step.ts';

/** Shares that are set aside by age, targets of the work in our own warehouses, and a few words on what sleeps longest. */
export const addDemoReports = demoStep('reports', ['stock'], async ({ transaction, person, now }) => {
  const by = person('whClerk');
  await sql`
    insert into stock_provision (band, percent, effective_from, by, at)
    select band, percent, ${businessDay(now)}::date - 400, ${by}::bigint, ${now}::timestamptz
    from (values ('181–270', 10), ('271–365', 20), ('>365', 50)) as t (band, percent)`.execute(transaction);
  await sql`
    insert into work_target (warehouse, step, target, effective_from, by, at)
    select w.id, t.step, t.target, ${businessDay(now)}::date - 180, ${by}::bigint, ${now}::timestamptz
    from warehouse w cross join (values ('receive', 24), ('putaway', 8), ('pick', 20), ('ship', 95)) as t (step, target)
    where w.type in ('domestic', 'overseas')`.execute(transaction);
  await sql`
    insert into stock_decision (warehouse, sku, decision, due_date, owner, note, by, at)
    select i.warehouse, i.sku, case i.place when 1 then 'promote' when 2 then 'transfer' else 'keep' end,
      case when i.place < 3 then ${businessDay(now)}::date + 20 end, ${by}::bigint, case i.place when 1 then '站内促销 9 折'
      when 2 then '调往需求更大的仓' else '旺季前保留' end, ${by}::bigint, ${now}::timestamptz
    from (select *, row_number() over (partition by warehouse order by value_left desc, id) as place from stock_item) i
    where i.place <= 3`.execute(transaction);
});
