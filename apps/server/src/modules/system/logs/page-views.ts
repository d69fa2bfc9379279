import { pageCode } from '../../../platform/tracking/page-code.ts';
import { mostDwell } from '@axle/tracking';
import { type RawBuilder, sql } from 'kysely';

/**
 * `views`: the page views that a condition lets through, session by session, without reloads, each with the page after it and the
 * seconds until then, and more columns where they are asked for. The same as `withoutReloads` and `dwell` of the tracking rules (L1), for
 * more rows than fit into memory.
 */
export const pageViews = (where: RawBuilder<boolean>, more: RawBuilder<unknown> = sql``): RawBuilder<unknown> => sql`
  every_view as (
    select t.id, t.at, t.session_id, t.page_name, ${more} ${pageCode} as page,
      t.page_url = lag(t.page_url) over session and t.at - lag(t.at) over session <= interval '2 seconds' as reloaded
    from tracking_log_list t where t.event_type = 'page_view' and ${where}
    window session as (partition by t.session_id order by t.at, t.id)
  ),
  views as (
    select *, lead(page) over session as next_page,
      case when lead(at) over session is not null
        then least(extract(epoch from lead(at) over session - at), ${mostDwell}::numeric)::float8 end as dwell
    from every_view where reloaded is not true
    window session as (partition by session_id order by at, id)
  )`;
