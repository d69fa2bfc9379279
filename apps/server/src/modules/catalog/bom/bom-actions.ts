import type { ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { activateBom } from './activate-bom.ts';
import { copyBom } from './copy-bom.ts';

/** Effects of the BOM's own actions, and of the changes of its state that have any. */
export const bomActions: ActionHandlers = {
  'bom.newVersion': copyBom,
  'bom.activate': transitionHandler('activate', activateBom),
};
