import { ok, type Refusal, refuse, type Result, type Text } from '@axle/kernel';
import { notFound, permissionCode, transit, transitionsFrom } from '@axle/page-kit';
import { can } from '@axle/permissions';
import type { PageEntry } from '../../registry/page-registry.ts';
import { forbiddenTo, rolesHolding } from '../../access/role-names.ts';
import { readableRefusals } from '../check-writing.ts';
import { liesInScope } from '../query/data-scope.ts';
import { findRecord } from '../read-records.ts';
import { type RecordParts, todayOf } from '../record-parts.ts';
import { outOfScope } from '../record-refusals.ts';

/** A transition that leads on from the state of a record: who may do it, and what stands against it for the actor now. */
export interface NextTransition {
  readonly key: string;
  readonly roles: readonly Text[];
  readonly refusals: readonly Refusal[];
}

/** Where a record can go from its state, under a page. */
export async function nextTransitions(
  parts: RecordParts,
  { section, page }: PageEntry,
  id: number,
): Promise<Result<readonly NextTransition[]>> {
  const { resource, database, caller } = parts;
  const record = await findRecord(parts, database, id, Object.keys(resource.fields));
  if (!record) return refuse(notFound);
  const { states } = resource;
  const looksOnly = resource.scopedBy?.alsoSeenBy !== undefined && !liesInScope(resource, caller, record, id);
  if (!states) return ok([]);
  const next = transitionsFrom(states, record[states.field]).filter(({ key }) => page.transitions.includes(key));
  const codeOf = (key: string, permission?: string) => permissionCode(section.key, page.key, permission ?? key);
  const roles = await rolesHolding(
    database,
    next.map(({ key, permission }) => codeOf(key, permission)),
  );
  return ok(
    next.map(transition => {
      const code = codeOf(transition.key, transition.permission);
      const holding = roles.get(code) ?? [];
      if (!can(caller.access, code)) return { key: transition.key, roles: holding, refusals: [forbiddenTo(transition.title, holding)] };
      if (looksOnly) return { key: transition.key, roles: holding, refusals: [outOfScope(resource)] };
      const moved = transit(resource, record, transition, { today: todayOf(caller) });
      return { key: transition.key, roles: holding, refusals: moved.ok ? [] : readableRefusals(parts, moved.refusal) };
    }),
  );
}
