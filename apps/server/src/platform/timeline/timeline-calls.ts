import { ok, refuse } from '@axle/kernel';
import { fieldsOf, timelineKinds, wireValues } from '@axle/page-kit';
import { mainPaths } from '@axle/wire';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import { callRefusals } from '../gateways/call-refusals.ts';
import { mainCall, type MainCall } from '../gateways/main/main-call.ts';
import type { Registry } from '../registry/registry.ts';
import { badCursor } from '../resources/record-refusals.ts';
import { referenceNames } from '../resources/reference-names.ts';
import { recordVersion } from './record-version.ts';
import { readTimelineCursor } from './timeline-cursor.ts';
import { timelinePage, valueRows } from './timeline-page.ts';
import { timelineRecord } from './timeline-record.ts';

const recordInput = z.object({ page: z.string().max(80), id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });
const kind = z.enum(timelineKinds);
const pageInput = recordInput.extend({
  /** None are all. */
  kinds: z.union([kind, z.array(kind)]).default([]),
  after: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

/** The calls about what happened to a record: its timeline page by page, and the record as it stood at a version. */
export function timelineCalls(parts: { readonly database: Kysely<Tables>; readonly registry: Registry }): readonly MainCall[] {
  const { database } = parts;
  return [
    mainCall({
      method: 'GET',
      path: mainPaths.timeline,
      input: pageInput,
      async handle(caller, { kinds, after, limit, ...where }) {
        const record = await timelineRecord(parts, caller, where);
        if (!record.ok) return record;
        const place = after === undefined ? undefined : readTimelineCursor(after);
        if (after !== undefined && !place) return refuse(badCursor);
        const value = await timelinePage(record.value, { kinds: [kinds].flat(), after: place, limit });
        return { ok: true, value, names: await referenceNames(database, record.value.parts, valueRows(value.entries)) };
      },
    }),
    mainCall({
      method: 'GET',
      path: mainPaths.recordVersion,
      input: recordInput.extend({ version: z.coerce.number().int().positive().max(2_147_483_647) }),
      async handle(caller, { version, ...where }) {
        const record = await timelineRecord(parts, caller, where);
        if (!record.ok) return record;
        if (!record.value.may('log')) return refuse(callRefusals.forbidden);
        const found = await recordVersion(record.value.parts, where.id, version);
        if (!found.ok) return found;
        const { resource } = record.value.parts;
        return {
          ...ok(wireValues(fieldsOf(resource)).send(found.value)),
          names: await referenceNames(database, record.value.parts, [found.value]),
        };
      },
    }),
  ];
}
