import { binTools } from '../../modules/inventory/warehouse/abc-proposal.ts';
import { contractTools } from '../../modules/finance/contract/preview-template.ts';
import { courierTools } from '../../modules/logistics/courier/test-number.ts';
import { cutoffTools } from '../../modules/logistics/cutoff/check-cutoffs.ts';
import { deliveryTimeTools } from '../../modules/logistics/delivery/delivery-tools.ts';
import { fbaTools } from '../../modules/logistics/fba/fba-tools.ts';
import { configTools } from '../../modules/planning/parameters/config-tools.ts';
import { deliveryTools } from '../../modules/planning/delivery/delivery-tools.ts';
import { safetyTools } from '../../modules/planning/safety/safety-tools.ts';
import { substituteTools } from '../../modules/catalog/substitute/substitute-tools.ts';
import { stockTools } from '../../modules/inventory/stock/stock-at-moment.ts';
import { monthTools } from '../../modules/inventory/report/months.ts';
import { packingTools } from '../../modules/inventory/parcel/packing-desk.ts';
import { fbmTools } from '../../modules/logistics/freight/fbm-tools.ts';
import { vehicleTools } from '../../modules/catalog/fitment/vehicle-tools.ts';
import { tariffTools } from '../../modules/logistics/tariff/tariff-tools.ts';
import { rateTools } from '../../modules/finance/rate/rate-tools.ts';
import { portTools } from '../../modules/logistics/harbour/choose-ports.ts';
import { harbourTools } from '../../modules/logistics/harbour/harbour-tools.ts';
import { legTools } from '../../modules/logistics/leg/leg-tools.ts';
import { mappingTools } from '../../modules/catalog/mapping/fba-map-tools.ts';
import { shippingTools } from '../../modules/logistics/shipping/try-shipping.ts';
import { profitTools } from '../../modules/logistics/profit/profit-tools.ts';
import { recalcTools } from '../../modules/logistics/profit/recalc-preview.ts';
import { ruleTools } from '../../modules/logistics/rule/rule-tools.ts';
import { shopSyncTools } from '../../modules/system/shop-sync/sync-actions.ts';
import { listingTools } from '../../modules/catalog/listing/exception-actions.ts';
import { storeConfigTools } from '../../modules/inventory/store-config/try-warehouses.ts';
import { waveTools } from '../../modules/inventory/wave/wave-actions.ts';
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
