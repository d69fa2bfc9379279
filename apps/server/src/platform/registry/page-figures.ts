import { settingFigures } from '../../modules/system/field-settings/setting-figures.ts';
import { messageFigures } from '../../modules/system/logs/message-figures.ts';
import { signInFigures } from '../../modules/system/logs/sign-in-figures.ts';
import { trackingFigures } from '../../modules/system/logs/tracking-figures.ts';
import { listingFigures } from '../../modules/catalog/listing/listing-figures.ts';
import type { FiguresHandlers } from '../resources/calls/figures-handler.ts';
import { buyingFigures } from '../../modules/finance/purchase/buying-figures.ts';
import { materialFigures } from '../../modules/inventory/parcel/material-figures.ts';
import { fbaStockFigures } from '../../modules/inventory/fba/aged-figures.ts';
import { planFigures } from '../../modules/inventory/stocktake/plan-figures.ts';
import { stockFigures } from '../../modules/inventory/stock/stock-figures.ts';
import { areaFigures } from '../../modules/inventory/warehouse/area-figures.ts';
import { stockReportFigures } from '../../modules/inventory/report/work-figures.ts';
import { binFigures } from '../../modules/inventory/warehouse/bin-figures.ts';

/** The functions behind the boards of all pages. */
export const pageFigures: FiguresHandlers = {
  ...trackingFigures,
  ...messageFigures,
  'userFieldSetting.hits': settingFigures,
  'binManage.fill': binFigures,
  'storageAreaConfig.heat': areaFigures,
  'buyingLog.bySku': buyingFigures,
  ...listingFigures,
  ...materialFigures,
  ...stockFigures,
  ...stockReportFigures,
  ...fbaStockFigures,
  'stocktake.plan': planFigures,
  'loginLog.signIns': signInFigures,
};
