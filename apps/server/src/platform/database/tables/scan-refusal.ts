import type { GeneratedAlways } from 'kysely';
import type { Instant } from './columns.ts';

export interface ScanRefusalTable {
  id: GeneratedAlways<number>;
  warehouse: number;
  step: 'receive' | 'pick';
  doc_no: string;
  code: string;
  refused: string;
  scan_key: string | null;
  by: number;
  at: Instant;
}

/** The tables of this word by name. */
export interface ScanRefusalTables {
  scan_refusal: ScanRefusalTable;
}
