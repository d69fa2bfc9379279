import type { Generated, GeneratedAlways } from 'kysely';
import type { Instant, OptionalInstant, OptionalJson, OptionalLater } from './columns.ts';

export interface ApprovalPolicyTable {
  id: GeneratedAlways<number>;
  entity: string;
  fields: string[];
  approver_role: string;
  auto_percent: string | null;
  sla_hours: Generated<number>;
  min_approvers: Generated<number>;
  version: Generated<number>;
}

export interface ApprovalDeputyTable {
  id: GeneratedAlways<number>;
  approver: number;
  deputy: number;
  first_day: string;
  last_day: string;
  note: string | null;
  created_by: number;
  created_at: Instant;
  ended_by: OptionalLater<number>;
  ended_at: OptionalLater<string, Date>;
}

export interface ApprovalDecisionTable {
  id: GeneratedAlways<number>;
  request_id: number;
  decision: 'approve' | 'reject';
  by_user: number;
  in_name_of: number;
  comment: string | null;
  at: Instant;
}

export interface ChangeRequestTable {
  id: GeneratedAlways<number>;
  version: Generated<number>;
  request_no: string;
  entity: string;
  page: string;
  record_id: number;
  record_label: string;
  base_version: number;
  fields: string[];
  largest_delta: string | null;
  approver_role: string;
  due_at: Instant;
  state: 'pending' | 'approved' | 'rejected' | 'withdrawn' | 'conflict';
  auto: Generated<boolean>;
  source: 'form' | 'import';
  created_by: number;
  created_at: Instant;
  decided_by: number | null;
  decided_at: OptionalInstant;
  comment: string | null;
  reason: string | null;
  min_approvers: Generated<number>;
  approvals: Generated<number>;
  reminded_at: OptionalInstant;
}

export interface ChangeRequestCountTable {
  day: string;
  last: number;
}

export interface ChangeRequestLineTable {
  id: GeneratedAlways<number>;
  request_id: number;
  entity: string;
  record_id: number;
  field: string;
  before: OptionalJson;
  after: OptionalJson;
  pending: boolean;
}

/** The tables of this word by name. */
export interface ApprovalsTables {
  approval_policy: ApprovalPolicyTable;
  approval_deputy: ApprovalDeputyTable;
  approval_decision: ApprovalDecisionTable;
  change_request: ChangeRequestTable;
  change_request_count: ChangeRequestCountTable;
  change_request_line: ChangeRequestLineTable;
}
