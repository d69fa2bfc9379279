import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp();

it('[Q6] the demo has suppliers in every severity, each as the lots of its history left it', async () => {
  const { rows } = await sql<{ severity: string; events: number }>`
    select w.severity, min((select count(*) from switch_event e where e.switch_state = w.id))::integer as events
    from switch_state w where w.inspect_type = 'outgoing' group by 1`.execute(app.db);
  expect(new Set(rows.map(({ severity }) => severity))).toEqual(new Set(['normal', 'tightened', 'reduced', 'discontinued']));
  expect(rows.every(({ events }) => events > 0)).toBe(true);
  const { rows: changes } = await sql<{ why: string }>`
    select distinct why from switch_event where from_severity <> to_severity`.execute(app.db);
  expect(changes.length).toBeGreaterThanOrEqual(3);
});

it('[Q22] lots of the demo are judged month by month, and batches that left were inspected as they were loaded', async () => {
  const { rows } = await sql<{ idle: number }>`
    with months as (
      select generate_series(date_trunc('month', min(finished_at)), date_trunc('month', max(finished_at)), '1 month') as month
      from inspection where finished_at is not null)
    select count(*)::integer as idle from months m where not exists (
      select from inspection i where date_trunc('month', i.finished_at) = m.month)`.execute(app.db);
  expect(rows[0]).toEqual({ idle: 0 });
  const { rows: left } = await sql<{ unchecked: number; rejected: number }>`
    select (count(*) filter (where not exists (
        select from loading_check c where c.ship_batch = b.id and c.state = 'closed')))::integer as unchecked,
      (select count(*)::integer from loading_check where verdict = 'reject') as rejected
    from ship_batch b where b.state in ('shipped', 'departed', 'part_arrived', 'arrived')`.execute(app.db);
  expect(left[0]!.unchecked).toBe(0);
  expect(left[0]!.rejected).toBeGreaterThan(0);
});
