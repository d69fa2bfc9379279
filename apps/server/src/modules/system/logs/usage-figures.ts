import { weekdayNames } from '@axle/kernel';
import { businessZone, type Filter, type MatrixFigure } from '@axle/page-kit';
import { sql } from 'kysely';
import type { FiguresContext, FiguresHandler } from '../../../platform/resources/calls/figures-handler.ts';
import { labelled, pageLabels } from './page-labels.ts';
import { pageCode } from '../../../platform/tracking/page-code.ts';
import { pageViews } from './page-views.ts';
import { periodOf } from './period.ts';

/** How much each page is used, by whom, for how long and at what hours; held against the span before. */
export const usageFigures: FiguresHandler = async context => {
  const period = periodOf(context.filters, context.now);
  const [now, before] = [await byPage(context, period.now), await byPage(context, period.before)];
  const [people, peopleBefore] = [await audience(context, period.now), await audience(context, period.before)];
  const labels = pageLabels(context.registry);
  const sum = (rows: readonly PageUse[], of: 'views' | 'clicks') => rows.reduce((total, row) => total + row[of], 0);
  const [views, viewsBefore] = [sum(now, 'views'), new Map(before.map(row => [row.page, row.views]))];
  const sections = new Map<string, number>();
  for (const row of now) {
    const section = row.page.replace(/[^.]+[.]$/, '');
    sections.set(section, (sections.get(section) ?? 0) + row.views);
  }
  return {
    views: { value: views, before: sum(before, 'views') },
    users: { value: people.users, before: peopleBefore.users },
    sessions: { value: people.sessions, before: peopleBefore.sessions },
    clicks: { value: sum(now, 'clicks'), before: sum(before, 'clicks') },
    neverOpened: { value: [...labels.pages.keys()].filter(code => !now.some(row => row.page === code && row.views > 0)).length },
    sections: {
      points: [...sections]
        .filter(([, value]) => value > 0)
        .toSorted(([, one], [, other]) => other - one)
        .map(([key, value]) => ({ key, label: labelled(labels.sections, key), value })),
    },
    hours: await hours(context, period.now),
    pages: {
      rows: now.map(({ page, name, dwell, ...counts }) => {
        const former = viewsBefore.get(page);
        return {
          key: page,
          label: labelled(labels.pages, page, name),
          values: {
            ...counts,
            ...(dwell === null ? {} : { dwell }),
            ...(views > 0 ? { share: (counts.views / views) * 100 } : {}),
            ...(former ? { change: ((counts.views - former) / former) * 100 } : {}),
          },
        };
      }),
    },
  };
};

interface PageUse {
  readonly page: string;
  readonly name: string;
  readonly views: number;
  readonly users: number;
  readonly sessions: number;
  readonly dwell: number | null;
  readonly clicks: number;
}

async function byPage({ database, where }: FiguresContext, filters: readonly Filter[]): Promise<readonly PageUse[]> {
  const { rows } = await sql<PageUse>`
    with ${pageViews(where(filters), sql`t.user_id,`)},
    viewed as (
      select page, max(page_name) as name, count(*) as views, count(distinct user_id) as users, count(distinct session_id) as sessions,
        percentile_cont(0.5) within group (order by dwell) as dwell
      from views group by page
    ),
    clicked as (
      select ${pageCode} as page, max(t.page_name) as name, count(*) as clicks from tracking_log_list t
      where t.event_type = 'button_click' and ${where(filters)} group by 1
    )
    select page, coalesce(viewed.name, clicked.name) as name, coalesce(views, 0) as views, coalesce(users, 0) as users,
      coalesce(sessions, 0) as sessions, dwell, coalesce(clicks, 0) as clicks
    from viewed full join clicked using (page) where page is not null order by views desc, clicks desc, page`.execute(database);
  return rows;
}

async function audience(
  { database, where }: FiguresContext,
  filters: readonly Filter[],
): Promise<{ readonly users: number; readonly sessions: number }> {
  const { rows } = await sql<{ users: number; sessions: number }>`
    select count(distinct t.user_id) as users, count(distinct t.session_id) as sessions from tracking_log_list t
    where ${where(filters)}`.execute(database);
  return rows[0] ?? { users: 0, sessions: 0 };
}

async function hours({ database, where }: FiguresContext, filters: readonly Filter[]): Promise<MatrixFigure> {
  const { rows } = await sql<{ weekday: number; hour: number; views: number }>`
    with ${pageViews(where(filters))}
    select extract(isodow from at at time zone ${businessZone})::int as weekday, extract(hour
    from at at time zone ${businessZone})::int as hour,
      count(*) as views
    from views group by 1, 2`.execute(database);
  const counted = new Map(rows.map(({ weekday, hour, views }) => [weekday * 24 + hour, views]));
  const hoursOfDay = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));
  return {
    rows: weekdayNames.map((label, place) => ({ key: String(place + 1), label })),
    columns: hoursOfDay.map(hour => ({ key: hour, label: { zh: hour, en: hour } })),
    cells: weekdayNames.map((_, place) => hoursOfDay.map((__, hour) => counted.get((place + 1) * 24 + hour) ?? 0)),
  };
}
