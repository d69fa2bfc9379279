import { ok, refuse } from '@axle/kernel';
import { mainPaths, type TextMatch } from '@axle/wire';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import { callRefusals } from '../gateways/call-refusals.ts';
import { mainCall, type MainCall } from '../gateways/main/main-call.ts';
import type { Registry } from '../registry/registry.ts';
import { mayReadReferred } from '../resources/known-texts.ts';
import { columnOf } from '../resources/query/columns.ts';
import type { Asker, KnownResource } from '../resources/record-parts.ts';
import { recordsCalled } from './records-called.ts';
import { findReferred, mostFound, referredById, wholeReferred } from './find-referred.ts';
import { namesOf } from '../resources/reference-names.ts';
import { every } from '../resources/query/filter-condition.ts';
import { mayLookUp, pageOfEntity } from './may-look-up.ts';

/** What lookups need. */
export interface LookupCallParts {
  readonly database: Kysely<Tables>;
  readonly registry: Registry;
}

const ids = z
  .union([z.string(), z.array(z.coerce.string())])
  .transform(given => (typeof given === 'string' ? given.split(',') : given).map(Number))
  .pipe(z.array(z.number().int().positive().max(Number.MAX_SAFE_INTEGER)).min(1).max(500));

const lookupInput = z.object({
  entity: z.string().max(80),
  q: z.coerce.string().max(100).default(''),
  ids: ids.optional(),
  whole: z.coerce.string().optional(),
  within: z.string().max(80).optional(),
  withinId: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
  holds: z.string().max(80).optional(),
  held: z.coerce.string().max(500).optional(),
});

/** Most texts of one call: the lines of a document. */
const mostTexts = 2000;

const matchInput = z.object({ entity: z.string().max(80), texts: z.array(z.string().trim().min(1).max(200)).min(1).max(mostTexts) });

/**
 * The records that refer to one other record, and hold one of some choices, by fields that the asker may read; all of them where no such
 * field is named.
 */
function narrowed(
  target: KnownResource,
  caller: Asker,
  { within, withinId, holds, held }: Pick<z.infer<typeof lookupInput>, 'within' | 'withinId' | 'holds' | 'held'>,
): RawBuilder<boolean> | undefined {
  const mayRead = (field: string | undefined, kind: 'ref' | 'enum'): field is string =>
    field !== undefined && target.fields[field]?.kind === kind && mayReadReferred(target, caller, field);
  const own = mayRead(within, 'ref') && withinId !== undefined ? [sql<boolean>`${columnOf(within)} = ${withinId}`] : [];
  const kept = mayRead(holds, 'enum') && held ? [sql<boolean>`${columnOf(holds)}::text = any(${held.split(',')}::text[])`] : [];
  return own.length + kept.length === 0 ? undefined : every([...own, ...kept]);
}

/**
 * What select boxes ask: records of an entity by a text that their code or names hold, by their ids, or, of trees, all of them at once.
 * Within the asker's scope; those out of use are found by id alone. The page that shows them is named where the asker may open it.
 */
export const lookupCalls = ({ database, registry }: LookupCallParts): readonly MainCall[] => [
  mainCall({
    method: 'GET',
    path: mainPaths.lookup,
    input: lookupInput,
    async handle(caller, given) {
      const target = registry.referred(given.entity);
      if (!target?.knownBy || !mayLookUp(registry, caller.access, given.entity)) return refuse(callRefusals.forbidden);
      const parts = { database, target: target as KnownResource, caller };
      const rows = given.ids
        ? await referredById(parts, given.ids)
        : given.whole && target.knownBy.parent
          ? await wholeReferred(parts)
          : await findReferred({ ...parts, only: narrowed(target as KnownResource, caller, given) }, given.q);
      const shownOn = pageOfEntity(registry, caller.access, given.entity);
      return ok({ rows, most: mostFound, ...(shownOn ? { page: { section: shownOn.section.key, page: shownOn.page.key } } : {}) });
    },
  }),
  mainCall({
    method: 'POST',
    path: mainPaths.matchLookup,
    input: matchInput,
    async handle(caller, { entity, texts }) {
      const target = registry.referred(entity);
      if (!target?.knownBy || !mayLookUp(registry, caller.access, entity)) return refuse(callRefusals.forbidden);
      const parts = { database, target: target as KnownResource, caller };
      const called = [...(await recordsCalled(database, parts, target.label, [...new Set(texts)]))];
      const ids = called.flatMap(([, result]) => (result.ok ? [result.value] : []));
      const matches = called.map(([text, result]): TextMatch =>
        result.ok ? { text, id: result.value } : { text, refusal: result.refusal },
      );
      return { ...ok(matches), names: ids.length > 0 ? { [entity]: await namesOf(database, parts.target, caller, ids) } : {} };
    },
  }),
];
