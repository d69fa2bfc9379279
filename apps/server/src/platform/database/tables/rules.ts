import type { Generated, GeneratedAlways } from 'kysely';
import type { Instant, Json, RecordColumns } from './columns.ts';

interface RuleColumns extends RecordColumns {
  status: Generated<number>;
  seq: Generated<number>;
  name: string;
  conditions: string | null;
  active_from: string | null;
  active_to: string | null;
  note: string | null;
}

export interface WarehouseRuleTable extends RuleColumns {
  warehouses: string[] | null;
  store_warehouses: boolean | null;
  split_allowed: boolean | null;
  max_splits: number | null;
}

export interface FirstLegRuleTable extends RuleColumns {
  shipping: number;
  fallback: number | null;
  cost_cap_usd_per_kg: string | null;
  auto_booking: boolean | null;
  auto_declaration: boolean | null;
  auto_tracking_subscribe: boolean | null;
  consolidation_group: string | null;
}

export interface LastMileRuleTable extends RuleColumns {
  channel: number | null;
  fallback: number | null;
  rate_shop: string[] | null;
  objective: string | null;
  max_cost_usd: string | null;
}

/** A table of rules as it was put in force: it never changes. */
export interface RuleVersionTable {
  id: GeneratedAlways<number>;
  rule_set: string;
  no: number;
  effective_from: string;
  note: string;
  rolled_back_to: number | null;
  rules: Json;
  published_by: number;
  published_at: Instant;
}

/** What the rules in force on its day decide of an order or of a plan's destination. */
export interface RuleDecisionTable {
  id: GeneratedAlways<number>;
  rule_set: string;
  doc_no: string;
  day: string;
  version_no: number;
  rule: string | null;
  decided_at: Instant;
}

/** The tables of this word by name. */
export interface RulesTables {
  warehouse_rule: WarehouseRuleTable;
  first_leg_rule: FirstLegRuleTable;
  last_mile_rule: LastMileRuleTable;
  rule_version: RuleVersionTable;
  rule_decision: RuleDecisionTable;
}
