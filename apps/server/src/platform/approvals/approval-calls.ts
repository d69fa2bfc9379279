import { applyLines, deltaOf, movedFields } from '@axle/approvals';
import { ok, refuse } from '@axle/kernel';
import { notFound, permissionCode } from '@axle/page-kit';
import { mainPaths } from '@axle/wire';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import { mainCall, type MainCall } from '../gateways/main/main-call.ts';
import { fieldRights } from '../resources/field-rights.ts';
import { findRecord } from '../resources/read-records.ts';
import { recordHistory } from '../resources/record-history.ts';
import { deputyCalls } from './deputy-calls.ts';
import { partsOfTarget } from './decide-request.ts';
import { isApprover } from './deciders.ts';
import { effectsOf } from './effects/effects-of.ts';
import { policyCalls } from './policy-calls.ts';
import { linesOf } from './stored-request.ts';
import { approvalMetas } from './held/value-metas.ts';
import { whoDecides } from './who-decides.ts';

/** Most former changes of the fields shown beside a request. */
const mostFormer = 10;

/**
 * What a request would change: each field before, after and by how much, what follows from it elsewhere, whether the record has moved on,
 * who decides and has decided, and what happened to these fields before; the policies that requests come from, and who stands in for whom.
 */
export const approvalCalls = ({ database }: { readonly database: Kysely<Tables> }): readonly MainCall[] => [
  ...policyCalls({ database }),
  ...deputyCalls({ database }),
  mainCall({
    method: 'GET',
    path: mainPaths.changeDifference,
    permission: permissionCode('system', 'basicInfoApproval', 'list'),
    input: z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
    async handle(caller, { id }) {
      const { resource } = caller.registry.resource('changeRequest')!;
      const parts = { database, resource, page: 'basicInfoApproval', caller };
      const seen = await findRecord(parts, database, id, ['state']);
      const row =
        seen &&
        (await database
          .selectFrom('change_request')
          .select(['id', 'entity', 'page', 'record_id', 'reason', 'approver_role', 'state', 'created_by', 'min_approvers'])
          .where('id', '=', id)
          .executeTakeFirst());
      const target = row && partsOfTarget(parts, row);
      const entry = row && caller.registry.page(row.page);
      if (!row || !target || !entry) return refuse(notFound);
      const metas = approvalMetas(target.resource);
      const { mayRead } = fieldRights(target);
      const lines = (await linesOf(database, id)).filter(({ field }) => mayRead(field));
      const record = await findRecord(
        target,
        database,
        row.record_id,
        lines.map(({ field }) => field),
      );
      const history = await recordHistory(target, row.record_id);
      const shown = new Set(lines.map(({ field }) => field));
      const whole = await findRecord(target, database, row.record_id, fieldRights(target).readable);
      const who = await whoDecides(database, caller, row);
      const decides = isApprover(caller.access, row.approver_role) || (row.state === 'pending' && who.refused === undefined);
      const effects = whole && seen['state'] === 'pending' ? await effectsOf(target, whole, applyLines(whole, lines), decides) : [];
      return ok({
        reason: row.reason ?? undefined,
        effects: effects ?? [],
        who,
        section: entry.section.key,
        page: row.page,
        record: record && { id: record.id },
        lines: lines.map(line => ({ ...line, delta: deltaOf(line, metas) })),
        moved: seen['state'] === 'pending' ? movedFields(record ?? {}, lines, metas) : [],
        former: (history.ok ? history.value : [])
          .map(entryOf => ({ ...entryOf, changes: entryOf.changes.filter(({ field }) => shown.has(field)) }))
          .filter(({ changes }) => changes.length > 0)
          .slice(0, mostFormer),
      });
    },
  }),
];
