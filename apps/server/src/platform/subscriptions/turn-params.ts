import type { LocalDate } from '@axle/kernel';
import { fieldsOf, type Filter, pageConditions, type Sort } from '@axle/page-kit';
import { exportedLines } from '../exports/export-lines.ts';
import type { ExportParams } from '../exports/export-query.ts';
import type { PageEntry } from '../registry/page-registry.ts';
import { resolvedFilter } from '../workplace/resolved-filter.ts';
import type { SubscriptionAsked } from './subscription-shape.ts';

/** A stored query with the conditions of its tab and its search; dates stay as relative as they were chosen. */
export function askedConditions({ page }: PageEntry, { query }: SubscriptionAsked, userId: number): readonly Filter[] {
  const fields = page.resource ? fieldsOf(page.resource) : {};
  return pageConditions(page, fields, { ...query, filters: query.filters as readonly Filter[] }, userId);
}

/** What the rows of one turn are written from: relative dates are those of the day of the turn. */
export function turnParams(
  entry: PageEntry,
  asked: SubscriptionAsked,
  columns: readonly string[],
  { userId, day }: { readonly userId: number; readonly day: LocalDate },
): ExportParams {
  const fields = entry.page.resource ? fieldsOf(entry.page.resource) : {};
  const lines = exportedLines(columns);
  return {
    columns,
    filters: askedConditions(entry, asked, userId).map(filter => resolvedFilter(filter, fields[filter.field], day)),
    sort: asked.query.sort as readonly Sort[],
    ...(lines === undefined ? {} : { lines }),
  };
}
