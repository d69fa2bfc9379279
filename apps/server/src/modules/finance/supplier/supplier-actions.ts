import type { ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { setOwner } from '../../../platform/resources/set-owner.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { freezeSupplier, qualifySupplier, unfreezeSupplier } from './change-stage.ts';
import { gradeSuppliers } from './grade-suppliers.ts';
import { remindOfFiles } from './remind-of-files.ts';

/** Effects of the supplier's own actions, and of the changes of its stage that have any. */
export const supplierActions: ActionHandlers = {
  'supplier.transfer': setOwner('purchaseUser'),
  'supplier.grade': gradeSuppliers,
  'supplier.qualify': transitionHandler('qualify', qualifySupplier),
  'supplier.freeze': transitionHandler('freeze', freezeSupplier),
  'supplierFile.remind': remindOfFiles,
  'supplier.unfreeze': transitionHandler('unfreeze', unfreezeSupplier),
};
