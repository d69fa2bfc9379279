import { mainCalls } from '../../../platform/gateways/module-calls.ts';
import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { consequences } from '../../../platform/resources/writes/follow-writes.ts';
import { keepLog } from './keep-log.ts';
import { logCalls } from './log-calls.ts';
import { openLog } from './open-log.ts';

/** What the sampling log adds to the manifest of quality. */
export const logParts = [
  consequences({ 'sampling.log': keepLog }),
  actions({ 'samplingDetail.openLog': openLog }),
  mainCalls({ samplingLog: logCalls }),
] as const;
