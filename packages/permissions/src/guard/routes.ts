/** The page that a section's address leads to, by section. */
export const defaultPages: Readonly<Record<string, string>> = {
  home: 'homeIndex',
  system: 'users',
  mrp: 'mrpPanoramicView',
  logs: 'loginLog',
  qualityTesting: 'loginLog',
  purchase: 'purchaseRequiredSummary',
  basic: 'skuList',
  wms: 'logoutStock',
  delivery: 'logoutStock',
  newProducts: 'orderTpl',
  statistics: 'logisticsAveRateAscan',
  logistics: 'importAndExport',
  operation: 'partsGeek',
  oms: 'orderList',
  finance: 'contract',
  resourceCenter: 'downList',
};

/** Where `/` and `/admin` lead. */
export const homePath = '/admin/home/homeIndex';

/** The login page. */
export const loginPath = '/login';

/** Pages of their own outside the main shell; the server protects their documents. */
export const standalonePaths: readonly string[] = ['/samplingLog', '/receiveReportForm', '/oaCheckDetail'];
