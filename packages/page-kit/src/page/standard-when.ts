import type { CustomAction, StandardAction } from './page.ts';

/** The records that a standard action has something to do with: enabling takes those out of use, disabling those in use. */
export const standardWhen = (action: StandardAction): CustomAction['when'] =>
  action === 'enable' ? { field: 'status', in: [0] } : action === 'disable' ? { field: 'status', in: [1] } : undefined;
