import type { Generated, GeneratedAlways } from 'kysely';
import type { InstantNow } from './columns.ts';

export interface WorkflowHistoryTable {
  id: GeneratedAlways<number>;
  flow_id: string;
  page: string;
  org_id: number | null;
  step: number;
  step_name_zh: string;
  step_name_en: string;
  user_id: number;
  at: InstantNow;
  decision: 'submit' | 'approve' | 'reject' | 'transfer' | 'addSigner' | 'ask' | 'recall' | 'copy';
  comment: Generated<string>;
}

export interface OfficeSwitchTable {
  key: string;
  value: string;
  note_zh: string;
  note_en: string;
  synced_at: InstantNow;
}

/** The tables of this word by name. */
export interface WorkflowTables {
  workflow_history: WorkflowHistoryTable;
  office_switch: OfficeSwitchTable;
}
