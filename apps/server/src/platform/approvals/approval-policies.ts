import type { Decimal } from '@axle/kernel';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Who decides on changes of some fields of an entity, how soon, and which changes pass by themselves. */
export interface ApprovalPolicy {
  readonly id: number;
  readonly fields: readonly string[];
  /** Code of the role whose people decide. */
  readonly approverRole: string;
  /** Changes up to this many percent take effect at once. */
  readonly autoPercent: Decimal | null;
  /** Hours after which a request is late. */
  readonly slaHours: number;
  /** How many different people must approve. */
  readonly minApprovers: number;
}

/** The policies of an entity. */
export async function policiesOf(database: Kysely<Tables>, entity: string): Promise<readonly ApprovalPolicy[]> {
  const rows = await database.selectFrom('approval_policy').selectAll().where('entity', '=', entity).orderBy('id').execute();
  return rows.map(({ id, fields, approver_role, auto_percent, sla_hours, min_approvers }) => ({
    id,
    fields,
    approverRole: approver_role,
    autoPercent: auto_percent as Decimal | null,
    slaHours: sla_hours,
    minApprovers: min_approvers,
  }));
}

/** The policy that a field stands under. A field under approval without one is a fault of the set-up. */
export function policyFor(policies: readonly ApprovalPolicy[], entity: string, field: string): ApprovalPolicy {
  const found = policies.find(({ fields }) => fields.includes(field));
  if (!found) throw new Error(`no approval policy covers ${entity}.${field}`);
  return found;
}
