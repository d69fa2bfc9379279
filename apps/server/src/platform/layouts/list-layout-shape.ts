import { z } from 'zod';

const column = z.object({
  field: z.string().min(1).max(60),
  visible: z.boolean(),
  width: z.number().min(20).max(2000).optional(),
  pinned: z.boolean().optional(),
});

/** Columns of a list as they are kept. */
export const listLayoutShape = z.object({
  columns: z.array(column).max(200),
  /** Of the frame alone. */
  theme: z.enum(['light', 'dark', 'system']).optional(),
  density: z.enum(['compact', 'normal', 'loose']).optional(),
  /** Of a list's filters alone. */
  filters: z.enum(['none', 'first', 'all']).optional(),
});
