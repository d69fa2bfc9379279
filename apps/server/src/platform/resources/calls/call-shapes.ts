import { type Filter, mostFilterValues, mostRowsPerPage, mostTotals, mostWhole, type Sort } from '@axle/page-kit';
import { submitAllowed } from '@axle/wire';
import { z } from 'zod';

/** Most records that one call changes. */
export const mostTargets = 1000;

const onPage = z.object({ page: z.string().max(80).optional() });
const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
/** Ids in an address: one of them comes alone. */
const oneOrSome = (most: number) => z.union([z.array(id).min(1).max(most), id.transform(one => [one])]);
const version = z.number().int().positive().max(2_147_483_647);
/** Most records that can be ticked one by one for a bulk action. */
export const mostTicked = 5000;

/** Most records whose open items are listed at a time. */
const mostNamed = 100;

/** Most records by which a form is remarked upon. */
const mostRemarked = 1000;

/** Most questions that one call counts: tabs and saved views of a page. */
const mostCounts = 60;

/** Shape of a record as the caller last saw it. */
export const oneTarget = z.object({ id: z.number().int().positive().max(Number.MAX_SAFE_INTEGER), version });
const targets = z.array(oneTarget).max(mostTargets);
/** By which a call that is sent again is known. */
const key = z.uuid().optional();
const values = z.record(z.string().max(80), z.unknown());

// what these say is checked against the resource afterwards
const filters = z.custom<readonly Filter[]>(given => Array.isArray(given)).default([]);
const sort = z.custom<readonly Sort[]>(given => Array.isArray(given)).default([]);

/** What the calls of records take. `page` is the page under which a call is made. */
export const callShapes = {
  list: onPage.extend({
    filters,
    sort,
    limit: z.number().int().min(1).max(mostRowsPerPage),
    after: z.string().max(8000).optional(),
    offset: z.number().int().min(0).max(1_000_000_000).optional(),
  }),
  count: onPage.extend({ filters }),
  counts: onPage.extend({
    of: z
      .array(z.custom<readonly Filter[]>(given => Array.isArray(given)))
      .min(1)
      .max(mostCounts),
  }),
  values: onPage.extend({ field: z.string().max(80), filters }),
  totals: onPage.extend({ fields: z.array(z.string().max(80)).min(1).max(mostTotals), filters }),
  figures: onPage.extend({ figures: z.string().max(80), filters, steps: z.array(z.string().max(80)).max(20).optional() }),
  work: onPage.extend({ tool: z.string().max(80), input: values.default({}) }),
  match: onPage.extend({ field: z.string().max(80), values: z.array(z.unknown()).min(1).max(mostFilterValues) }),
  known: onPage.extend({ id: oneOrSome(mostRemarked).default([]) }),
  one: onPage.extend({ id }),
  proposals: onPage.extend({ action: z.string().max(80), id: oneOrSome(mostNamed) }),
  add: onPage.extend({ values, key }),
  update: onPage.extend({ id, version, values, key, reason: z.string().trim().max(500).optional() }),
  change: onPage.extend({
    changes: z
      .array(oneTarget.extend({ values, before: values.default({}) }))
      .min(1)
      .max(mostTargets)
      .refine(changes => new Set(changes.map(change => change.id)).size === changes.length),
    key: z.uuid().optional(),
    reason: z.string().trim().max(500).optional(),
  }),
  targets: onPage.extend({ targets: targets.min(1) }),
  action: onPage.extend({
    targets: z.array(oneTarget).max(mostWhole).default([]),
    input: values.default({}),
    key: z.uuid().optional(),
    [submitAllowed]: z.boolean().optional(),
  }),
};
