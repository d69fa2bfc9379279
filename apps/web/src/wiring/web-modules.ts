import type { WebModule } from '../engine/bespoke/web-module.ts';
import { catalogModule } from '../modules/catalog/web-module.ts';
import { developmentModule } from '../modules/development/web-module.ts';
import { financeModule } from '../modules/finance/web-module.ts';
import { inventoryModule } from '../modules/inventory/web-module.ts';
import { logisticsModule } from '../modules/logistics/web-module.ts';
import { operationModule } from '../modules/operation/web-module.ts';
import { ordersModule } from '../modules/orders/web-module.ts';
import { planningModule } from '../modules/planning/web-module.ts';
import { purchasingModule } from '../modules/purchasing/web-module.ts';
import { qualityModule } from '../modules/quality/web-module.ts';
import { systemModule } from '../modules/system/web-module.ts';

/** The modules of all words. They are one chunk, which is loaded with the first bespoke view. */
export const webModules: readonly WebModule[] = [
  catalogModule,
  inventoryModule,
  logisticsModule,
  purchasingModule,
  planningModule,
  financeModule,
  developmentModule,
  qualityModule,
  ordersModule,
  operationModule,
  systemModule,
];
