import { sql } from 'kysely';
import type { FiguresHandler } from '../../../platform/resources/calls/figures-handler.ts';
import { labelled, pageLabels } from './page-labels.ts';
import { pageViews } from './page-views.ts';
import { periodOf } from './period.ts';

/** Pages on either side that the table shows; those most often left or entered. */
const mostPages = 40;

/** From which page people went to which, and how often; a page after itself is a step too, a reload is none. */
export const pathFigures: FiguresHandler = async ({ database, where, filters, registry, now }) => {
  const views = where(periodOf(filters, now).now);
  const { rows: steps } = await sql<{ from: string; to: string; steps: number }>`
    with ${pageViews(views)}
    select page as "from", next_page as "to", count(*) as steps from views where next_page is not null
    group by page, next_page order by steps desc, page, next_page`.execute(database);
  const { rows: names } = await sql<{ page: string; name: string }>`
    with ${pageViews(views)} select page, max(page_name) as name from views group by page`.execute(database);
  const recorded = new Map(names.map(({ page, name }) => [page, name]));
  const labels = pageLabels(registry).pages;
  const pages = (end: 'from' | 'to') => {
    const sums = new Map<string, number>();
    for (const step of steps) sums.set(step[end], (sums.get(step[end]) ?? 0) + step.steps);
    return [...sums]
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, mostPages)
      .map(([key]) => ({ key, label: labelled(labels, key, recorded.get(key)) }));
  };
  const [rows, columns] = [pages('from'), pages('to')];
  const counted = new Map(steps.map(({ from, to, steps: count }) => [`${from} ${to}`, count]));
  return {
    path: { rows, columns, cells: rows.map(from => columns.map(to => counted.get(`${from.key} ${to.key}`) ?? 0)) },
  };
};
