import { ok, refuse } from '@axle/kernel';
import { mainPaths } from '@axle/wire';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import { callRefusals } from '../gateways/call-refusals.ts';
import { mainCall, type MainCall } from '../gateways/main/main-call.ts';
import type { PageRegistry } from '../pages/registry.ts';
import type { KnownResource } from '../resources/record-parts.ts';
import { findReferred, mostFound, referredById, wholeReferred } from './find-referred.ts';
import { mayLookUp, pageOfEntity } from './may-look-up.ts';

/** What lookups need. */
export interface LookupCallParts {
  readonly database: Kysely<Tables>;
  readonly registry: PageRegistry;
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
});

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
          : await findReferred(parts, given.q);
      const shownOn = pageOfEntity(registry, caller.access, given.entity);
      return ok({ rows, most: mostFound, ...(shownOn ? { page: { section: shownOn.section.key, page: shownOn.page.key } } : {}) });
    },
  }),
];
