import { settingFigures } from '../access/setting-figures.ts';
import { messageFigures } from '../logs/message-figures.ts';
import { signInFigures } from '../logs/sign-in-figures.ts';
import { trackingFigures } from '../logs/tracking-figures.ts';
import { listingFigures } from '../listing/listing-figures.ts';
import type { FiguresHandlers } from '../resources/calls/figures-handler.ts';
import { buyingFigures } from '../buying/buying-figures.ts';
import { materialFigures } from '../parcel/material-figures.ts';
import { fbaStockFigures } from '../fba-stock/aged-figures.ts';
import { planFigures } from '../stocktake/plan-figures.ts';
import { stockFigures } from '../stock/stock-figures.ts';
import { areaFigures } from '../warehouse/area-figures.ts';
import { stockReportFigures } from '../stock-report/work-figures.ts';
import { binFigures } from '../warehouse/bin-figures.ts';

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
