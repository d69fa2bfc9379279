import type { Generated, GeneratedAlways } from 'kysely';
import type { Instant, InstantNow, OptionalInstant, RecordColumns } from './columns.ts';

export interface WaveTable extends RecordColumns {
  wave_no: Generated<string>;
  type: 'single' | 'multi' | 'bulk' | 'fba';
  warehouse: number;
  cutoff_at: OptionalInstant;
  courier: number | null;
  picker: number | null;
  status: Generated<'draft' | 'released' | 'picking' | 'done' | 'cancelled'>;
  released_at: OptionalInstant;
  started_at: OptionalInstant;
  closed_at: OptionalInstant;
  walk_metres: number | null;
}

export interface WaveOrderTable {
  id: GeneratedAlways<number>;
  wave: number;
  outbound: number;
  slot: number;
  in_wave: Generated<boolean>;
}

export interface PickTable {
  id: GeneratedAlways<number>;
  outbound: number;
  line_no: number;
  warehouse: number;
  bin: number;
  sku: number;
  qty: number;
  picked: Generated<number>;
  shipped: Generated<number>;
  picked_by: number | null;
  picked_at: OptionalInstant;
  back_since: OptionalInstant;
  created_at: InstantNow;
  wave: number | null;
  walk: Generated<number>;
}

export interface PickShortTable {
  id: GeneratedAlways<number>;
  wave: number | null;
  outbound: number;
  line_no: number;
  bin: number;
  sku: number;
  qty: number;
  reason: string;
  moved: Generated<number>;
  by: number;
  at: Instant;
}

export interface WaybillRangeTable {
  channel: number;
  last: number;
}

/** The tables of this word by name. */
export interface WaveTables {
  wave: WaveTable;
  wave_order: WaveOrderTable;
  pick: PickTable;
  pick_short: PickShortTable;
  waybill_range: WaybillRangeTable;
}
