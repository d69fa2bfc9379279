import { demoSteps } from '../../platform/demo/demo-step.ts';
import { defineModule } from '../../platform/registry/module.ts';
import { operationDemo } from './demo/operation-demo.ts';
import { feedParts } from './feed/feed-parts.ts';
import { profitParts } from './profit/profit-parts.ts';

/** The manifest of operation: what is listed where, at which price and stock, and what it earns. */
export const operation = defineModule('operation', ...feedParts, ...profitParts, demoSteps(...operationDemo));
