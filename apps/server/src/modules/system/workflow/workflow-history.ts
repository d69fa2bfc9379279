import { permissionCode } from '@axle/page-kit';
import { can, inScope, scopeOf } from '@axle/permissions';
import type { WorkflowStep } from '@axle/wire';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Caller } from '../../../platform/gateways/caller.ts';
import type { Registry } from '../../../platform/registry/registry.ts';

const secondsBetween = (from: string, to: string): number => Math.floor((Date.parse(to) - Date.parse(from)) / 1000);

/**
 * What happened in a flow, oldest first. It is shown to users who took part in it or were copied, and to users who may list the page of the
 * document for the part of the organisation that the flow belongs to; all others get an empty history, as of a flow that does not exist.
 */
export async function workflowHistory(
  database: Kysely<Tables>,
  registry: Registry,
  { access }: Caller,
  flowId: string,
): Promise<readonly WorkflowStep[]> {
  const rows = await database
    .selectFrom('workflow_history as h')
    .innerJoin('app_user as u', 'u.id', 'h.user_id')
    .select(['h.page', 'h.org_id', 'h.step', 'h.step_name_zh', 'h.step_name_en', 'h.user_id', 'u.nickname', 'u.nickname_en'])
    .select(['h.at', 'h.decision', 'h.comment'])
    .where('h.flow_id', '=', flowId)
    .orderBy('h.at')
    .orderBy('h.id')
    .execute();
  const [first] = rows;
  if (!first) return [];
  const entry = registry.page(first.page);
  const mayRead =
    access.isSuper ||
    rows.some(({ user_id }) => user_id === access.userId) ||
    (entry !== undefined &&
      can(access, permissionCode(entry.section.key, entry.page.key, 'list')) &&
      inScope(scopeOf(access, 'org'), first.org_id === null ? undefined : String(first.org_id)));
  if (!mayRead) return [];
  return rows.map(({ page: _page, org_id: _org, ...step }, index) => {
    const before = rows[index - 1];
    return { ...step, waiting_seconds: before ? secondsBetween(before.at, step.at) : 0 };
  });
}
