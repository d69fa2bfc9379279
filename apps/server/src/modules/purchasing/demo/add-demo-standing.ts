import { addDays, addMonths, endOfMonth, mondayOf, weekOf } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { sql } from 'kysely';
import { demoStep } from '../../../platform/demo/demo-step.ts';

/** Weeks and months before this one at whose end the standing figures were kept. */
const [keptWeeks, keptMonths] = [13, 3];

const perPiece = (column: string) => sql.raw(`f.${column} / f.qty`);

/**
 * Keeps what stood open, was overdue, on its way and waited at the end of weeks and months before, by what is known today of the orders
 * then: their pieces as agreed now, less what had come and with what had been shipped by that day; each reply as if it had waited a week.
 */
export const addDemoStanding = demoStep('boardStanding', ['orderFacts'], async ({ transaction, now }) => {
  const today = businessDay(now);
  const monday = mondayOf(weekOf(today));
  const sundays = Array.from({ length: keptWeeks }, (_, back) => addDays(monday, -1 - 7 * back));
  const ends = Array.from({ length: keptMonths }, (_, back) => endOfMonth(addMonths(today, -1 - back)));
  const days = [...new Set([...sundays, ...ends])];
  await sql`insert into board_standing_day (day, at) select day, ${now} from unnest(${days}::date[]) day`.execute(transaction);
  await sql`
    with came as (
      select n.id as line, (c.arrived_at at time zone 'Asia/Shanghai')::date as day, sum(r.good_qty + r.hold_qty + r.damaged_qty) as qty
      from receipt_lines r join receipt c on c.id = r.record_id and c.type = 'purchase' and c.arrived_at is not null
      join purchase_order o on o.order_no = r.po_no join purchase_order_lines n on n.record_id = o.id and n.line_no + 1 = r.po_line
      group by 1, 2),
    went as (
      select n.id as line, b.ship_date as day, sum(s.qty) as qty from ship_batch b join ship_batch_lines s on s.record_id = b.id
      join purchase_order_lines n on n.record_id = b.purchase_order and n.line_no + 1 = s.order_line
      where b.state not in ('planned', 'void') group by 1, 2),
    stood as (
      select d.day, f.line, greatest(f.open_qty, f.qty - coalesce(sum(c.qty), 0)) as open, coalesce(sum(c.qty), 0) as came
      from unnest(${days}::date[]) d (day) join order_line_fact f on f.qty > 0 and f.effective_on <= d.day
      left join came c on c.line = f.line and c.day <= d.day group by d.day, f.line),
    moved as (
      select s.day, s.line, s.open, greatest(0, coalesce(sum(w.qty), 0) - s.came) as way
      from stood s left join went w on w.line = s.line and w.day <= s.day group by s.day, s.line, s.open, s.came),
    figures as (
      select m.day, k.kpi, f.supplier, f.buyer, f.company_entity, f.currency,
        sum(k.pieces * ${perPiece('net')}) as amount, sum(k.pieces * ${perPiece('net_cny')}) as amount_cny
      from moved m join order_line_fact f on f.line = m.line cross join lateral (values
        ('K7', case when f.due <= m.day then m.open else 0 end), ('K8', m.open), ('K11', m.way)) as k (kpi, pieces)
      where k.pieces > 0 group by 1, 2, 3, 4, 5, 6)
    insert into board_standing (day, kpi, supplier, buyer, company_entity, currency, amount, amount_cny)
    select day, kpi, supplier, buyer, company_entity, currency, round(amount, 2), round(coalesce(amount_cny, 0), 2) from figures`.execute(
    transaction,
  );
  await sql`
    insert into board_standing (day, kpi, supplier, buyer, company_entity, currency, amount, amount_cny)
    select d.day, 'K12', o.supplier, o.buyer, o.company_entity, o.currency, count(*), count(*)
    from unnest(${days}::date[]) d (day) join supplier_reply r on (r.replied_at at time zone 'Asia/Shanghai')::date <= d.day
      and (r.decided_at is null or (r.decided_at at time zone 'Asia/Shanghai')::date > d.day
        or r.route <> 'auto' and (r.replied_at at time zone 'Asia/Shanghai')::date > d.day - 7)
    join purchase_order o on o.id = r.purchase_order group by 1, 2, 3, 4, 5, 6`.execute(transaction);
});
