import { keyed } from '../../../platform/registry/extension-point.ts';
import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { tools } from '../../../platform/resources/calls/tool-handler.ts';
import { recordGuards } from '../../../platform/resources/guarded.ts';
import { derivations } from '../../../platform/resources/writes/settle-rows.ts';
import { toDos } from '../../../platform/workplace/todo-source.ts';
import { checkClaims } from './check-claims.ts';
import { claimActions } from './claim-actions.ts';
import { claimSummaryTool } from './claim-summary-tool.ts';
import { claimsToSubmit } from './claim-todos.ts';
import { completeClaims } from './complete-claims.ts';

/** What claims add to the manifest of purchasing. */
export const claimParts = [
  actions(claimActions),
  tools({ 'claimSummary.tab0': claimSummaryTool }),
  derivations({ claim: completeClaims }),
  recordGuards({ claim: checkClaims }),
  toDos(...keyed(claimsToSubmit)),
] as const;
