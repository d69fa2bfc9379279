import type { Recurrence } from '@axle/tasks';
import { z } from 'zod';
import { viewStateShape } from '../layouts/view-shape.ts';

/** When a subscription comes round, as it is filled in. */
export const recurrenceShape = {
  rhythm: z.enum(['daily', 'weekly', 'monthly']),
  hour: z.number().int(),
  weekday: z.number().int().nullish(),
  monthDay: z.number().int().nullish(),
} as const;

const name = z.string().trim().min(1).max(60);
const format = z.enum(['xlsx', 'csv']);

/** A subscription as its owner asks for it: the query as a saved view keeps it. */
export const subscribeShape = viewStateShape.pick({ query: true }).extend({
  page: z.string().min(1).max(80),
  name,
  format,
  columns: z.array(z.string().min(1).max(80)).min(1).max(200),
  /** The tool of a tab whose table it is in place of the list, and what that is asked. */
  tool: z.object({ tab: z.string().min(1).max(80), input: z.record(z.string().max(80), z.unknown()) }).optional(),
  mail: z.boolean(),
  ...recurrenceShape,
});

/** What may be changed of one later. */
export const changeShape = z.object({ name, format, mail: z.boolean(), ...recurrenceShape });

/** What a subscription asks for at each turn, as stored. */
export type SubscriptionAsked = Pick<z.infer<typeof subscribeShape>, 'query' | 'columns' | 'tool'>;

/** The stored columns of a recurrence. */
export const storedRecurrence = (recurrence: Recurrence) => ({
  rhythm: recurrence.rhythm,
  hour: recurrence.hour,
  weekday: recurrence.rhythm === 'weekly' ? recurrence.weekday : null,
  month_day: recurrence.rhythm === 'monthly' ? recurrence.monthDay : null,
});
