import { binTools } from '../warehouse/abc-proposal.ts';
import { contractTools } from '../contract/preview-template.ts';
import { courierTools } from '../courier/test-number.ts';
import { cutoffTools } from '../cutoff/check-cutoffs.ts';
import { deliveryTimeTools } from '../delivery/delivery-tools.ts';
import { fbaTools } from '../fba/fba-tools.ts';
import { configTools } from '../planning/config-tools.ts';
import { deliveryTools } from '../planning/delivery-tools.ts';
import { safetyTools } from '../planning/safety-tools.ts';
import { substituteTools } from '../substitute/substitute-tools.ts';
import { stockTools } from '../stock/stock-at-moment.ts';
import { monthTools } from '../stock-report/months.ts';
import { packingTools } from '../parcel/packing-desk.ts';
import { fbmTools } from '../freight/fbm-tools.ts';
import { vehicleTools } from '../fitment/vehicle-tools.ts';
import { tariffTools } from '../tariff/tariff-tools.ts';
import { rateTools } from '../finance/rate-tools.ts';
import { portTools } from '../logistics/choose-ports.ts';
import { harbourTools } from '../logistics/harbour-tools.ts';
import { legTools } from '../leg/leg-tools.ts';
import { mappingTools } from '../mapping/fba-map-tools.ts';
import { shippingTools } from '../shipping/try-shipping.ts';
import { profitTools } from '../profit/profit-tools.ts';
import { recalcTools } from '../profit/recalc-preview.ts';
import { ruleTools } from '../rule/rule-tools.ts';
import { shopSyncTools } from '../shop-sync/sync-actions.ts';
import { listingTools } from '../listing/exception-actions.ts';
import { storeConfigTools } from '../store-config/try-warehouses.ts';
import { waveTools } from '../wave/wave-actions.ts';
import type { ToolHandlers } from '../resources/calls/tool-handler.ts';

/** The functions behind the tools of all pages. */
export const pageTools: ToolHandlers = {
  ...binTools,
  ...fbaTools,
  ...tariffTools,
  ...cutoffTools,
  ...legTools,
  ...courierTools,
  ...substituteTools,
  ...mappingTools,
  ...ruleTools,
  ...configTools,
  ...safetyTools,
  ...deliveryTools,
  ...shippingTools,
  ...listingTools,
  ...shopSyncTools,
  ...stockTools,
  ...packingTools,
  ...waveTools,
  ...storeConfigTools,
  ...monthTools,
  ...fbmTools,
  ...vehicleTools,
  ...deliveryTimeTools,
  ...profitTools,
  ...rateTools,
  ...recalcTools,
  ...contractTools,
  ...harbourTools,
  ...portTools,
};
