import { sweeps } from '../../../platform/jobs/background-work.ts';
import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { tools } from '../../../platform/resources/calls/tool-handler.ts';
import { autoMerge } from './auto-merge.ts';
import { mergeActions } from './merge-actions.ts';
import { pendingMergeTool } from './pending-merge-tool.ts';

/** What merging adds to the manifest of orders. */
export const mergeParts = [
  actions(mergeActions),
  tools({ 'pendingMerge.tab1': pendingMergeTool }),
  sweeps({ 'orders to merge': ({ database, registry, now }) => autoMerge(database, registry, now()) }),
] as const;
