import { mostFilterValues } from '@axle/page-kit';
import { z } from 'zod';
import { listLayoutShape } from './list-layout-shape.ts';

const field = z.string().min(1).max(60);
const one = z.union([z.string().max(200), z.number(), z.boolean(), z.null()]);
const filter = z.object({
  field,
  op: z.string().max(20),
  value: z.union([one, z.array(one).max(mostFilterValues)]).optional(),
  also: z.array(field).max(20).optional(),
});

/** Longest name of a view, in characters. */
const longestName = 60;

/** What a saved view keeps. Whether it fits the page is looked at when it is opened: pages change and views stay. */
export const viewStateShape = z.object({
  query: z.object({
    tab: field.optional(),
    search: z.string().max(200).optional(),
    filters: z.array(filter).max(100),
    sort: z.array(z.object({ field, descending: z.boolean().optional() })).max(10),
  }),
  layout: listLayoutShape.optional(),
});

/** What a view keeps, as it stands in the database. */
export type ViewState = z.infer<typeof viewStateShape>;

/** A view as its owner sends it. */
export const viewShape = viewStateShape.extend({
  page: z.string().min(1).max(80),
  id: z.number().int().positive().optional(),
  version: z.number().int().positive().optional(),
  name: z.string().trim().min(1).max(longestName),
  audience: z.enum(['private', 'team', 'public']),
});
