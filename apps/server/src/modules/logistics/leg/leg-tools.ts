import { nextPeriod } from '../../../platform/dated/next-period.ts';
import type { ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import type { ToolHandlers } from '../../../platform/resources/calls/tool-handler.ts';
import { schedule } from './leg-schedule.ts';
import { quote } from './shipping-quote.ts';

/** The tools over shipping products and first legs. */
export const legTools: ToolHandlers = { 'globalShipping.quote': quote, 'firstLegTime.schedule': schedule };

/** Effects of the own actions of first legs. */
export const legActions: ActionHandlers = { 'firstLegTime.nextPeriod': nextPeriod };
