import { defineModule } from '../../platform/registry/module.ts';
import { profitParts } from './profit/profit-parts.ts';

/** The manifest of operation: what is listed where, at which price and stock, and what it earns. */
export const operation = defineModule('operation', ...profitParts);
