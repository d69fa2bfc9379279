import { keyed } from '../../../platform/registry/extension-point.ts';
import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { recordGuards } from '../../../platform/resources/guarded.ts';
import { decide, rework } from '../../../platform/resources/states/decide.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { consequences } from '../../../platform/resources/writes/follow-writes.ts';
import { derivations } from '../../../platform/resources/writes/settle-rows.ts';
import { toDos } from '../../../platform/workplace/todo-source.ts';
import { approveRegistrations, createSkus } from './approve-registrations.ts';
import { beginRegistrations } from './begin-registrations.ts';
import { copyFromSku } from './copy-from-sku.ts';
import { followFirstOrders } from './follow-first-orders.ts';
import { guardProperties } from './property-values.ts';
import { registrationsToApprove, registrationsToComplete } from './registration-todos.ts';
import { settleRegistrations } from './settle-registrations.ts';
import { submitRegistration } from './submit-registration.ts';

/** What registrations add to the manifest of development. */
export const registrationParts = [
  actions({
    'newProductRegistration.submit': transitionHandler('submit', submitRegistration),
    'newProductRegistration.approve': approveRegistrations,
    'newProductRegistration.reject': transitionHandler('reject', decide),
    'newProductRegistration.rework': transitionHandler('rework', rework),
    'newProductRegistration.create': createSkus,
    'newProductRegistration.copyFrom': copyFromSku,
  }),
  recordGuards({ 'newProductRegistration.properties': guardProperties }),
  derivations({ newProductRegistration: settleRegistrations }),
  consequences({ 'newProductProject.registration': beginRegistrations, 'purchaseRequirement.firstOrders': followFirstOrders }),
  toDos(...keyed(registrationsToApprove, registrationsToComplete)),
] as const;
