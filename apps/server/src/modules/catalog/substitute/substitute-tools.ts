import type { ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import type { ToolHandlers } from '../../../platform/resources/calls/tool-handler.ts';
import { checkFitment } from './check-fitment.ts';
import { simulateNeed } from './simulate-need.ts';
import { switchMain } from './switch-main.ts';

/** The tools over substitutes. */
export const substituteTools: ToolHandlers = { 'skuSubstitute.checkFitment': checkFitment, 'materialArea.simulate': simulateNeed };

/** Effects of the own actions of substitutes. */
export const substituteActions: ActionHandlers = { 'materialArea.switchMain': switchMain };
