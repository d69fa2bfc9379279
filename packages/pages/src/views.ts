/** Names of the bespoke views that pages may ask for. The browser app must have a component for each. */
export const viewNames = [
  'home/workplace',
  'basic/vehicle-search',
  'system/users',
  'system/status-graph',
  'system/status-mapping',
  'system/approval-policies',
  'system/list-defaults',
  'system/field-matrix',
  'system/shop-attempts',
  'system/resolve-recipients',
  'basic/bom-where-used',
  'basic/bom-explode',
  'basic/bom-compare',
  'basic/normalise-states',
  'basic/harbour-distance',
  'basic/holiday-year',
  'basic/working-days',
  'basic/payment-plan',
  'basic/try-deduction',
  'basic/contract-preview',
  'basic/try-route',
  'basic/hs-tree',
  'basic/property-template',
  'basic/property-matrix',
  'basic/rule-table',
  'basic/season-matrix',
  'basic/safety-explain',
] as const;

/** Name of a bespoke view. */
export type ViewName = (typeof viewNames)[number];
