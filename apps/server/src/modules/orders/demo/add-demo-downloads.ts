import { sql } from 'kysely';
import { demoStep } from '../../../platform/demo/demo-step.ts';

/** Days for which the shops of the demo were asked, every six hours. */
const days = 5;

/** What was fetched from the shops of the demo: spans without a gap, but one that failed, a file, and orders that were not taken in. */
export const addDemoDownloads = demoStep('order downloads', ['stores'], async ({ transaction, now, person }) => {
  const by = person('operator');
  await sql`
    insert into order_download (platform, store, kind, from_at, to_at, status, pulled, created, updated, skipped, pages, gap, started_at,
      ended_at, seconds, trigger, tries, created_at, updated_at)
    select s.platform, s.id, k.kind, n.at - interval '6 hours 10 minutes', n.at, 'success', c.created + c.updated + c.skipped, c.created,
      c.updated, c.skipped, 1 + (c.created + c.updated) / 20, 0, n.at, n.at + make_interval(secs => 2 + c.created), 2 + c.created,
      'schedule', 1, n.at, n.at
    from store s
    cross join (values ('orders'), ('updates')) as k (kind)
    cross join generate_series(1, ${days * 4}) as g (at)
    cross join lateral (select ${now}::timestamptz - make_interval(hours => 6 * g.at, mins => s.id::integer) as at) n
    cross join lateral (select case k.kind when 'orders' then (s.id + g.at * 7) % 31 else 0 end::integer as created,
      (s.id * 3 + g.at) % 9::integer as updated, (s.id + g.at) % 4::integer as skipped) c
    where s.status = 1 and s.platform in ('amazon', 'ebay', 'walmart')
    order by n.at, s.id, k.kind`.execute(transaction);
  await sql`
    update order_download d set status = 'failed', pulled = 0, created = 0, updated = 0, skipped = 0, pages = 0, tries = 3,
      error_code = 'THROTTLED', error = '平台限流，三次重试后仍失败 / The platform throttled the calls, three tries failed'
    where d.id = (select f.id from order_download f
      where f.kind = 'orders' and f.platform = 'amazon' order by f.id desc offset 6 limit 1)`.execute(transaction);
  await sql`
    update order_download d set gap = 360 from order_download f
    where f.status = 'failed' and d.store = f.store and d.kind = f.kind
      and d.from_at = (select min(n.from_at) from order_download n
        where n.store = f.store and n.kind = f.kind and n.from_at > f.from_at)`.execute(transaction);
  const { rows } = await sql<{ id: number; store: number; platform: string }>`
    insert into order_download (platform, store, kind, from_at, to_at, status, pulled, created, failed, skipped, updated, pages, started_at,
      ended_at, seconds, trigger, tries, file, error_code, error, created_by, updated_by, created_at, updated_at)
    select s.platform, s.id, 'orders', n.at, n.at, 'partial', 14, 12, 2, 0, 0, 1, n.at, n.at + interval '1 second', 1, 'file', 1,
      '[]'::json, 'NOT_A_NUMBER', '“Quantity”的“one”不是数字 / “Quantity”: “one” is not a number', ${by}, ${by}, n.at, n.at
    from store s cross join lateral (select ${now}::timestamptz - interval '3 hours' as at) n
    where s.status = 1 and s.platform = 'partsgeek' order by s.id limit 1
    returning id, store, platform`.execute(transaction);
  for (const { id, store, platform } of rows)
    await sql`
      insert into order_failure (download, platform, store, platform_order_id, code, message, raw, created_at, updated_at)
      select ${id}::bigint, ${platform}, ${store}::bigint, f.number, f.code, f.message, f.raw, ${now}::timestamptz - interval '3 hours',
        ${now}::timestamptz - interval '3 hours'
      from (values
        ('PG2605180011', 'NOT_A_NUMBER', '“Quantity”的“one”不是数字 / “Quantity”: “one” is not a number',
          '{"heading": ["Order ID", "Quantity"], "rows": [{"row": 9, "cells": ["PG2605180011", "one"]}]}'),
        ('PG2605180014', 'NOT_A_DATE', '“soon”不是日期 / “soon” is not a date',
          '{"heading": ["Order ID", "Order Date"], "rows": [{"row": 14, "cells": ["PG2605180014", "soon"]}]}')
      ) as f (number, code, message, raw)`.execute(transaction);
});
