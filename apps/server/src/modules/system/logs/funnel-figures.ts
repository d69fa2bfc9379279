import { funnel, mostSteps } from '@axle/tracking';
import { sql } from 'kysely';
import type { FiguresHandler } from '../../../platform/resources/calls/figures-handler.ts';
import { labelled, pageLabels } from './page-labels.ts';
import { pageViews } from './page-views.ts';
import { periodOf } from './period.ts';

/** How many sessions came as far as each of the chosen pages (L5), over what the filters let through. */
export const funnelFigures: FiguresHandler = async ({ database, where, filters, steps, registry, now }) => {
  const labels = pageLabels(registry).pages;
  const choices = [...labels].map(([key, label]) => ({ key, label }));
  const chosen = steps.filter(step => labels.has(step)).slice(0, mostSteps);
  if (chosen.length === 0) return { funnel: { choices, points: [] } };
  // the pages that are no step change no count: they stay in the database
  const { rows } = await sql<{ pages: readonly string[] }>`
    with ${pageViews(where(periodOf(filters, now).now))}
    select array_agg(page order by at, id) as pages from views where page = any(${chosen}::text[]) group by session_id`.execute(database);
  const counts = funnel(
    rows.map(({ pages }) => pages),
    chosen,
  );
  return { funnel: { choices, points: chosen.map((key, step) => ({ key, label: labelled(labels, key), value: counts[step] ?? 0 })) } };
};
