import type { Generated, GeneratedAlways } from 'kysely';
import type { RecordColumns } from './columns.ts';

export interface TradeRelationTable extends RecordColumns {
  status: Generated<0 | 1>;
  seller: number;
  buyer: number;
  currency: string;
  markup: string;
  incoterm: string | null;
  payment_method: number | null;
  effective_from: string;
  effective_to: string | null;
  note: string | null;
}

export interface TradeRouteTable extends RecordColumns {
  status: Generated<0 | 1>;
  code: string;
  name_zh: string;
  name_en: string;
  warehouse: number;
  exporter: number | null;
  supervision: string | null;
  is_default: boolean | null;
}

export interface TradeRouteLegsTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  seller: number;
  buyer: number;
  via: number | null;
}

/** The tables of this word by name. */
export interface TradeTables {
  trade_relation: TradeRelationTable;
  trade_route: TradeRouteTable;
  trade_route_legs: TradeRouteLegsTable;
}
