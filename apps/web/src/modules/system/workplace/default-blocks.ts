import type { HomeBlock } from '@axle/session';

/** Keys of the blocks of the workplace. */
export type BlockKey = 'todo' | 'alerts' | 'messages' | 'kpi' | 'shortcuts' | 'drafts' | 'exports' | 'imports';

const block = (key: BlockKey, size: HomeBlock['size']): HomeBlock => ({ key, hidden: false, size });

/** The workplace of somebody who never changed it. */
export const defaultBlocks: readonly HomeBlock[] = [
  block('todo', 3),
  block('kpi', 3),
  block('alerts', 1),
  block('messages', 2),
  block('shortcuts', 3),
  block('drafts', 1),
  block('exports', 1),
  block('imports', 1),
];
