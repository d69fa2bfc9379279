import type { ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { mergeModel } from './merge-model.ts';

/** Effects of the vehicle library's own actions. */
export const vehicleActions: ActionHandlers = { 'vehicleModel.mergeModel': mergeModel };
