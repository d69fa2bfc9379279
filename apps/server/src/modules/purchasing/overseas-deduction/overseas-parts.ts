import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { consequences } from '../../../platform/resources/writes/follow-writes.ts';
import { derivations, writeGuards } from '../../../platform/resources/writes/settle-rows.ts';
import { followDeductions } from './follow-deductions.ts';
import { keepPassedOn } from './keep-passed-on.ts';
import { overseasActions } from './overseas-actions.ts';
import { settleShares } from './settle-shares.ts';

/** What deductions from abroad add to the manifest of purchasing. */
export const overseasParts = [
  actions(overseasActions),
  derivations({ overseasDeduction: settleShares }),
  consequences({ deduction: followDeductions }),
  writeGuards({ deduction: keepPassedOn }),
] as const;
