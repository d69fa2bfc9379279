import { nextPeriod } from '../../platform/dated/next-period.ts';
import { demoSteps } from '../../platform/demo/demo-step.ts';
import { mainCalls } from '../../platform/gateways/module-calls.ts';
import { sweeps } from '../../platform/jobs/background-work.ts';
import { defineModule } from '../../platform/registry/module.ts';
import { actions } from '../../platform/resources/calls/action-handler.ts';
import { tools } from '../../platform/resources/calls/tool-handler.ts';
import { disableGuards } from '../../platform/resources/disable-guard.ts';
import { recordGuards } from '../../platform/resources/guarded.ts';
import { derivations, writeGuards } from '../../platform/resources/writes/settle-rows.ts';
import { channelChoice } from './channel/channel-tool.ts';
import { deliveryActions, deliveryTools } from './delivery/delivery-tools.ts';
import { planningDemo } from './demo/planning-demo.ts';
import { configTools } from './parameters/config-tools.ts';
import { defaultStays, keepDefault } from './parameters/keep-default.ts';
import { nameParameters } from './parameters/name-parameters.ts';
import { planningLookupCalls } from './parameters/planning-lookups.ts';
import { priorityActions } from './priority/priority-actions.ts';
import { priorityGuard } from './priority/priority-guard.ts';
import { returnPriorities } from './priority/return-priorities.ts';
import { safetyActions } from './safety/safety-actions.ts';
import { safetyTools } from './safety/safety-tools.ts';
import { seasonActions } from './season/season-actions.ts';

/** The manifest of planning: the parameters of plans. */
export const planning = defineModule(
  'planning',
  actions(seasonActions, priorityActions, safetyActions, deliveryActions, { 'purchaseTime.nextPeriod': nextPeriod }),
  tools(configTools, safetyTools, deliveryTools, { 'mrpBaseConfig.channels': channelChoice }),
  recordGuards({ skuPriority: priorityGuard }),
  disableGuards({ mrpBaseConfig: keepDefault }),
  writeGuards({ mrpBaseConfig: defaultStays }),
  derivations({
    mrpBaseConfig: nameParameters,
    safetyStock: nameParameters,
    seasonFactor: nameParameters,
    skuPriority: nameParameters,
    deliveryDemand: nameParameters,
  }),
  mainCalls({ planningLookup: planningLookupCalls }),
  sweeps({ priorities: ({ database, registry, now }) => returnPriorities(database, registry, now()) }),
  demoSteps(...planningDemo),
);
