import type { Generated, GeneratedAlways } from 'kysely';
import type { OptionalInstant, RecordColumns } from './columns.ts';

export interface ProfitParamTable extends RecordColumns {
  status: Generated<0 | 1>;
  site: number;
  fulfilment: string;
  fx_rate: string | null;
  vat_rate: string;
  return_rate: string;
  resale_rate: string;
  ads_rate: string;
  other_rate: string | null;
  storage_months: string;
  storage_rate: string | null;
  referral_rate: string | null;
  referral_least: string | null;
  shipping: number | null;
  route: number | null;
  channel: number | null;
  warehouse: number | null;
  to_zip: string | null;
  note: string | null;
  effective_from: string;
  effective_to: string | null;
}

export interface ProfitParamReferralsTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  fee_category: string;
  above: string;
  percent: string;
  least: string | null;
}

export interface EstimatedProfitTable extends RecordColumns {
  status: Generated<0 | 1>;
  sku: number;
  site: number;
  fulfilment: string;
  price: string;
  decl_value: string | null;
  duty_code: string | null;
  target_margin: string | null;
  state: Generated<'open' | 'done' | 'missing'>;
  missing: string[] | null;
  revenue: string | null;
  referral: string | null;
  fulfilment_fee: string | null;
  storage: string | null;
  ads: string | null;
  purchase: string | null;
  first_leg: string | null;
  duty: string | null;
  landed: string | null;
  goods: string | null;
  other: string | null;
  profit: string | null;
  margin: string | null;
  roi: string | null;
  target_price: string | null;
  break_even: string | null;
  tier: string | null;
  table_versions: string | null;
  calc_at: OptionalInstant;
}

/** The tables of this word by name. */
export interface ProfitTables {
  profit_param: ProfitParamTable;
  profit_param_referrals: ProfitParamReferralsTable;
  estimated_profit: EstimatedProfitTable;
}
