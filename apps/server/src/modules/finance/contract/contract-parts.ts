import { keyed } from '../../../platform/registry/extension-point.ts';
import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { derivations } from '../../../platform/resources/writes/settle-rows.ts';
import { toDos } from '../../../platform/workplace/todo-source.ts';
import { completeContracts } from './complete-contracts.ts';
import { contractsExpiring, contractsToApprove } from './contract-todos.ts';
import { contractActions } from './decide-contracts.ts';

/** What contracts add to the manifest of finance. */
export const contractParts = [
  actions(contractActions),
  derivations({ contract: completeContracts }),
  toDos(...keyed(contractsToApprove, contractsExpiring)),
] as const;
