import type { ComponentType } from 'react';
import type { ViewName } from '@axle/pages';
import type { ViewProps } from './view-props.ts';

/** Loads a bespoke view's chunk. */
export type LoadView = () => Promise<{ readonly default: ComponentType<ViewProps> }>;

/** The bespoke views by name, each a chunk of its own. The compiler asks for every one that a page may name. */
export const views: Record<ViewName, LoadView> = {
  'home/workplace': async () => ({ default: (await import('./home/workplace/workplace.view.tsx')).Workplace }),
  'delivery/distribution-matrix': async () => ({ default: (await import('./delivery/distribution/matrix.view.tsx')).DistributionMatrix }),
  'delivery/distribution-supply': async () => ({ default: (await import('./delivery/distribution/supply.view.tsx')).DistributionSupply }),
  'delivery/distribution-load': async () => ({ default: (await import('./delivery/distribution/load.view.tsx')).DistributionLoad }),
  'basic/vehicle-search': async () => ({ default: (await import('./basic/vehicle-search/vehicle-search.view.tsx')).VehicleSearch }),
  'basic/vehicle-coverage': async () => ({ default: (await import('./basic/vehicle-coverage/vehicle-coverage.view.tsx')).VehicleCoverage }),
  'system/users': async () => ({ default: (await import('./system/users/users.view.tsx')).Users }),
  'system/feed-overview': async () => ({ default: (await import('./system/data-center/feed-overview.view.tsx')).FeedOverview }),
  'system/feed-runs': async () => ({ default: (await import('./system/data-center/feed-runs.view.tsx')).FeedRuns }),
  'system/feed-tables': async () => ({ default: (await import('./system/data-center/feed-tables.view.tsx')).FeedTables }),
  'system/feed-switches': async () => ({ default: (await import('./system/data-center/feed-switches.view.tsx')).FeedSwitches }),
  'system/feed-environment': async () => ({ default: (await import('./system/data-center/feed-environment.view.tsx')).FeedEnvironment }),
  'system/status-graph': async () => ({ default: (await import('./system/order-status/status-graph.view.tsx')).StatusGraph }),
  'system/status-mapping': async () => ({ default: (await import('./system/order-status/status-mapping.view.tsx')).StatusMapping }),
  'system/approval-policies': async () => ({
    default: (await import('./system/approval-policies/approval-policies.view.tsx')).ApprovalPoliciesView,
  }),
  'system/field-matrix': async () => ({ default: (await import('./system/field-matrix/field-matrix.view.tsx')).FieldMatrix }),
  'system/field-preview': async () => ({ default: (await import('./system/field-preview/field-preview.view.tsx')).FieldPreview }),
  'system/list-defaults': async () => ({ default: (await import('./system/list-defaults/list-defaults.view.tsx')).ListDefaultsView }),
  'system/resolve-recipients': async () => ({
    default: (await import('./system/recipients/resolve-recipients.view.tsx')).ResolveRecipients,
  }),
  'system/shop-attempts': async () => ({ default: (await import('./system/shop-attempts/shop-attempts.view.tsx')).ShopAttempts }),
  'wms/pick-walk': async () => ({ default: (await import('./wms/pick-walk/pick-walk.view.tsx')).PickWalk }),
  'basic/bom-where-used': async () => ({ default: (await import('./basic/bom/where-used.view.tsx')).WhereUsed }),
  'basic/bom-explode': async () => ({ default: (await import('./basic/bom/explode.view.tsx')).ExplodeBom }),
  'basic/bom-compare': async () => ({ default: (await import('./basic/bom/compare.view.tsx')).CompareBoms }),
  'basic/normalise-states': async () => ({ default: (await import('./basic/state/normalise-states.view.tsx')).NormaliseStates }),
  'basic/centre-map': async () => ({ default: (await import('./basic/centre/centre-map.view.tsx')).CentreMap }),
  'basic/harbour-distance': async () => ({ default: (await import('./basic/harbour/harbour-distance.view.tsx')).HarbourDistance }),
  'basic/freight-rates': async () => ({ default: (await import('./basic/freight/freight-rates.view.tsx')).FreightRates }),
  'basic/hs-tree': async () => ({ default: (await import('./basic/tariff/hs-tree.view.tsx')).HsTree }),
  'basic/holiday-year': async () => ({ default: (await import('./basic/holiday/holiday-year.view.tsx')).HolidayYear }),
  'basic/working-days': async () => ({ default: (await import('./basic/holiday/working-days.view.tsx')).WorkingDays }),
  'basic/payment-plan': async () => ({ default: (await import('./basic/terms/payment-plan.view.tsx')).PaymentPlan }),
  'basic/try-deduction': async () => ({ default: (await import('./basic/terms/try-deduction.view.tsx')).TryDeduction }),
  'basic/try-route': async () => ({ default: (await import('./basic/trade/try-route.view.tsx')).TryRoute }),
  'basic/contract-preview': async () => ({ default: (await import('./basic/terms/contract-preview.view.tsx')).ContractPreview }),
  'basic/property-template': async () => ({ default: (await import('./basic/property/property-template.view.tsx')).PropertyTemplate }),
  'basic/rule-table': async () => ({ default: (await import('./basic/rule/rule-table.view.tsx')).RuleTable }),
  'basic/property-matrix': async () => ({ default: (await import('./basic/property/property-matrix.view.tsx')).PropertyMatrix }),
  'wms/slow-moving-map': async () => ({ default: (await import('./wms/slow-moving/slow-moving-map.view.tsx')).SlowMovingMap }),
  'basic/profit-calculator': async () => ({ default: (await import('./basic/profit/profit-calculator.view.tsx')).ProfitCalculator }),
  'basic/safety-explain': async () => ({ default: (await import('./basic/safety/safety-explain.view.tsx')).SafetyExplain }),
  'wms/pack-station': async () => ({ default: (await import('./wms/pack-station/pack-station.view.tsx')).PackStation }),
  'wms/manifests': async () => ({ default: (await import('./wms/manifests/manifests.view.tsx')).Manifests }),
  'basic/season-matrix': async () => ({ default: (await import('./basic/season/season-matrix.view.tsx')).SeasonMatrix }),
  'finance/rate-chart': async () => ({ default: (await import('./finance/rate-chart/rate-chart.view.tsx')).RateChart }),
  'wms/putaway-scan': async () => ({ default: (await import('./wms/putaway/putaway-scan.view.tsx')).PutawayScan }),
  'wms/stocktake-variances': async () => ({
    default: (await import('./wms/stocktake-variances/stocktake-variances.view.tsx')).StocktakeVariances,
  }),
  'wms/blind-count': async () => ({ default: (await import('./wms/count/blind-count.view.tsx')).BlindCount }),
  'wms/receive-station': async () => ({ default: (await import('./wms/receive-station/receive-station.view.tsx')).ReceiveStation }),
  'resource-centre/import-errors': async () => ({ default: (await import('./resource-centre/import-errors.view.tsx')).ImportErrorList }),
  'resource-centre/import-templates': async () => ({
    default: (await import('./resource-centre/import-templates.view.tsx')).ImportTemplates,
  }),
};
