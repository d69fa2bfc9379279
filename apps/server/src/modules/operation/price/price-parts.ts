import { mainCalls } from '../../../platform/gateways/module-calls.ts';
import { sweeps } from '../../../platform/jobs/background-work.ts';
import { keyed } from '../../../platform/registry/extension-point.ts';
import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { decide, rework } from '../../../platform/resources/states/decide.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { derivations } from '../../../platform/resources/writes/settle-rows.ts';
import { toDos } from '../../../platform/workplace/todo-source.ts';
import { applyDuePrices } from './apply-price-changes.ts';
import { priceFileCalls } from './price-file-call.ts';
import { pricesToApprove } from './price-todos.ts';
import { proposePrices } from './propose-prices.ts';
import { settlePriceChanges } from './settle-price-changes.ts';
import { submitPriceChange } from './submit-price-change.ts';

/** What price changes and repricing rules add to the manifest of operation. */
export const priceParts = [
  actions({
    'priceChanges.submit': transitionHandler('submit', submitPriceChange),
    'priceChanges.approve': transitionHandler('approve', decide),
    'priceChanges.reject': transitionHandler('reject', decide),
    'priceChanges.rework': transitionHandler('rework', rework),
    'repricingRules.propose': proposePrices,
  }),
  mainCalls({ priceFiles: priceFileCalls }),
  derivations({ priceChange: settlePriceChanges }),
  sweeps({ 'price changes': applyDuePrices }),
  toDos(...keyed(pricesToApprove)),
] as const;
