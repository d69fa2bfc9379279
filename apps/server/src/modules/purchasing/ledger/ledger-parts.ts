import { keyed } from '../../../platform/registry/extension-point.ts';
import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { tools } from '../../../platform/resources/calls/tool-handler.ts';
import { recordGuards } from '../../../platform/resources/guarded.ts';
import { consequences } from '../../../platform/resources/writes/follow-writes.ts';
import { derivations } from '../../../platform/resources/writes/settle-rows.ts';
import { reversalFollowers } from '../../inventory/stock/reversal-follower.ts';
import { toDos } from '../../../platform/workplace/todo-source.ts';
import { checkAdjustments } from './check-adjustments.ts';
import { completeAdjustments } from './decide-adjustments.ts';
import { followConversions } from './follow-conversions.ts';
import { holdFreedAgain } from './hold-freed-again.ts';
import { ledgerActions } from './ledger-actions.ts';
import { adjustmentsToApprove } from './ledger-todos.ts';
import { payableAging } from './payable-aging.ts';
import { tAccountEntries } from './t-account-entries.ts';

/** What the ledger of suppliers adds to the manifest of purchasing. */
export const ledgerParts = [
  actions(ledgerActions),
  tools({ 'ledgerCenter.tab3': payableAging, 'ledgerCenter.accounts': tAccountEntries }),
  derivations({ ledgerAdjustment: completeAdjustments }),
  consequences({ 'stockConversion.holds': followConversions }),
  reversalFollowers({ conversion: holdFreedAgain }),
  recordGuards({ ledgerAdjustment: checkAdjustments }),
  toDos(...keyed(adjustmentsToApprove)),
] as const;
